/**
 * Child process that makes a twin from one recording and reports on standard output. It exits with its decoders when
 * its standard input closes, so it never outlives the server.
 */
import { readFile } from 'node:fs/promises';
import { TooMuchMemory } from '../../video/local/memory.ts';
import { Unreadable } from './decoder.ts';
import { UnsuitableFootage } from './judging.ts';
import { type TrainMessage, trainPlan } from './plan.ts';
import { train } from './training.ts';

const say = (message: TrainMessage): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

process.stdin
  .resume()
  .on('end', () => process.exit(3))
  .on('error', () => process.exit(3));
// The server is gone, so there is nothing left to do.
process.stdout.on('error', () => process.exit(3));

/** The text of an error for users. */
function codeOf(error: unknown): Extract<TrainMessage, { kind: 'failed' }>['code'] {
  if (error instanceof UnsuitableFootage) return error.code;
  // A recording that takes too much memory is treated like a decompression bomb.
  if (error instanceof Unreadable || error instanceof TooMuchMemory) return 'unreadable';
  return 'training_failed';
}

let code = 0;
let last = -1;
try {
  await train(trainPlan.parse(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'))), (percent, phase) => {
    if (Math.floor(percent) === last) return;
    last = Math.floor(percent);
    say({ kind: 'progress', percent: last, phase });
  });
  say({ kind: 'done' });
} catch (error) {
  say({
    kind: 'failed',
    code: codeOf(error),
    detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  code = 1;
}
// A decoder that waits for its reader would keep this process alive; exiting ends it, too.
process.stdout.end(() => process.exit(code));
