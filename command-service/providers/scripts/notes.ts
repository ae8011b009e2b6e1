import { say, type Sentence } from '../../../words/index.ts';
import type { PropertyFacts } from '../listings/facts.ts';
import { changedTexts } from './template/detail-lines.ts';

const longest = 160;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Statements of the listing that the script leaves out, each with its reason, for the publisher of the video. */
export const notesOf = (facts: PropertyFacts): readonly Sentence[] =>
  changedTexts(facts).map(({ text, said, warning: { reason, source } }) =>
    said === undefined
      ? say('LISTING_TEXT_LEFT_OUT', { text: short(text), reason, source })
      : say('LISTING_TEXT_CHANGED', { text: short(text), said: short(said), reason, source }),
  );
