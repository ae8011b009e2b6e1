/** Longer sentences are cut before any pattern sees them: nobody says them, and patterns stay linear (security V1). */
export const longestSentence = 500;
/** A full stop behind these does not end a sentence. */
const abbreviations = /(?:^|\s)(?:St|Ave|Dr|Mr|Mrs|Ms|Ft|Mt|No|Rd|Blvd|Apt|Ste|sq|ft|approx|incl|est|min|vs|e\.g|i\.e|[A-Z])\.\s*$/;
/** More characters than any abbreviation with the space before and behind it. */
const longestAbbreviation = 12;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits text into its sentences, each trimmed. Takes time linear to the text. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let pending = '';
  for (const { segment } of segmenter.segment(text.replace(/\s+/gu, ' '))) {
    pending += segment;
    if (abbreviations.test(segment.slice(-longestAbbreviation))) continue;
    if (pending.trim() !== '') sentences.push(pending.trim());
    pending = '';
  }
  if (pending.trim() !== '') sentences.push(pending.trim());
  return sentences;
}

/** The sentences of a listing's text, each cut to the length that patterns may see. */
const boundedSentences = (text: string): readonly string[] => sentencesOf(text).map((sentence) => sentence.slice(0, longestSentence));

/** Text written to a program and not to a buyer: a listing never says these things. */
const toMachines =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|previous|prior|above|prompt|rule)|\b(?:system|developer) prompt\b|\b(?:as|you are|act as) an? (?:ai|assistant|language model|bot)\b|\blanguage model\b|\bchat ?gpt\b|\bapi[ _-]?key\b|\b(?:say|state|tell (?:them|viewers|the \w+)|write|claim|mention) that (?:the|this|it)\b|\bin (?:the|your) (?:script|response|output|answer)\b|\bjailbreak\b/i;
/** Ways to reach someone; the script names its agent itself. */
const contact = /https?:|www\.|\b[\w.+-]{1,64}@[\w-]{1,64}\.\w|\b\w+\.(?:com|net|org|io)\b|\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b|\bcall or text\b|\bfor more information\b/i;
/** The small print of a page. */
const boilerplate =
  /\bcookies?\b|\bcopyright\b|©|\ball rights reserved\b|\bdeemed reliable\b|\bequal housing\b|\bterms of (?:use|service)\b|\bprivacy policy\b|\bjavascript\b|\b(?:sign|log) ?in\b|\bsubscribe\b|\bnewsletter\b|\bmls ?(?:#|number|id)\b|\blisting (?:provided|courtesy|information)\b|\bmortgage calculator\b|\bclick\b|\bscroll\b/i;

/** Text without the sentences that order a program about: they are no facts, whatever figures they hold. */
export function withoutOrders(text: string): string {
  return toMachines.test(text) ? boundedSentences(text).filter((sentence) => !toMachines.test(sentence)).join(' ') : text;
}

/** Whether a sentence may be told of the property: neither orders to a program, nor contact data, nor small print. */
export function isTellable(sentence: string): boolean {
  return !toMachines.test(sentence) && !contact.test(sentence) && !boilerplate.test(sentence) && !/[<>{}[\]|\\]/.test(sentence);
}

/** The sentences of a description that may be told, joined again; undefined when none is left. */
export function tellableText(text: string): string | undefined {
  const kept = boundedSentences(text).filter(isTellable);
  return kept.length === 0 ? undefined : kept.join(' ');
}
