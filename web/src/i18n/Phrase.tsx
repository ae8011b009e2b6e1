import { Fragment, type ReactNode } from 'react';
import type { Text } from './es/index.ts';
import { i18n } from './t.ts';

/** Renders the words between a pair of tags. */
type Part = (words: ReactNode) => ReactNode;

export interface PhraseProps {
  /** The English text, with `<0>…</0>` around the words of the first part, and placeholders as `{name}`. */
  readonly text: Text;
  readonly parts: readonly Part[];
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A text with elements in it: `<Phrase text="Read <0>this</0>." parts={[(words) => <strong>{words}</strong>]} />`. */
export function Phrase({ text, parts, values = {} }: PhraseProps) {
  // Repeats in threes: words outside of tags, the number of a tag pair, the words in it.
  const pieces = i18n._(text, values).split(/<(\d+)>(.*?)<\/\1>/su);
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece;
    // The words follow their number.
    return at % 3 === 1 ? <Fragment key={at}>{parts[Number(piece)]?.(pieces[at + 1])}</Fragment> : null;
  });
}
