import { Worker } from 'node:worker_threads';
import type { EncoderJob } from './encoder.ts';
import type { FromThread, ThreadData, ToThread } from './encoder-thread.ts';
import { planeBytes } from './picture/yuv.ts';

/** Frames that may wait for the encoder. */
const slots = 6;

export interface ThreadedEncoder {
  /** Encodes a copy of the frame. Backpressure: waits while several frames wait. Throws with the encoder's message. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the video; resolves when the file is complete. Throws with the encoder's message. */
  finish(): Promise<void>;
}

export interface ThreadedEncoderOptions {
  readonly job: EncoderJob;
  /** Receives the process id of ffmpeg. */
  readonly onStarted: (pid: number) => void;
  /** Called with the number of frames in the file so far. */
  readonly onEncoded: (frames: number) => void;
}

/**
 * Starts an encoder whose frames are written by a separate thread: ffmpeg takes a frame in many small pieces, and the
 * next frame is drawn meanwhile.
 */
export function startThreadedEncoder({ job, onStarted, onEncoded }: ThreadedEncoderOptions): ThreadedEncoder {
  const bytes = planeBytes(job.size.width, job.size.height);
  const frames = Array.from({ length: slots }, () => new Uint8Array(new SharedArrayBuffer(bytes)));
  const thread = new Worker(new URL('./encoder-thread.ts', import.meta.url), {
    workerData: { job, frames } satisfies ThreadData,
  });
  const free = frames.map((_frame, slot) => slot);
  const ended = Promise.withResolvers<void>();
  // The next write or finish rejects.
  ended.promise.catch(() => undefined);
  const failures: Error[] = [];
  let wake = (): void => undefined;
  const fail = (problem: string): void => {
    failures.push(new Error(problem));
    ended.reject(failures[0]);
    wake();
  };
  thread.on('message', (message: FromThread) => {
    if (message.kind === 'started' && message.pid !== undefined) onStarted(message.pid);
    if (message.kind === 'encoded') onEncoded(message.frames);
    if (message.kind === 'finished') ended.resolve();
    if (message.kind === 'failed') fail(message.problem);
    if (message.kind === 'free') {
      free.push(message.slot);
      wake();
    }
  });
  thread.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
  thread.on('exit', (code) => fail(`The thread of the encoder ended with ${code}.`));
  const send = (message: ToThread): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    thread.postMessage(message);
  };
  return {
    async write(frame) {
      while (free.length === 0 && failures.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const [failure] = failures;
      if (failure !== undefined) throw failure;
      const slot = free.shift() ?? 0;
      frames[slot]?.set(frame);
      send({ kind: 'frame', slot });
    },
    finish() {
      send({ kind: 'end' });
      return ended.promise;
    },
  };
}
