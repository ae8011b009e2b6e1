import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.ts';
import { findFfmpeg } from './ffmpeg.ts';
import type { LookId } from './presenter/look.ts';
import { lookIds } from './presenters.ts';

export interface PreviewOptions {
  /** Where finished previews are kept between starts of the server. */
  readonly folder: string;
  readonly ffmpegPath: string | undefined;
  readonly nodePath: string;
}

/** Pictures and clips of the stock presenters for the picker. */
export interface PresenterPreviews {
  /** Absolute path of a square PNG. The first call draws the posters of all presenters, in about a second. */
  poster(id: LookId): Promise<string>;
  /** Absolute path of a silent square clip of 3 s that can loop (H.264, MP4). Rejects when there is no usable ffmpeg. */
  clip(id: LookId): Promise<string>;
}

/** Part of the file names: raise it when the drawing changes, so that old previews are not shown. */
const drawingVersion = 1;
const deadlineMs = 120_000;
const heapLimitMb = 256;
const posterScript = fileURLToPath(new URL('./poster-process.ts', import.meta.url));
const clipScript = fileURLToPath(new URL('./clip-process.ts', import.meta.url));

/** Makes previews on demand in child processes and keeps them in the folder. Clips are made one at a time. */
export function createPresenterPreviews({ folder, ffmpegPath, nodePath }: PreviewOptions): PresenterPreviews {
  const fileOf = (id: LookId, extension: 'png' | 'mp4'): string => join(folder, `${id}-${drawingVersion}.${extension}`);
  const clips = new Map<LookId, Promise<string>>();
  let posters: Promise<void> | undefined;
  let lastClip: Promise<unknown> = Promise.resolve();

  const draw = async (script: string, args: readonly string[]): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const { code, stderr } = await runChild({
      nodePath,
      script,
      args,
      heapLimitMb,
      signal: AbortSignal.timeout(deadlineMs),
      onLine: () => undefined,
    });
    if (code !== 0) throw new Error(`The previews of presenters could not be made. ${stderr}`);
  };

  const drawPosters = async (): Promise<void> => {
    const missing = (
      await Promise.all(lookIds.map(async (id) => ((await exists(fileOf(id, 'png'))) ? [] : [id])))
    ).flat();
    if (missing.length > 0)
      await draw(
        posterScript,
        missing.flatMap((id) => [id, fileOf(id, 'png')]),
      );
  };

  const drawClip = async (id: LookId): Promise<string> => {
    const clip = fileOf(id, 'mp4');
    if (await exists(clip)) return clip;
    const ffmpeg = await findFfmpeg(ffmpegPath);
    if ('problem' in ffmpeg) throw new Error(ffmpeg.problem);
    await draw(clipScript, [id, ffmpeg.path, clip]);
    return clip;
  };

  return {
    async poster(id) {
      posters ??= drawPosters().catch((error: unknown) => {
        posters = undefined;
        throw error;
      });
      await posters;
      return fileOf(id, 'png');
    },
    async clip(id) {
      const known = clips.get(id);
      if (known) return known;
      const drawing = lastClip.then(() => drawClip(id));
      lastClip = drawing.catch(() => clips.delete(id));
      clips.set(id, drawing);
      return drawing;
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
