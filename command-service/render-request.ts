import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { avatarFileKeys } from './support/avatar-files.ts';
import type { CollectMediaOf } from './media.ts';
import { ownPictureKey } from './own-pictures.ts';
import type { FileStore } from './providers/files/port.ts';
import type { RenderRequest, RenderSource, TrainedTwin } from './providers/video/port.ts';

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

/** A Digital Twin with the files that training stored. */
export const withModel = (twin: Omit<TrainedTwin, 'open'>, files: Pick<FileStore, 'open'>): TrainedTwin => ({
  ...twin,
  open: async (file) => (await files.open(avatarFileKeys(twin.twinId).model(file)))?.stream,
});

/** A request that came through the queue as JSON, with its functions, which JSON cannot hold. */
export function requestFromJson(json: string, tools: MediaTools): RenderRequest {
  // Written by our own `start`: the queue holds nothing from outside.
  const { twin, source, ...rest } = JSON.parse(json) as Omit<RenderRequest, 'collectMedia' | 'logo'>;
  const request = { ...rest, ...(twin === undefined ? {} : { twin: withModel(twin, tools.files) }) };
  if (source === undefined) return { ...request, collectMedia: async () => ({ pictures: [], leftOut: [] }) };
  return { ...request, ...withMedia(source, tools) };
}
