import { say, type Sentence } from '../../../words/index.ts';
import type { PropertyFacts } from '../listings/facts.ts';
import { sentencesOf } from '../listings/text/sentences.ts';
import { changedTexts } from './template/detail-lines.ts';
import { englishSentences } from './template/foreign.ts';

const longest = 160;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Statements of the listing that the script leaves out, each with its reason, for the publisher of the video. */
export const notesOf = (facts: PropertyFacts): readonly Sentence[] =>
  changedTexts(facts).map(({ text, said, warning: { reason, source } }) =>
    said === undefined
      ? say('LISTING_TEXT_LEFT_OUT', { text: short(text), reason, source })
      : say('LISTING_TEXT_CHANGED', { text: short(text), said: short(said), reason, source }),
  );

/** The text of a listing that an English script leaves out because it is in another language. */
export function foreignNotes({ description = '' }: PropertyFacts): readonly Sentence[] {
  const kept = new Set(englishSentences(description));
  const foreign = sentencesOf(description).filter((sentence) => !kept.has(sentence));
  return foreign.length === 0 ? [] : [say('LISTING_TEXT_FOREIGN', { text: short(foreign.join(' ')) })];
}

/**
 * The facts without the statements that `notesOf` names, for a writer that would repeat them: the notes name exactly
 * the texts that are left out or changed here.
 */
export function sayableFacts(facts: PropertyFacts): PropertyFacts {
  const changed = changedTexts(facts);
  if (changed.length === 0) return facts;
  const { description, features, ...others } = facts;
  const saidFor = new Map(changed.map(({ text, said }) => [text, said]));
  const told = description === undefined ? [] : sentencesOf(description);
  const kept = told.flatMap((sentence) => (saidFor.has(sentence) ? (saidFor.get(sentence) ?? []) : [sentence]));
  const fine = features?.filter((feature) => !saidFor.has(feature)) ?? [];
  return {
    ...others,
    ...(kept.length === 0 ? {} : { description: kept.join(' ') }),
    ...(fine.length === 0 ? {} : { features: fine }),
  };
}
