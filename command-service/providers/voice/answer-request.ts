/** The side of `offline.ts` in the child process of an engine. */
import type { VoiceAnswer } from './recording.ts';

/** Finished speech: the engine's answer, and the samples of all sentences in order. */
export interface Spoken extends VoiceAnswer {
  readonly recordings: readonly Int16Array[];
}

/** Writes a sign of life: an empty line, which the server skips. Do not call it once the answer is on its way. */
export const showLife = (): void => void process.stdout.write('\n');

/** Writes how much of the text has been spoken, 0 to 1; a sign of life, too. */
export const showProgress = (share: number): void => void process.stdout.write(`${share}\n`);

function write({ recordings, ...answer }: Spoken): void {
  process.stdout.write(`${JSON.stringify(answer satisfies VoiceAnswer)}\n`);
  for (const { buffer, byteOffset, byteLength } of recordings)
    process.stdout.write(Buffer.from(buffer, byteOffset, byteLength));
  process.stdout.end(() => process.exit(0));
}

function fail(error: unknown): void {
  process.stderr.write(error instanceof Error ? error.message : String(error), () => process.exit(1));
}

/**
 * Reads one request from standard input and writes what `speak` answers. The process exits after the answer, with code
 * 1 and a message when `speak` rejects, and when its input closes: it never outlives the server.
 *
 * @param speak gets a line of JSON: the settings of the engine with `sentences`, as `offline.ts` writes them
 */
export function answerRequest(speak: (request: string) => Promise<Spoken>): void {
  let input = '';
  process.stdin
    .setEncoding('utf8')
    .on('data', (chunk: string) => {
      input += chunk;
      const end = input.indexOf('\n');
      if (end < 0) return;
      const line = input.slice(0, end);
      input = '';
      speak(line).then(write, fail);
    })
    .on('end', () => process.exit(0));
}
