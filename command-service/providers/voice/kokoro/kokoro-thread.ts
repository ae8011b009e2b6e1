/** The thread of `kokoro-process.ts` that speaks: the model blocks it while it works. */
import { availableParallelism } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import Espeak from '@echogarden/espeak-ng-emscripten';
import { forEspeak } from '../espeak/letters.ts';
import type { Spoken } from '../answer-request.ts';
import type { SpokenSentence } from '../recording.ts';
import type { KokoroSettings } from './kokoro.ts';
import { mandarinSymbols } from './mandarin.ts';
import { symbolsOf, type SoundEvent, type Symbols } from './phonemes.ts';
import { openSynthesis, sampleRate } from './synthesis.ts';

export type KokoroRequest = KokoroSettings & { readonly sentences: readonly string[] };

/** The thread's messages: after each piece the share of the text that has been spoken, and at last all speech. */
export type FromKokoroThread = number | Spoken;

/** More threads bring little, and take the processor from the renderer. */
const mostThreads = 2;
const say = (message: FromKokoroThread): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(message);
};

/** Spanish with the "ll" of Spain, as the model learned it; `symbolsOf` takes the "c" of Latin America. */
const espeakVoices: Readonly<Record<string, string>> = { en: 'en-us', es: 'es', hi: 'hi', zh: 'en-us', fa: 'fa' };

const { language, style, speed, sentences } = workerData as KokoroRequest;
const engine = await Espeak();
const espeak = new engine.eSpeakNGWorker();
const voice = espeakVoices[language] ?? '';
// `set_voice` silently keeps the previous voice for an unknown name.
if (espeak.set_voice(voice) !== 0) throw new Error(`eSpeak NG has no voice "${voice}".`);

function heard(text: string, inLanguage: string): Symbols[] {
  const events: SoundEvent[] = [];
  espeak.synthesize(inLanguage === 'en' ? forEspeak(text) : text, (_audio, found) => {
    for (const event of found) {
      if (event.type === 'word') events.push({ word: event.text_position - 1 });
      if (event.type === 'phoneme' && typeof event.id === 'string') events.push({ ipa: event.id });
    }
  });
  return symbolsOf(text, events, inLanguage);
}

const symbolsIn = (text: string): Symbols[] =>
  language === 'zh' ? mandarinSymbols(text, (run) => heard(run, 'en')) : heard(text, language);

const synthesis = await openSynthesis(style, speed, Math.min(mostThreads, availableParallelism()));
const spoken: SpokenSentence[] = [];
const recordings: Int16Array[] = [];
const characters = sentences.join('').length;
let before = 0;
for (const text of sentences) {
  const from = before;
  const { samples, sentence } = await synthesis.speak(symbolsIn(text), (share) =>
    say((from + share * text.length) / characters),
  );
  before += text.length;
  spoken.push(sentence);
  recordings.push(samples);
}
say({ sampleRate, sentences: spoken, recordings });
