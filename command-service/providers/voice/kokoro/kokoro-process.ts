/**
 * Child process for the natural voice: the model Kokoro-82M, and eSpeak NG (GPL-3.0, which must not be linked into the
 * server) for the sounds of words.
 */
import { Worker } from 'node:worker_threads';
import { answerRequest, showLife, showProgress, type Spoken } from '../answer-request.ts';
import type { FromKokoroThread, KokoroRequest } from './kokoro-thread.ts';

const beatMs = 5_000;

/**
 * Shows life now and then as long as the process gets processor time and uses it: on a busy machine one piece can take
 * longer than a voice may be silent. Returns a function that stops it, because a line among the samples would be heard.
 */
function showLifeWhileWorking(): () => void {
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    if (user + system > 0.01 * beatMs * 1_000) showLife();
  }, beatMs);
  return () => clearInterval(timer);
}

function speak(line: string): Promise<Spoken> {
  const request: KokoroRequest = JSON.parse(line);
  const rest = showLifeWhileWorking();
  const thread = new Worker(new URL('./kokoro-thread.ts', import.meta.url), { workerData: request });
  return new Promise<Spoken>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (message: FromKokoroThread) => {
      if (typeof message === 'number') showProgress(message);
      else resolve(message);
    });
  }).finally(rest);
}

answerRequest(speak);
