import type { EditedScript } from '../port.ts';
import { languageOf } from '../../../../domain/scripts/index.ts';
import { sentencesOf } from '../../listings/text/sentences.ts';
import { say, type Sentence } from '../../../../words/index.ts';

interface Edit {
  readonly change: Sentence;
  readonly apply: (script: string) => string;
}

/** Wordy phrases and shorter ones of the same meaning. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bin close proximity to\b/gi, 'near'],
  [/\ba (?:large|great) number of\b/gi, 'many'],
  [/\bis able to\b/gi, 'can'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\butili[sz]es\b/gi, 'uses'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\bprior to\b/gi, 'before'],
  [/\bvery unique\b/gi, 'unique'],
  [/\b(?:very|really|extremely|truly) (?=(?:beautiful|spacious|bright|large|quiet|stunning|modern|special)\b)/gi, ''],
  [/\bplease (?:do not hesitate|feel free) to\b/gi, 'please'],
  [/\bas well as\b/gi, 'and'],
  [/\bis (?:located|situated) (?=in|on|at|near)/gi, 'is '],
];

const longSentence = 26;
const newSubject = /(?:;|,? [–—]|, (?:and|but|so)) (?=(?:it|there|you|we|they|this|that|these|the|its|your)\b)/i;
const callToAction =
  /\b(?:call|contact|reach out|book|schedule|visit|message|come (?:and|see|by)|get in touch|ask|e-?mail|click|tour)\b/i;
const invitation = 'Get in touch today to book your private tour.';

const anyLanguage: readonly Edit[] = [
  {
    change: say('EDIT_TIDIED'),
    apply: (script) =>
      script
        .replace(/[ \t\u00a0]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .replace(/ +([,.!?;:])/g, '$1')
        .replace(/([!?])\1+/g, '$1')
        .trim(),
  },
  {
    change: say('EDIT_TWICE'),
    apply: (script) => script.replace(/(?<![\p{L}\d])(\p{L}{2,})(?: \1)+(?![\p{L}\d])/giu, '$1'),
  },
  { change: say('EDIT_REPEATED'), apply: (script) => perParagraph(script, withoutRepeats()) },
];

const english: readonly Edit[] = [
  {
    change: say('EDIT_FEWER_WORDS'),
    apply: (script) =>
      plainWords.reduce((text, [pattern, words]) => text.replace(pattern, (found) => matchCase(found, words)), script),
  },
  {
    change: say('EDIT_SPLIT'),
    apply: (script) => perParagraph(script, (sentences) => sentences.map(shortened)),
  },
  {
    change: say('EDIT_CALL_TO_ACTION'),
    apply: (script) =>
      script === '' || callToAction.test(sentencesOf(script).slice(-2).join(' '))
        ? script
        : `${script.replace(/[^.!?…]$/u, '$&.')} ${invitation}`,
  },
];

/**
 * Edits a script to be easier to say without changing its facts: figures, names and placeholders stay. Deterministic;
 * names every kind of change.
 */
export function optimizeScript(script: string): EditedScript {
  const edits = languageOf(script) === 'en-US' ? [...anyLanguage, ...english] : anyLanguage;
  return edits.reduce<EditedScript>(
    ({ script: before, changes }, { change, apply }) => {
      const after = apply(before);
      return after === before ? { script: before, changes } : { script: after, changes: [...changes, change] };
    },
    { script, changes: [] },
  );
}

function perParagraph(script: string, change: (sentences: readonly string[]) => readonly string[]): string {
  return script
    .split('\n')
    .map((paragraph) => (paragraph.trim() === '' ? paragraph : change(sentencesOf(paragraph)).join(' ')))
    .join('\n');
}

function withoutRepeats(): (sentences: readonly string[]) => readonly string[] {
  const seen = new Set<string>();
  return (sentences) =>
    sentences.filter((sentence) => {
      const key = sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (key.length > 12 && seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

function shortened(sentence: string): string {
  if (sentence.split(' ').length <= longSentence) return sentence;
  const cut = newSubject.exec(sentence);
  if (cut === null) return sentence;
  const [head, tail] = [sentence.slice(0, cut.index), sentence.slice(cut.index + cut[0].length)];
  // A fragment of a few words is not a sentence.
  if (head.split(' ').length < 6 || tail.split(' ').length < 5) return sentence;
  return `${head}. ${shortened(tail.charAt(0).toUpperCase() + tail.slice(1))}`;
}

function matchCase(found: string, words: string): string {
  return /^\p{Lu}/u.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
