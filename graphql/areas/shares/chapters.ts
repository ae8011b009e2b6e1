import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../../command-service/index.ts';
import { factsIn, subjectOf, type Topic } from '../../../domain/storyboard/index.ts';
import { cuesOf, plainText } from '../videos/captions.ts';

/** The topic of a chapter: the part of the property or the figure that its first words name. */
export type Theme = Topic | (typeof figures)[number][0] | 'welcome' | 'price and size' | 'price' | 'size' | 'contact';

/** A chapter before it has a name in the reader's language; times in seconds. */
export interface Scene {
  readonly start: number;
  readonly end: number;
  readonly theme: Theme;
  /** The sentence with which it begins. */
  readonly words: string;
}

interface Sentence {
  readonly start: number;
  readonly words: string;
}

/** A chapter has at least this many seconds, and a video at most this many chapters. */
const shortest = 6;
const mostChapters = 8;

const sentenceEnd = /[.!?。！？؟।]["'”’]?$/u;
const isHan = /\p{Script=Han}$/u;

/** The sentences of a file of captions, each from its first caption on. */
function sentencesOf(vtt: string): { readonly sentences: readonly Sentence[]; readonly end: number } {
  const cues = cuesOf(vtt);
  const sentences: Sentence[] = [];
  let isOver = true;
  for (const { start, lines } of cues) {
    const words = lines.map(plainText).join(' ');
    const before = sentences.at(-1);
    if (isOver || before === undefined) sentences.push({ start, words });
    else
      sentences.splice(-1, 1, {
        start: before.start,
        words: before.words + (isHan.test(before.words) ? '' : ' ') + words,
      });
    isOver = sentenceEnd.test(words);
  }
  return { sentences, end: cues.at(-1)?.end ?? 0 };
}

/** Figures of a loan, in scripts of lenders; the first that a sentence names counts. */
const figures = [
  ['cash to close', /cash to close|efectivo para cerrar|dinero para el cierre/iu],
  ['closing costs', /closing costs?|gastos de cierre|costos de cierre/iu],
  ['monthly payment', /(?:monthly|total) payment|payment (?:is|of|comes)|pago mensual|al mes/iu],
  ['taxes and insurance', /property tax|insurance|escrow|impuesto|seguro/iu],
  ['rate', /interest rate|\bAPR\b|tasa de inter[ée]s/iu],
  ['down payment', /down payment|enganche|pago inicial/iu],
  ['loan', /\bloan\b|\bmortgage\b|pr[ée]stamo|hipoteca/iu],
] as const;

const asksForContact =
  /\b(?:call|contact|text me|reach out|get in touch|send (?:me |us )?a message|schedule|book)\b|(?:^|[^\p{L}])(?:ll[aá]m[ae]\w*|cont[aá]ct\w*|escr[ií]b\w*|agend[ae]|reserv[ae]|comun[ií]\w*)|联系|致电|संपर्क|कॉल कर|تماس|\d{3}[)\s.-]{1,2}\d{3}[\s.-]\d{4}/iu;

/** The topic of a sentence; undefined if it is about nothing in particular. `part`: how far into the video, 0 to 1. */
function themeOf(words: string, part: number): Theme | undefined {
  // A video asks for contact at its end; "call this place home" comes earlier.
  if (part >= 0.6 && asksForContact.test(words)) return 'contact';
  const parts = words.split(/\s+/u);
  const kinds = new Set(
    factsIn(
      parts.map((each, at) => ({ text: each, endsSentence: at === parts.length - 1 })),
      ' ',
    ).map(({ kind }) => kind),
  );
  if (kinds.has('price')) return kinds.size > 1 ? 'price and size' : 'price';
  const figure = figures.find(([, pattern]) => pattern.test(words))?.[0];
  if (figure !== undefined) return figure;
  return kinds.size > 1 || kinds.has('size') ? 'size' : subjectOf(words).topics.keys().next().value;
}

/**
 * Chapters from the captions: each begins with a sentence about another part of the property, or another figure. A
 * video with fewer than two such topics has no chapters.
 */
export function scenesOf(vtt: string): readonly Scene[] {
  const { sentences, end } = sentencesOf(vtt);
  const length = Math.max(shortest, end / mostChapters);
  const scenes: { start: number; theme: Theme; words: string }[] = [];
  for (const { start, words } of sentences) {
    const before = scenes.at(-1);
    const theme = themeOf(words, start / end);
    if (before === undefined) {
      scenes.push({ start: 0, theme: theme === 'price and size' || theme === 'size' ? theme : 'welcome', words });
      continue;
    }
    if (theme === undefined || theme === before.theme) continue;
    const least = theme === 'contact' ? shortest / 2 : length;
    if (start - before.start >= least && end - start >= shortest / 3) scenes.push({ start, theme, words });
    // The facts come right after the welcome, and are what viewers look for.
    else if (scenes.length === 1 && before.theme === 'welcome' && (theme === 'size' || theme === 'price and size'))
      scenes.splice(0, 1, { ...before, theme });
  }
  if (scenes.length < 2) return [];
  return scenes.map((scene, index) => ({ ...scene, end: scenes[index + 1]?.start ?? end }));
}

/** A few hundred bytes each: a page of a popular video reads its captions once. */
const known = new LRUCache<string, readonly Scene[]>({ max: 500 });

/** The chapters of a video by the key of its captions, which never changes its content. */
export async function readScenes(files: Pick<FileStore, 'open'>, key: string | null): Promise<readonly Scene[]> {
  if (key === null) return [];
  const scenes = known.get(key) ?? scenesOf(await captionsIn(files, key));
  known.set(key, scenes);
  return scenes;
}

/** The text of a file of captions; '' when it is gone. */
async function captionsIn(files: Pick<FileStore, 'open'>, key: string): Promise<string> {
  const opened = await files.open(key);
  return opened === undefined ? '' : text(opened.stream);
}
