import type { Candidate, Decision, Doubt, Evidence } from './candidate.ts';

/** How one fact is decided. */
export interface Rule<Value> {
  /** Whether two values say the same. */
  readonly same: (a: Value, b: Value) => boolean;
  /** The more precise one of two values that say the same; by default the first. */
  readonly finer?: (a: Value, b: Value) => Value;
  /** The weakest evidence that makes the fact clear. */
  readonly least: Evidence;
  /** A different value this many steps below the best evidence still leaves the fact open. */
  readonly rivals: number;
  /** Doubts that leave the fact clear, such as a size that is given as approximate. */
  readonly accepts?: readonly Doubt[];
}

const ranks: Readonly<Record<Evidence, number>> = { stated: 3, shown: 2, told: 1, weak: 0 };

/** At most this many candidates are shown for an open fact. */
const mostShown = 4;

/**
 * Decides a fact from its candidates, in reading order. The best evidence wins. The fact stays open when a rival
 * differs or is in doubt, or when the best evidence is weaker than the rule asks for.
 */
export function decide<Value>(rule: Rule<Value>, candidates: readonly Candidate<Value>[]): Decision<Value> {
  const best = candidates.toSorted((a, b) => ranks[b.evidence] - ranks[a.evidence])[0];
  if (best === undefined) return { kind: 'absent' };
  const rivals = candidates.filter(({ evidence }) => ranks[best.evidence] - ranks[evidence] <= rule.rivals);
  const shown = distinct(rule, candidates).slice(0, mostShown);
  const doubtful = rivals.find(({ doubt }) => doubt !== undefined && rule.accepts?.includes(doubt) !== true);
  if (doubtful?.doubt !== undefined) return { kind: 'open', reason: doubtful.doubt, candidates: shown };
  if (rivals.some(({ value }) => !rule.same(value, best.value)))
    return { kind: 'open', reason: 'differ', candidates: shown };
  if (ranks[best.evidence] < ranks[rule.least]) return { kind: 'open', reason: 'weak', candidates: shown };
  const { finer } = rule;
  const same = candidates.filter(
    ({ evidence, doubt, value }) => evidence !== 'weak' && doubt === undefined && rule.same(value, best.value),
  );
  const value = finer === undefined ? best.value : same.reduce((fine, each) => finer(fine, each.value), best.value);
  return { kind: 'clear', value, by: best };
}

/** One candidate per value, the best evidence first. */
function distinct<Value>(rule: Rule<Value>, candidates: readonly Candidate<Value>[]): readonly Candidate<Value>[] {
  const ordered = candidates.toSorted((a, b) => ranks[b.evidence] - ranks[a.evidence]);
  return ordered.filter((each, at) => ordered.findIndex((other) => rule.same(other.value, each.value)) === at);
}
