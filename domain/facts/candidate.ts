/**
 * A fact is a value with its evidence. Every reader (listings, fee sheets) yields candidates; one rule per fact ranks
 * them and decides whether the fact is clear or stays open.
 */

/** Where a candidate was read. */
export interface Place {
  /** The kind of source, e.g. `structured data` or `visible text`. */
  readonly source: string;
  /** The words around the value, at most 120 characters, or the name of the field that holds it. */
  readonly words: string;
  /** Whether the words name a field of the page's data, which no visitor sees. */
  readonly field?: true;
}

/**
 * How clearly a place says that its value is this fact.
 *
 * - `stated`: a field or label that names the fact;
 * - `shown`: the headline or the strip of key figures;
 * - `told`: a sentence;
 * - `weak`: only a hint.
 */
export type Evidence = 'stated' | 'shown' | 'told' | 'weak';

/** A reason to doubt a candidate. A doubtful candidate never makes a fact clear. */
export type Doubt =
  | 'range'
  | 'from'
  | 'currency'
  | 'period'
  | 'unit'
  | 'sign'
  | 'tick'
  | 'approximate'
  | 'sum'
  | 'units'
  | 'implausible';

export interface Candidate<Value> {
  readonly value: Value;
  readonly evidence: Evidence;
  readonly place: Place;
  /** The label beside the value; absent when the place has none. */
  readonly label?: string;
  readonly doubt?: Doubt;
}

/** Why a fact is open: its candidates differ, all of them are weak, or the best one has a doubt. */
export type OpenReason = 'differ' | 'weak' | Doubt;

export type Decision<Value> =
  | { readonly kind: 'clear'; readonly value: Value; readonly by: Candidate<Value> }
  | { readonly kind: 'open'; readonly reason: OpenReason; readonly candidates: readonly Candidate<Value>[] }
  | { readonly kind: 'absent' };

const longestWords = 120;

/** A place in the data of a page. */
export const fieldOf = (source: string, field: string): Place => ({ source, words: field, field: true });

/** A place with its words on one line and within their limit. */
export function placeOf(source: string, words: string): Place {
  const line = words.replace(/\s+/gu, ' ').trim();
  return { source, words: line.length > longestWords ? `${line.slice(0, longestWords - 1)}…` : line };
}
