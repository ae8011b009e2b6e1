import { Refusal } from '../refusal.ts';
import { say } from '../../words/index.ts';

const placeholder = /\[\s*[^[\]\s][^[\]]*\]|【\s*[^【】\s][^【】]*】|［\s*[^［］\s][^［］]*］/gu;

/**
 * Placeholders of missing facts in a script, e.g. `[price]`, as written there, without duplicates and in the order
 * of the text. Every pair of brackets with something in it is one: its length and line breaks in it don't matter.
 */
export function findPlaceholders(script: string): readonly string[] {
  return [...new Set(Array.from(script.matchAll(placeholder), ([found]) => found))];
}

/** Whether an edited or translated script still has every placeholder of its source; line breaks may differ. */
export function keepsPlaceholders(source: string, edited: string): boolean {
  const text = onOneLine(edited);
  return findPlaceholders(source).every((found) => text.includes(onOneLine(found)));
}

/** Why a script can't become a video yet: a fact in brackets has to be filled in. Undefined if it can. */
export function placeholderRefusal(script: string): Refusal | undefined {
  const [found] = findPlaceholders(script);
  return found === undefined
    ? undefined
    : new Refusal('INVALID_INPUT', say('PLACEHOLDER_LEFT', { placeholder: shortened(found) }));
}

const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ');

/** A placeholder that fits into a sentence. */
const shortened = (found: string): string => {
  const text = onOneLine(found);
  return text.length > 100 ? `${text.slice(0, 98)}…${text.slice(-1)}` : text;
};
