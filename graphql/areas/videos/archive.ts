import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { limits } from '../../../domain/catalog.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import type { VideoParent } from './parents.ts';
import { createFileNames } from '../../rest/file-names.ts';
import { takeOf } from '../../take.ts';
import { requireVideo } from './reads.ts';
import { say } from '../../../words/index.ts';

/**
 * Several finished videos as one ZIP file, named after their titles. It is made while it is read: one video
 * is open at a time, and nothing is kept. Unfinished videos are left out. Throws RATE_LIMITED, INVALID_INPUT for no ids
 * or too many, NOT_FOUND for an id that is not the caller's, and NOT_ALLOWED_NOW when no video is finished.
 */
export async function openVideoArchive(context: GatewayContext, ids: readonly string[]): Promise<Readable> {
  const userId = context.requireUser();
  const most = limits.bulkDelete;
  if (ids.length === 0) throw new Refusal('INVALID_INPUT', say('VIDEO_NOT_SELECTED'));
  if (ids.length > most) throw new Refusal('INVALID_INPUT', say('TOO_MANY_EXPORTED', { most }));
  const { projections } = context.services;
  const videos = await Promise.all([...new Set(ids)].map((id) => requireVideo(projections, userId, id)));
  const ready = videos.filter(({ doc }) => doc.status === 'ready' && doc.videoKey !== null);
  if (ready.length === 0) throw new Refusal('NOT_ALLOWED_NOW', say('VIDEOS_NOT_READY'));
  // Each video counts as an export in the log.
  await takeOf(context, 'videoExports', userId, ready.length);
  // The types of the browser's streams and of Node's differ, the streams do not.
  const zip: object = makeZip(entries(context, userId, ready));
  return Readable.fromWeb(zip as ReadableStream<Uint8Array>);
}

async function* entries(context: GatewayContext, userId: string, videos: readonly VideoParent[]) {
  const { commands, providers } = context.services;
  const nameOf = createFileNames();
  for (const { id, doc } of videos) {
    const opened = doc.videoKey === null ? undefined : await providers.files.open(doc.videoKey);
    // Deleted while the file was written.
    if (!opened) continue;
    yield { name: nameOf(doc.title, 'mp4'), lastModified: new Date(doc.createdAt), input: opened.stream };
    await commands.exports.recordDownload(userId, id, 'mp4', context.caller(undefined));
  }
}
