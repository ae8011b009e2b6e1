import { spawn } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { Refusal } from '../../../domain/refusal.ts';
import { say } from '../../../words/index.ts';

/** Demuxing 500 MB takes two seconds, decoding five minutes of sound one. */
const timeoutMs = 60_000;

export interface LockedFfmpegOptions {
  /** The folder of the checked files; emptied at the first check, so it must not be shared between processes. */
  readonly folder: string;
  readonly findFfmpeg: () => Promise<{ readonly path: string } | { readonly problem: string }>;
}

/**
 * Empties the folder and finds ffmpeg once, at the first call; after a failed call, the next call does it. Resolves to
 * the path of ffmpeg, or throws NOT_OFFERED.
 */
export function createLockedFfmpeg({ folder, findFfmpeg }: LockedFfmpegOptions): () => Promise<string> {
  let prepared: Promise<string> | undefined;
  const prepare = async (): Promise<string> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await findFfmpeg();
    if ('problem' in found) throw new Refusal('NOT_OFFERED', say('VIDEOS_NOT_READ_HERE'));
    return found.path;
  };
  return () =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));
}

/** The first bytes of a file, which identify its container. */
export async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The last time that ffmpeg reported, in milliseconds. */
export function lengthIn(log: string): number | undefined {
  const [, hours, minutes, seconds] = [...log.matchAll(/time=(\d+):(\d+):([\d.]+)/gu)].at(-1) ?? [];
  if (seconds === undefined) return undefined;
  return Math.round((Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000);
}

/** A child without environment, network protocols or input, that is killed when it takes too long. */
export async function runLocked(
  ffmpeg: string,
  args: readonly string[],
): Promise<{ readonly isWhole: boolean; readonly log: string }> {
  const child = spawn(ffmpeg, ['-hide_banner', '-nostdin', '-threads', '1', '-max_alloc', '268435456', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {},
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    // The beginning names the streams, the end the length.
    log = log.length < 20_000 ? log + text : log.slice(0, 10_000) + (log.slice(10_000) + text).slice(-10_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { isWhole: code === 0, log };
}
