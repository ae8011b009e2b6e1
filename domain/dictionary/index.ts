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

/** The meaning of an event or state; undefined without a description. */
export const describeEvent = (type: string): string | undefined => find(eventWords, [type]);
/** The meaning of a field, with its unit; fields of nested objects by their path. Undefined without a description. */
export const describeField = (type: string, path: string): string | undefined => find(fieldWords, keysOf(type, path));
/** The codes of a field and their meaning. Undefined for a field without a list. */
export const codesOf = (type: string, path: string): CodeList | undefined => find(codeLists, keysOf(type, path));
