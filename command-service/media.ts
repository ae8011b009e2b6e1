import { createHash } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../domain/catalog.ts';
import type { VideoRequested } from '../domain/videos/index.ts';
import type { FetchedImage } from './providers/fetch/index.ts';
import type { ImageType } from './providers/fetch/port.ts';
import type { RenderMedia } from './providers/video/port.ts';

export interface MediaOptions {
  /** Where fetched pictures are kept while they are needed. */
  readonly folder: string;
  /** Gets a picture, also one of our own samples, through the guard. Throws when it can't be had. */
  readonly fetchImage: (url: string) => Promise<FetchedImage>;
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' } as const;

/**
 * Fetches what a video shows beside its presenter: the screen-share picture when there is one, else the
 * listing's own pictures. A picture that can't be had is left out; the video is made without it.
 */
export function createMediaCollector({ folder, fetchImage }: MediaOptions) {
  return async (request: VideoRequested['data'], signal: AbortSignal): Promise<readonly RenderMedia[]> => {
    const shared = request.screenShareUrl === null ? [] : [request.screenShareUrl];
    const media: RenderMedia[] = [];
    await mkdir(folder, { recursive: true });
    for (const url of [...shared, ...request.imageUrls]) {
      if (signal.aborted || media.length === limits.videoPictures) break;
      const picture = await fetchTo(folder, url, fetchImage).catch(() => undefined);
      if (picture !== undefined) media.push(picture);
    }
    return media;
  };
}

/** Fetches once: the file's name comes from its address, so the next attempt finds it. */
async function fetchTo(folder: string, url: string, fetchImage: MediaOptions['fetchImage']): Promise<RenderMedia> {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 32);
  for (const [contentType, extension] of Object.entries(extensions) as [ImageType, string][]) {
    const path = join(folder, `${name}.${extension}`);
    const known = await stat(path).catch(() => undefined);
    if (known && known.size > 0) return { path, contentType };
  }
  const image = await fetchImage(url);
  const path = join(folder, `${name}.${extensions[image.contentType]}`);
  await writeFile(path, image.bytes);
  return { path, contentType: image.contentType };
}
