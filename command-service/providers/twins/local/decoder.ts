import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Frames per second of everything that is made from a recording. */
export const framesPerSecond = 25;

export interface DecoderTools {
  readonly ffmpeg: string;
  /** Kills the running decoders. */
  readonly signal: AbortSignal;
  /** Receives the pid of each decoder, so that its memory is counted. */
  readonly onDecoder: (pid: number) => void;
}

/** The decoder could not read a file to its end. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A running decoder: its outputs by their number, and its end. */
export interface Decoder {
  readonly outputs: { readonly 1: Readable; readonly 3: Readable };
  /** Resolves with the decoder's messages; rejects with `Unreadable` when it failed. */
  readonly done: Promise<string>;
}

/** Starts ffmpeg with pipes for its outputs 1, and 3 when asked. */
export function startDecoder({ ffmpeg, signal, onDecoder }: DecoderTools, args: readonly string[]): Decoder {
  signal.throwIfAborted();
  const child = spawn(ffmpeg, ['-hide_banner', '-nostdin', '-y', ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: {},
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  signal.addEventListener('abort', kill, { once: true });
  if (child.pid !== undefined) onDecoder(child.pid);
  let log = '';
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The decoder has no outputs.');
  stderr.setEncoding('utf8').on('data', (chunk: string) => {
    log = (log + chunk).slice(-20_000);
  });
  const done = once(child, 'close').then(([code]) => {
    signal.removeEventListener('abort', kill);
    signal.throwIfAborted();
    if (code !== 0) throw new Unreadable(log.trim().slice(-1000));
    return log;
  });
  // The caller may fail before it waits for the end.
  done.catch(() => undefined);
  return { outputs: { 1: stdout, 3: child.stdio[3] as Readable }, done };
}

/** Divides a stream into pieces of one size. Each piece is valid until the next; a shorter rest is dropped. */
export async function* pieces(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer, undefined> {
  const piece = Buffer.alloc(bytes);
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + bytes - filled);
      part.copy(piece, filled);
      at += part.length;
      filled += part.length;
      if (filled < bytes) continue;
      filled = 0;
      yield piece;
    }
  }
  return undefined;
}
