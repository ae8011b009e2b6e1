import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { CollectMediaOf } from './media.ts';
import { ownPictureKey } from './own-pictures.ts';
import type { FileStore } from './providers/files/port.ts';
import type { RenderRequest, RenderSource } from './providers/video/port.ts';

interface MediaTools {
  readonly files: Pick<FileStore, 'open'>;
  readonly collectMedia: CollectMediaOf;
}

/** The parts of a request that read the pictures and the logo of an order, with the order's own data. */
export function withMedia(
  source: RenderSource,
  { files, collectMedia }: MediaTools,
): Pick<RenderRequest, 'source' | 'collectMedia' | 'logo'> {
  const logo = ownPictureKey(source.userId, source.logoUrl);
  return {
    source,
    collectMedia: (folder, signal) => collectMedia(source, folder, signal),
    ...(logo === undefined
      ? {}
      : {
          // Nothing when the picture is gone.
          logo: async (path) => {
            const opened = await files.open(logo);
            if (opened !== undefined) await pipeline(opened.stream, createWriteStream(path));
          },
        }),
  };
}

/** A request that came through the queue as JSON, with the functions that could not travel. */
export function requestFromJson(json: string, tools: MediaTools): RenderRequest {
  // Written by our own `start`: the queue holds nothing from outside.
  const request = JSON.parse(json) as Omit<RenderRequest, 'collectMedia' | 'logo'>;
  if (request.source === undefined) return { ...request, collectMedia: async () => ({ pictures: [], leftOut: [] }) };
  return { ...request, ...withMedia(request.source, tools) };
}
