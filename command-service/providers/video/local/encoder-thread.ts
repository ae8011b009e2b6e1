/** The thread of `threaded-encoder.ts`: it hands frames to ffmpeg while the next ones are drawn. */
import { parentPort, workerData } from 'node:worker_threads';
import { startEncoder, type EncoderJob } from './encoder.ts';

export interface ThreadData {
  readonly job: EncoderJob;
  /** Frames in shared memory; the drawing thread names the frame that it has filled. */
  readonly frames: readonly Uint8Array[];
}

/** A filled frame, in the order of the video, or its end. */
export type ToThread = { readonly kind: 'frame'; readonly slot: number } | { readonly kind: 'end' };

export type FromThread =
  | { readonly kind: 'started'; readonly pid: number | undefined }
  | { readonly kind: 'free'; readonly slot: number }
  | { readonly kind: 'encoded'; readonly frames: number }
  | { readonly kind: 'finished' }
  | { readonly kind: 'failed'; readonly problem: string };

const say = (message: FromThread): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  parentPort?.postMessage(message);
};
const { job, frames } = workerData as ThreadData;
const encoder = startEncoder({
  ...job,
  onEncoded: (count) => {
    say({ kind: 'encoded', frames: count });
  },
});
say({ kind: 'started', pid: encoder.pid });

async function take(message: ToThread): Promise<void> {
  if (message.kind === 'end') {
    await encoder.finish();
    say({ kind: 'finished' });
    parentPort?.close();
    return;
  }
  const frame = frames[message.slot];
  if (frame !== undefined) await encoder.write(frame);
  say({ kind: 'free', slot: message.slot });
}

let last = Promise.resolve();
parentPort?.on('message', (message: ToThread) => {
  last = last
    .then(() => take(message))
    .catch((error: unknown) => {
      say({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
    });
});
