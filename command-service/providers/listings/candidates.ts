import type { Candidate } from '../../../domain/facts/index.ts';

/** A listing says each fact in a few places; more of them are a list of something else. */
const most = 300;

/** The first candidates of a fact that differ in anything, so that comparing each with each takes bounded time. */
export function distinct<Value>(all: readonly Candidate<Value>[]): readonly Candidate<Value>[] {
  const first = new Map<string, Candidate<Value>>();
  for (const each of all) {
    if (first.size === most) break;
    const key = JSON.stringify([each.value, each.evidence, each.doubt, each.label, each.place]);
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}
