import { inSquareFeet } from '../../../domain/facts/index.ts';
import type { Candidate, Size } from '../../../domain/facts/index.ts';
import type { DecidedName, Found } from './facts.ts';

/** Figures of a home; a sentence with one of them alone may be about another home, a part of this one, or a wish. */
const core: ReadonlySet<DecidedName> = new Set(['beds', 'baths', 'area', 'lotSize']);
const sentence = /\p{Ll}{3}[.!?](?:\s|$)|…$/u;
/** The land of a park or of a neighbor is larger than the lots that most sentences name. */
const commonLot = 3 * 43_560;

/**
 * Figures of a page's sentences with the strength of their sentence: one that gives a single figure, which nothing else
 * on the page repeats, only hints at it ("Build your dream 3-bedroom home"). People who type a listing do so about
 * their home, in sentences.
 */
export function withLoneFigures(
  found: readonly Found[],
  same: (name: DecidedName, a: unknown, b: unknown) => boolean,
): readonly Found[] {
  const isTold = ({ evidence, label, place }: Candidate<unknown>): boolean =>
    evidence === 'told' && label === undefined && sentence.test(place.words);
  const told = found.flatMap(({ source, candidates }) =>
    source === 'typed text'
      ? []
      : [...core, 'yearBuilt' as const].flatMap((name) =>
          (candidates[name] ?? []).flatMap((each: Candidate<unknown>) =>
            isTold(each) ? [{ name, place: each.place }] : [],
          ),
        ),
  );
  const isLone = ({ place: { source, words } }: Candidate<unknown>): boolean =>
    new Set(told.flatMap(({ name, place }) => (place.source === source && place.words === words ? [name] : [])))
      .size === 1;
  const isSmallLot = (name: DecidedName, { value }: Candidate<unknown>): boolean =>
    name === 'lotSize' && inSquareFeet(value as Size) < commonLot;
  const isRepeated = (name: DecidedName, one: Candidate<unknown>): boolean =>
    found.some(({ candidates }) =>
      (candidates[name] ?? []).some(
        (each: Candidate<unknown>) =>
          each.evidence !== 'weak' &&
          (each.place.source !== one.place.source || each.place.words !== one.place.words) &&
          same(name, each.value, one.value),
      ),
    );
  return found.map((each) => {
    if (each.source === 'typed text') return each;
    const weaker = [...core].flatMap((name) => {
      const all: readonly Candidate<unknown>[] | undefined = each.candidates[name];
      return all === undefined
        ? []
        : [
            [
              name,
              all.map((one) =>
                isTold(one) && isLone(one) && !isSmallLot(name, one) && !isRepeated(name, one)
                  ? { ...one, evidence: 'weak' as const }
                  : one,
              ),
            ],
          ];
    });
    return { ...each, candidates: { ...each.candidates, ...Object.fromEntries(weaker) } };
  });
}
