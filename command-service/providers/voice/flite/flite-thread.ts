/** A thread of `flite-process.ts`, which speaks some of the sentences. */
import { parentPort, workerData } from 'node:worker_threads';
import { openFlite, speakSentences, type SentencesToSpeak, type Spoken } from './flite-engine.ts';

export interface FliteThreadData {
  readonly engine: WebAssembly.Module;
  readonly folder: string;
  readonly sentences: SentencesToSpeak;
}

/** The thread's messages: one after each sentence, and at last all speech. */
export type FromFliteThread = 'spoken' | readonly Spoken[];

const say = (message: FromFliteThread): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(message);
};
const { engine, folder, sentences } = workerData as FliteThreadData;
say(await speakSentences(openFlite(engine, folder), folder, sentences, () => say('spoken')));
