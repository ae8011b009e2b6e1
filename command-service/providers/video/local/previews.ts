import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { lookIds } from './presenters.ts';

export interface PreviewOptions {
  /** Where finished previews are kept from one start of the server to the next. */
  readonly folder: string;
  readonly ffmpegPath?: string;
  readonly nodePath?: string;
}

export interface PresenterPreview {
  /** Absolute path of a silent square clip of 3 s that can loop (H.264, MP4). */
  readonly mp4: string;
  /** Absolute path of a square PNG of the same presenter. */
  readonly poster: string;
}

/** Part of the file names: raised when the drawing changes, so that old previews are not shown. */
const drawingVersion = 1;
const deadlineMs = 120_000;
const heapLimitMb = 256;
const script = fileURLToPath(new URL('./preview-process.ts', import.meta.url));

/**
 * Gives the function that makes sure of a stock presenter's preview: made once in a process of its own, one at a
 * time, and kept in the folder. It throws for an unknown presenter and when there is no usable ffmpeg.
 */
export function createPresenterPreviews({ folder, ffmpegPath, nodePath = process.execPath }: PreviewOptions): (id: string) => Promise<PresenterPreview> {
  const made = new Map<string, Promise<PresenterPreview>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(id: string, preview: PresenterPreview): Promise<PresenterPreview> {
    if (await Promise.all([access(preview.mp4), access(preview.poster)]).then(() => true, () => false)) return preview;
    const ffmpeg = await findFfmpeg(ffmpegPath);
    if ('problem' in ffmpeg) throw new Error(ffmpeg.problem);
    await mkdir(folder, { recursive: true });
    const { code, complaint } = await runChild({
      nodePath, script, args: [id, ffmpeg.path, preview.mp4, preview.poster], heapLimitMb, signal: AbortSignal.timeout(deadlineMs), onLine: () => undefined,
    });
    if (code !== 0) throw new Error(`The preview of "${id}" could not be made. ${complaint}`);
    return preview;
  }

  return (wanted) => {
    const id = lookIds.find((known) => known === wanted);
    if (id === undefined) return Promise.reject(new RangeError(`There is no presenter "${wanted}".`));
    const known = made.get(id);
    if (known !== undefined) return known;
    const preview = { mp4: join(folder, `${id}-${drawingVersion}.mp4`), poster: join(folder, `${id}-${drawingVersion}.png`) };
    const making = last.then(() => make(id, preview));
    last = making.catch(() => { made.delete(id); });
    made.set(id, making);
    return making;
  };
}
