import type { Json } from '../../domain/envelope.ts';

/**
 * A place in a state, e.g. `['current', 'period', 'end']`; members of a list are named by their id where they have one.
 */
export type Path = readonly string[];

export interface Value {
  readonly path: Path;
  readonly value: null | boolean | number | string;
}

export interface Change {
  readonly path: Path;
  /** Undefined: the place was empty. */
  readonly before: Value['value'] | undefined;
  readonly after: Value['value'] | undefined;
}

/** The values of a state, in its own order. An empty list or object has none. */
export function valuesOf(state: unknown, path: Path = []): readonly Value[] {
  if (!isTree(state)) return state === undefined ? [] : [{ path, value: state as Value['value'] }];
  return membersOf(state).flatMap(([name, inner]) => valuesOf(inner, [...path, name]));
}

/**
 * The differences between two states of one fold. Unchanged parts are shared and therefore skipped: the cost follows
 * the size of the change.
 */
export function changesOf(before: unknown, after: unknown, path: Path = []): readonly Change[] {
  if (before === after) return [];
  if (!isTree(before) && !isTree(after)) {
    return [{ path, before: before as Value['value'] | undefined, after: after as Value['value'] | undefined }];
  }
  const [old, next] = [new Map(membersOf(before)), new Map(membersOf(after))];
  const leaf = [
    ...(isTree(before) ? [] : changesOf(before, undefined, path)),
    ...(isTree(after) ? [] : changesOf(undefined, after, path)),
  ];
  const names = new Set([...old.keys(), ...next.keys()]);
  return [...leaf, ...[...names].flatMap((name) => changesOf(old.get(name), next.get(name), [...path, name]))];
}

type Tree = readonly Json[] | { readonly [name: string]: Json };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function membersOf(value: unknown): readonly (readonly [string, Json])[] {
  if (!isTree(value)) return [];
  if (!Array.isArray(value)) return Object.entries(value);
  const members = value as readonly Json[];
  const names = members.map(idOf);
  const named = !names.includes(undefined) && new Set(names).size === names.length;
  return members.map((member, index) => [(named ? names[index] : undefined) ?? String(index), member]);
}

/** The id of a list's member. If members were named by their places, they would all change when an earlier one goes. */
function idOf(member: Json): string | undefined {
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return undefined;
  const [name, id] = Object.entries(member).find(([key]) => key === 'id' || key.endsWith('Id')) ?? [];
  return name !== undefined && typeof id === 'string' ? id : undefined;
}
