import { codeLists, type CodeList } from './codes.ts';
import { eventWords } from './events.ts';
import { fieldWords } from './fields.ts';

export type { CodeList } from './codes.ts';

const find = <Value>(table: Readonly<Record<string, Value>>, keys: readonly string[]): Value | undefined =>
  keys.map((key) => (Object.hasOwn(table, key) ? table[key] : undefined)).find((value) => value !== undefined);

/** A field by event and path (`items.kind`), or by its name. */
const keysOf = (type: string, path: string): readonly string[] => [
  `${type}.${path}`,
  path.slice(path.lastIndexOf('.') + 1),
];

/** What an event or state says. Undefined for one that nobody has described. */
export const describeEvent = (type: string): string | undefined => find(eventWords, [type]);
/** What a field means, with its unit; fields of nested objects by their path. Undefined for one without a sentence. */
export const describeField = (type: string, path: string): string | undefined => find(fieldWords, keysOf(type, path));
/** The codes of a field and their meaning. Undefined for a field without a list. */
export const codesOf = (type: string, path: string): CodeList | undefined => find(codeLists, keysOf(type, path));
