/** A token of a sentence with the words around it. */
export interface Place {
  /** The token without the punctuation around it. */
  readonly core: string;
  readonly tail: string;
  /** The cores before, nearest first. */
  readonly before: readonly string[];
  /** The cores after, nearest first. */
  readonly after: readonly string[];
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Whether a comma separates the previous token from this one. */
  readonly followsComma: boolean;
  readonly isLast: boolean;
}

/** Reads a token that it knows; undefined for any other. `read` reads a part of the token. */
export type Rule = (place: Place, read: (place: Place) => string) => string | undefined;

const opening = /^[("'“‘[{¿¡*_~<]+/u;
const closing = /[.,!?;:)\]}"'”’…*_~>]+$/u;
/** How far rules look around. */
const reach = 5;

/** The tokens of a sentence as places. */
export function placesOf(tokens: readonly string[]): Place[] {
  const parts = tokens.map((token) => {
    const open = token.replace(opening, '');
    const tail = closing.exec(open)?.[0] ?? '';
    return { core: open.slice(0, open.length - tail.length), tail };
  });
  return parts.map(({ core, tail }, at) => {
    const before = parts
      .slice(Math.max(0, at - reach), at)
      .map((part) => part.core)
      .toReversed();
    const after = parts.slice(at + 1, at + 1 + reach).map((part) => part.core);
    return {
      core,
      tail,
      before,
      after,
      previous: before[0],
      next: after[0],
      followsComma: parts[at - 1]?.tail.includes(',') ?? false,
      isLast: at === parts.length - 1,
    };
  });
}

export const isCapitalised = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');
export const isNumber = (word: string | undefined): boolean => /^\d[\d,]*(?:\.\d+)?$/u.test(word ?? '');
