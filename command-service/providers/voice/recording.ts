import type { SpokenSound, SpokenWord } from './port.ts';
import type { Sentence } from './wording.ts';

/** One sentence as an offline voice has spoken it. */
export interface SpokenSentence {
  readonly samples: number;
  /** Start of each word: seconds in the sentence's recording, code points in its text. */
  readonly words: readonly { readonly at: number; readonly position: number }[];
  readonly sounds: readonly SpokenSound[];
}

export interface VoiceAnswer {
  readonly sampleRate: number;
  readonly sentences: readonly SpokenSentence[];
}

/** The silence after a part, in seconds. */
const pauses: Readonly<Record<Sentence['ends'], number>> = { phrase: 0.15, sentence: 0.34, paragraph: 0.62 };
/** Voices end each sentence with silence. Trailing samples quieter than this (of 32,768) are cut. */
const silence = 90;

/** The text of a sentence for the voice. */
export const textOf = ({ tokens }: Sentence): string =>
  tokens
    .map((token) => token.spoken)
    .filter(Boolean)
    .join(' ');

function withoutTrailingSilence(samples: Int16Array): Int16Array {
  let end = samples.length;
  while (end > 0 && Math.abs(samples[end - 1] ?? 0) < silence) end -= 1;
  return samples.subarray(0, end);
}

/**
 * Matches the word events of the voice to the tokens of a sentence. The voice sometimes says several words as one ("of
 * the"): tokens without an event share the time of the one before them by their lengths.
 */
function wordsOf(sentence: Sentence, spoken: SpokenSentence, offset: number, length: number): SpokenWord[] {
  let position = 0;
  const heard = sentence.tokens.map(({ shown, spoken: said }) => {
    const from = position;
    const letters = Array.from(said).length;
    position += letters === 0 ? 0 : letters + 1;
    return { shown, letters, at: spoken.words.find((word) => word.position >= from && word.position < position)?.at };
  });
  return heard.map(({ shown }, index) => {
    const first = Math.max(
      0,
      heard.findLastIndex(({ at }, before) => before <= index && at !== undefined),
    );
    const after = heard.findIndex(({ at }, later) => later > index && at !== undefined);
    const shared = heard.slice(first, after < 0 ? undefined : after);
    const begins = heard[first]?.at ?? 0;
    const lasts = ((after < 0 ? undefined : heard[after]?.at) ?? length) - begins;
    const lettersOf = (part: typeof heard): number => part.reduce((sum, { letters }) => sum + letters, 0);
    const timeOf = (count: number): number =>
      offset + Math.min(length, begins + (lasts * lettersOf(shared.slice(0, count))) / Math.max(1, lettersOf(shared)));
    return {
      text: shown,
      start: timeOf(index - first),
      end: timeOf(index - first + 1),
      endsSentence: sentence.ends !== 'phrase' && index === heard.length - 1,
    };
  });
}

/** Joins the sentences of a request, with pauses, into one recording. */
export function assemble(
  sentences: readonly Sentence[],
  answer: VoiceAnswer,
  samples: Int16Array,
): { recording: Int16Array; words: SpokenWord[]; sounds: SpokenSound[] } {
  const parts: Int16Array[] = [];
  const words: SpokenWord[] = [];
  const sounds: SpokenSound[] = [];
  let written = 0;
  let read = 0;
  answer.sentences.forEach((spoken, index) => {
    const sentence = sentences[index];
    const part = withoutTrailingSilence(samples.subarray(read, read + spoken.samples));
    read += spoken.samples;
    if (sentence === undefined) return;
    const offset = written / answer.sampleRate;
    const length = part.length / answer.sampleRate;
    words.push(...wordsOf(sentence, spoken, offset, length));
    sounds.push(
      ...spoken.sounds.filter((sound) => sound.at < length).map((sound) => ({ ...sound, at: sound.at + offset })),
      { at: offset + length, ipa: '' },
    );
    const isLast = index === answer.sentences.length - 1;
    const pause = new Int16Array(isLast ? 0 : Math.round(pauses[sentence.ends] * answer.sampleRate));
    parts.push(part, pause);
    written += part.length + pause.length;
  });
  const recording = new Int16Array(written);
  let at = 0;
  for (const part of parts) {
    recording.set(part, at);
    at += part.length;
  }
  return { recording, words, sounds };
}
