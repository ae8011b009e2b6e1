import { orderOf } from '../../../../domain/videos/index.ts';
import type { VideoDocument } from '../../../../projection-service/index.ts';
import { createFileNames } from '../../../rest/file-names.ts';
import type { VideoParent } from '../../videos/parents.ts';
import { listVideos } from '../../videos/reads.ts';
import { videoView } from '../../videos/views.ts';
import { json, type ExportFile, type ExportPart, type ExportSource } from '../part.ts';

const videosPerRead = 100;

export const videos: ExportPart = {
  name: 'videos/',
  readModels: ['videos.videos', 'videos.videoTexts', 'videos.videoWords'],
  about: 'A folder for each of your videos: the file, its picture and captions, your script, and its data.',
  files: async function* (source) {
    const nameOf = createFileNames();
    for await (const { id, doc } of ownVideos(source)) {
      const folder = `videos/${nameOf(doc.title, '')}`;
      yield { name: `${folder}/video.json`, content: json(exported({ id, doc }, source)) };
      yield { name: `${folder}/script.txt`, content: `${doc.script}\n` };
      yield* media(source, folder, doc);
    }
  },
};

/** All stored data of a video, including how it was made. */
function exported(video: VideoParent, { context }: ExportSource) {
  return { ...videoView(video, context), ...orderOf(video.doc) };
}

/** The media files of all videos together, in bytes. */
export async function mediaBytesOf(source: ExportSource): Promise<number> {
  let bytes = 0;
  for await (const { doc } of ownVideos(source))
    for (const key of keysOf(doc)) bytes += (await source.context.services.providers.files.stat(key))?.bytes ?? 0;
  return bytes;
}

async function* ownVideos({ user, context }: ExportSource) {
  let after: Parameters<typeof listVideos>[1]['after'];
  for (;;) {
    const { found } = await listVideos(context.services.projections, {
      ownerId: user.id,
      sort: 'OLDEST',
      limit: videosPerRead,
      ...(after && { after }),
    });
    for (const { node } of found) yield node;
    const last = found.at(-1);
    if (last === undefined || found.length < videosPerRead) return;
    after = last;
  }
}

const keysOf = ({ videoKey, thumbnailKey, captionsKey }: VideoDocument): readonly string[] =>
  [videoKey, thumbnailKey, captionsKey].filter((key) => key !== null);

async function* media({ context }: ExportSource, folder: string, doc: VideoDocument): AsyncIterable<ExportFile> {
  for (const key of keysOf(doc)) {
    const opened = await context.services.providers.files.open(key);
    // Deleted while the export was written.
    if (opened) yield { name: `${folder}/${key.split('/').at(-1) ?? key}`, content: opened.stream };
  }
}
