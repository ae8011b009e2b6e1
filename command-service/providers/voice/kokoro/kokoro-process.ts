/**
 * Child process for the natural voice: the model Kokoro-82M, and eSpeak NG (GPL-3.0, which must not be linked into the
 * server) for the sounds of words. It reads one JSON request from standard input and writes an empty line for each
 * spoken piece, then a JSON line followed by the raw samples. It exits when its input closes, so it never outlives the
 * server.
 */
import { Worker } from 'node:worker_threads';
import type { VoiceAnswer } from '../recording.ts';
import type { FromKokoroThread, KokoroRequest } from './kokoro-thread.ts';

const beatMs = 5_000;

/**
 * Writes an empty line now and then as long as the process gets processor time and uses it: on a busy machine one
 * piece can take longer than a voice may be silent. Returns how to stop it, because a line among the samples would be
 * heard.
 */
function showLife(): () => void {
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    if (user + system > 0.01 * beatMs * 1_000) process.stdout.write('\n');
  }, beatMs);
  return () => clearInterval(timer);
}

function fail(error: unknown): void {
  process.stderr.write(error instanceof Error ? error.message : String(error), () => process.exit(1));
}

function requestFrom(line: string): KokoroRequest {
  return JSON.parse(line);
}

function speak(request: KokoroRequest): void {
  const rest = showLife();
  const thread = new Worker(new URL('./kokoro-thread.ts', import.meta.url), { workerData: request });
  thread.on('error', fail);
  thread.on('message', (message: FromKokoroThread) => {
    if (message === 'spoken') {
      process.stdout.write('\n');
      return;
    }
    rest();
    const { recordings, ...head } = message;
    const answer: VoiceAnswer = head;
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    for (const { buffer, byteOffset, byteLength } of recordings)
      process.stdout.write(Buffer.from(buffer, byteOffset, byteLength));
    process.stdout.end(() => process.exit(0));
  });
}

let input = '';
process.stdin
  .setEncoding('utf8')
  .on('data', (chunk: string) => {
    input += chunk;
    const end = input.indexOf('\n');
    if (end < 0) return;
    const line = input.slice(0, end);
    input = '';
    speak(requestFrom(line));
  })
  .on('end', () => process.exit(0));
