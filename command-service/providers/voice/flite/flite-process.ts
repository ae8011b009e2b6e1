/** Child process for flite, which is WebAssembly with the system interface WASI. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { answerRequest, showLife, type Spoken } from '../answer-request.ts';
import type { SpokenSentence } from '../recording.ts';
import type { FliteSettings } from './flite.ts';
import { compileFlite, openFlite, speakSentences, type Flite, type Spoken as SpokenByFlite } from './flite-engine.ts';
import type { FliteThreadData, FromFliteThread } from './flite-thread.ts';
import { englishLetters } from './letters.ts';
import { phonesOf, silent, soundsOf, wordStarts } from './phones.ts';

type FliteRequest = FliteSettings & { readonly sentences: readonly string[] };

/** Speaks sentences in a separate thread. */
function inThread(data: FliteThreadData): Promise<readonly SpokenByFlite[]> {
  const thread = new Worker(new URL('./flite-thread.ts', import.meta.url), { workerData: data });
  return new Promise((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (message: FromFliteThread) => {
      if (message === 'spoken') showLife();
      else resolve(message);
    });
  });
}

/** The sounds of each word on its own. The voice `kal` finds them in a tenth of the time. */
async function soundsOfWords(
  flite: Flite,
  folder: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const unique = [...new Set(words.map((word) => word.replaceAll(/[^a-z']/gu, '')))].filter(Boolean);
  writeFileSync(join(folder, 'words.txt'), unique.map((word) => `${word}.\n\n`).join(''));
  const spoken = phonesOf(await flite('-voice', 'kal', '-psdur', '-f', '/work/words.txt', '-o', 'none'));
  // If flite divides the list in another way, words share the time of their sentence by their lengths.
  if (spoken.length !== unique.length) return new Map();
  return new Map(
    unique.map((word, at) => [word, (spoken[at] ?? []).map(({ name }) => name).filter((name) => name !== silent)]),
  );
}

/** The words of a sentence with their places in its text, in code points. */
function wordsOf(sentence: string): { readonly word: string; readonly position: number }[] {
  let position = 0;
  return sentence.split(' ').map((text) => {
    const found = { word: englishLetters(text), position };
    position += Array.from(text).length + 1;
    return found;
  });
}

/**
 * Threads that speak: sentences do not depend on each other. A third would gain nothing: drawing the video would still
 * take longer.
 */
const mostThreads = 2;

async function synthesise({ sentences, ...settings }: FliteRequest, folder: string): Promise<Spoken> {
  const { size } = settings;
  const engine = await compileFlite();
  const flite = openFlite(engine, folder);
  const texts = sentences.map(wordsOf);
  const work = {
    ...settings,
    texts: texts.map((words) => words.map(({ word }) => word).join(' ')),
    next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
  const threads = Math.min(mostThreads, availableParallelism(), texts.length) - 1;
  const others = Array.from({ length: threads }, (_, index) => {
    const own = join(folder, String(index));
    mkdirSync(own);
    return inThread({ engine, folder: own, sentences: work });
  });
  const [dictionary, ...spokenBy] = await Promise.all([
    soundsOfWords(
      flite,
      folder,
      texts.flatMap((words) => words.map(({ word }) => word)),
    ).then(async (found) => ({ found, spoken: await speakSentences(flite, folder, work, showLife) })),
    ...others,
  ]);
  const inOrder = [...dictionary.spoken, ...spokenBy.flat()].toSorted((a, b) => a.at - b.at);
  const recordings: Int16Array[] = [];
  const spoken: SpokenSentence[] = [];
  for (const { at: sentence, phones, samples: whole, sampleRate } of inOrder) {
    const words = texts[sentence] ?? [];
    const from = phones[0]?.name === silent ? phones[0].end : 0;
    const samples = whole.subarray(Math.round(from * sampleRate));
    const heard = phones.map(({ name, end }, at) => ({ name, start: phones[at - 1]?.end ?? 0, end }));
    const sounding = heard.filter(({ name }) => name !== silent);
    const starts = wordStarts(
      words.map(({ word }) => dictionary.found.get(word.replaceAll(/[^a-z']/gu, '')) ?? []),
      sounding.map(({ name }) => name),
    );
    /** Seconds of the recording that is played at another rate, without the silence before it. */
    const played = (seconds: number): number => Math.max(0, seconds - from) / size;
    recordings.push(samples);
    spoken.push({
      samples: samples.length,
      words: words.flatMap(({ position }, at) => {
        const first = starts[at];
        return first === undefined ? [] : [{ position, at: played(sounding[first]?.start ?? 0) }];
      }),
      sounds: soundsOf(phones).map(({ ipa, at }) => ({ ipa, at: played(at) })),
    });
  }
  return {
    sampleRate: Math.round((inOrder.at(-1)?.sampleRate ?? 16_000) * size),
    sentences: spoken,
    recordings,
  };
}

const [, , folder = ''] = process.argv;
answerRequest(async (line) => {
  const request: FliteRequest = JSON.parse(line);
  return synthesise(request, folder);
});
