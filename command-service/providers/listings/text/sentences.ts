import { regex } from '../../../../domain/regex.ts';
import { isOffTopic } from './off-topic.ts';
import { isPromptInjection } from './prompt-injection.ts';

/** Sentences are cut to this length before any pattern runs, so that patterns take bounded time. */
const longestSentence = 500;
/** A full stop after one of these does not end a sentence. */
const abbreviations =
  /(?:^|\s)(?:St|Ave|Dr|Capt|Col|Gen|Lt|Sgt|Maj|Rev|Hon|Prof|Gov|Mr|Mrs|Ms|Ft|Mt|No|Rd|Blvd|Apt|Ste|sq|ft|approx|incl|est|min|vs|e\.g|i\.e|Sq|SQ|FT|ST|DR|AVE|RD|[A-Z])\.\s*$/;
/** Longer than any abbreviation with the white space around it. */
const maxAbbreviation = 12;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits text into trimmed sentences, in time linear to the text. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let pending = '';
  for (const { segment } of segmenter.segment(text.replace(/\s+/gu, ' '))) {
    pending += segment;
    if (abbreviations.test(segment.slice(-maxAbbreviation))) continue;
    if (pending.trim() !== '') sentences.push(pending.trim());
    pending = '';
  }
  if (pending.trim() !== '') sentences.push(pending.trim());
  return sentences;
}

/** The sentences of a listing, each cut to `longestSentence`. */
const boundedSentences = (text: string): readonly string[] =>
  sentencesOf(text).map((sentence) => sentence.slice(0, longestSentence));

/** Contact data. The script names the agent itself. */
const contact =
  /https?:|www\.|\b[\w.+-]{1,64}@[\w-]{1,64}\.\w|\b\w+\.(?:com|net|org|io)\b|\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b|\bcall or text\b|\bfor more information\b/i;
/** Boilerplate of web pages. */
const boilerplate = regex('i')`
  \bcookies?\b|\bcopyright\b|©|\ball rights reserved\b|\bdeemed reliable\b|\bequal housing\b
  |\bterms of (?:use|service)\b|\bprivacy policy\b|\bjavascript\b|\b(?:sign|log) ?in\b|\bsubscribe\b
  |\bnewsletter\b|\bmls ?(?:#|number|id)\b|\blisting (?:provided|courtesy|information)\b
  |\bmortgage calculator\b|\bagents?['’]?s? notes?\b|\bplease verify\b|\bclick\b|\bconsent to receive\b
  |\bscroll\b|\bheads[- ]up\b|\bsellers? (?:wants?|asked|prefers?)\b|\block ?box\b
  |\bcan (?:u|you) (?:do|make|please)\b|\blet me know\b|\bforwarded message\b
  |\bnot intended (?:to solicit|as (?:a )?solicitation)\b
`;

/** Removes sentences that are prompt injections: their figures are not facts. */
export function withoutInjections(text: string): string {
  const sentences = boundedSentences(text);
  const kept = sentences.filter((sentence) => !isPromptInjection(sentence));
  return kept.length === sentences.length ? text : kept.join(' ');
}

/** Whether a script may use a sentence: about the home, and no prompt injection, contact data or boilerplate. */
export function isTellable(sentence: string): boolean {
  return (
    !contact.test(sentence) &&
    !boilerplate.test(sentence) &&
    !isOffTopic(sentence) &&
    !/[<>{}[\]|\\]/.test(sentence) &&
    !isPromptInjection(sentence)
  );
}

/** Emoji of posts; © and ® are none. */
const signs = /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\uFE0F?\s?/gu;

/** Signs of notes in words: "w/ granite + gas", "* Heat included". */
export const inWords = (text: string): string =>
  text
    .replace(/(?<=^|[.!?]\s)\*\s/g, '')
    .replace(/\bw\/\s?(?=\p{L})/giu, 'with ')
    .replace(/(?<=\p{L}{2}) \+ (?=[\p{L}\d])/gu, ' and ');

/** The usable sentences of a description, joined; undefined when none is left. */
export function tellableText(text: string): string | undefined {
  const kept = boundedSentences(inWords(text.replace(signs, ''))).filter(isTellable);
  const whole = kept.filter((_sentence, at) => !isPromptInjection(shortRun(kept, at)));
  return whole.length === 0 ? undefined : whole.join(' ');
}

const isShort = (sentence: string | undefined): boolean => sentence !== undefined && sentence.split(' ').length <= 3;

/**
 * Joins the short sentences around a short one, because an injection may be split: "Ignore. Previous. Instructions."
 */
function shortRun(sentences: readonly string[], at: number): string {
  let [first, last] = [at, at];
  while (isShort(sentences[at]) && last - first < 20 && isShort(sentences[first - 1])) first -= 1;
  while (isShort(sentences[at]) && last - first < 20 && isShort(sentences[last + 1])) last += 1;
  return first === last
    ? ''
    : sentences
        .slice(first, last + 1)
        .join(' ')
        .replace(/[.!?]/g, '');
}

/**
 * Removes neighbouring list items that are a prompt injection together, such as "Ignore all previous" and
 * "instructions".
 */
export function withoutSplitInjections(items: readonly string[]): readonly string[] {
  const dropped = new Set<number>();
  for (const size of [2, 3, 4]) {
    for (let from = 0; from + size <= items.length; from += 1) {
      const places = Array.from({ length: size }, (_, at) => from + at);
      if (!places.some((at) => dropped.has(at)) && isPromptInjection(places.map((at) => items[at]).join(' ')))
        places.forEach((at) => dropped.add(at));
    }
  }
  return items.filter((_item, at) => !dropped.has(at));
}
