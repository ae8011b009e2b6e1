import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../domain/catalog.ts';
import { Refusal } from '../domain/refusal.ts';
import type { VideoRequested } from '../domain/videos/index.ts';
import type { FetchedImage } from './providers/fetch/port.ts';
import type { CollectedMedia, LeftOutPicture, RenderMedia } from './providers/video/port.ts';

export interface MediaOptions {
  /** Downloads a picture through the SSRF guard, also one of our own samples. Rejects when it can't. */
  readonly fetchImage: (url: string, options: { readonly signal: AbortSignal }) => Promise<FetchedImage>;
}

/** Downloads the pictures of a request into a folder. Rejects with the signal's reason. */
export type CollectMediaOf = (
  request: VideoRequested['data'],
  folder: string,
  signal: AbortSignal,
) => Promise<CollectedMedia>;

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const;

/**
 * Downloads the pictures that a video shows next to its presenter: the screen-share picture, if any, then the listing's
 * pictures, at most `limits.videoPictures`. A picture that fails is left out, with the reason, and the next one takes
 * its place.
 */
export function createMediaCollector({ fetchImage }: MediaOptions): CollectMediaOf {
  return async ({ screenShareUrl, imageUrls }, folder, signal) => {
    await mkdir(folder, { recursive: true });
    const waiting = [...new Set([...(screenShareUrl === null ? [] : [screenShareUrl]), ...imageUrls])];
    const pictures: RenderMedia[] = [];
    const leftOut: LeftOutPicture[] = [];

    const fetchTo = async (url: string, name: string): Promise<RenderMedia | LeftOutPicture> => {
      try {
        const { bytes, contentType } = await fetchImage(url, { signal });
        const path = join(folder, `${name}.${extensions[contentType]}`);
        await writeFile(path, bytes);
        return { url, path, contentType };
      } catch (error) {
        signal.throwIfAborted();
        return { url, reason: reasonOf(error) };
      }
    };

    while (waiting.length > 0 && pictures.length < limits.videoPictures) {
      signal.throwIfAborted();
      const first = pictures.length + leftOut.length;
      const urls = waiting.splice(0, limits.videoPictures - pictures.length);
      for (const fetched of await Promise.all(urls.map((url, at) => fetchTo(url, String(first + at))))) {
        if ('path' in fetched) pictures.push(fetched);
        else leftOut.push(fetched);
      }
    }
    return { pictures, leftOut: [...leftOut, ...waiting.map((url) => ({ url, reason: 'too_many' as const }))] };
  };
}

function reasonOf(error: unknown): LeftOutPicture['reason'] {
  const code = error instanceof Refusal ? error.code : undefined;
  return code === 'UNSUPPORTED_TYPE' ? 'no_picture' : code === 'TOO_LARGE' ? 'too_large' : 'unreachable';
}
