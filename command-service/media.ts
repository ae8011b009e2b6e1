import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../domain/catalog.ts';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../domain/refusal.ts';
import { ownPictureKey } from './own-pictures.ts';
import type { FileStore } from './providers/files/port.ts';
import type { FetchedImage, FetchedMedia } from './providers/fetch/port.ts';
import type { CollectedMedia, LeftOutPicture, RenderMedia, RenderSource } from './providers/video/port.ts';
import { say } from '../words/index.ts';

export interface MediaOptions {
  /** Downloads a picture through the SSRF guard, also one of our samples. Rejects when it can't. */
  readonly fetchImage: (url: string, options: { readonly signal: AbortSignal }) => Promise<FetchedImage>;
  /** Downloads a picture or a video in the same way. */
  readonly fetchMedia: (url: string, options: { readonly signal: AbortSignal }) => Promise<FetchedMedia>;
  /** Holds the pictures that users uploaded. */
  readonly files: Pick<FileStore, 'open'>;
}

/** Downloads the pictures of a request into a folder. Rejects with the signal's reason. */
export type CollectMediaOf = (
  request: Omit<RenderSource, 'logoUrl'>,
  folder: string,
  signal: AbortSignal,
) => Promise<CollectedMedia>;

const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/x-msvideo': 'avi',
} as const;

/** Pictures that are in memory at the same time. */
const downloadsAtOnce = 6;

/**
 * Collects the media next to the presenter of a video: the screen-share picture or video, if any, then the pictures of
 * the listing and the user's own, at most `limits.videoPictures`. A picture that fails is left out, with the reason,
 * and the next one takes its place.
 */
export function createMediaCollector({ fetchImage, fetchMedia, files }: MediaOptions): CollectMediaOf {
  const ownPicture = async (key: string) => {
    const opened = await files.open(key);
    if (opened === undefined) throw new Refusal('NOT_FOUND', say('PICTURE_REMOVED'));
    return { bytes: await buffer(opened.stream), contentType: 'image/webp' as const };
  };

  return async (request, folder, signal) => {
    const { userId, screenShareUrl, imageUrls, pictureCaptions, pictureTexts, pictureScenes = [] } = request;
    await mkdir(folder, { recursive: true });
    const waiting = [...new Set([...(screenShareUrl === null ? [] : [screenShareUrl]), ...imageUrls])];
    const pictures: RenderMedia[] = [];
    const leftOut: LeftOutPicture[] = [];

    const fetchTo = async (url: string, name: string): Promise<RenderMedia | LeftOutPicture> => {
      try {
        const own = ownPictureKey(userId, url);
        const read = own !== undefined ? ownPicture : url === screenShareUrl ? fetchMedia : fetchImage;
        const { bytes, contentType } = await read(own ?? url, { signal });
        const path = join(folder, `${name}.${extensions[contentType]}`);
        await writeFile(path, bytes);
        const place = imageUrls.indexOf(url);
        const caption = pictureCaptions[place] ?? '';
        const alternative = pictureTexts[place] ?? '';
        const chosenFor = pictureScenes[place] ?? [];
        return {
          url,
          path,
          contentType,
          ...(caption === '' ? {} : { caption }),
          ...(alternative === '' ? {} : { alternative }),
          ...(chosenFor.length === 0 ? {} : { chosenFor }),
        };
      } catch (error) {
        signal.throwIfAborted();
        return { url, reason: reasonOf(error) };
      }
    };

    while (waiting.length > 0 && pictures.length < limits.videoPictures) {
      signal.throwIfAborted();
      const first = pictures.length + leftOut.length;
      const urls = waiting.splice(0, Math.min(downloadsAtOnce, limits.videoPictures - pictures.length));
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
