import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { shareStream } from '../../domain/shares/index.ts';
import { attemptId, videoStream, plainOrder } from '../../domain/videos/index.ts';
import { linkIdOf } from '../../command-service/commands/shares.ts';
import { videoFileKeys } from '../../command-service/support/video-files.ts';
import { openFolderFileStore } from '../../command-service/providers/files/folder/folder-file-store.ts';
import type { EventStore } from '../../event-store/index.ts';
import { newEvent } from '../gateway/seed.ts';

/** A video that ships with the product. */
const video = join(import.meta.dirname, '../../command-service/providers/samples/lessons/videos/seasons.mp4');
const picture = join(import.meta.dirname, '../../command-service/providers/samples/pictures/foundry-row-1.jpg');
/** The same one for all videos. */
const thumbnailKey = 'videos/bench-0/1/thumbnail.jpg';
export const shareToken = 'bench-bench-bench-benc';

/** Writes finished videos of one user, the first with its file and a share link. */
export async function addVideos(store: EventStore, dataDir: string, userId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const videoId = `bench-${n}`;
    const holdId = attemptId(videoId, 1);
    const { prefix: _prefix, ...keys } = { ...videoFileKeys(videoId, 1), thumbnailKey };
    const request = {
      videoId,
      userId,
      ...plainOrder,
      title: `${n + 1} Oak Street`,
      propertyAddress: `${n + 1} Oak Street, Austin, TX`,
      script: 'Welcome to Oak Street. This home has three bedrooms and a sunny garden.',
      language: 'en-US',
      avatarId: 'clara',
      brand: null,
      estimatedMs: 30_000,
      halfCredits: 1,
      availableAfterHalfCredits: 0,
      holdId,
      attempt: 1,
    };
    const finished = {
      durationMs: 30_000,
      ...keys,
      picturesLeftOut: 0,
      leftOut: [],
      late: false,
      costCents: null,
      renderMs: null,
    };
    await store.append(videoStream(videoId), 'no_stream', [
      newEvent('VideoRequested', request, userId),
      newEvent('VideoRenderStarted', { videoId, userId, attempt: 1, provider: 'local' }),
      newEvent('VideoCompleted', { videoId, userId, attempt: 1, ...finished }, userId),
    ]);
  }
  const link = { videoId: 'bench-0', userId, linkId: linkIdOf(shareToken), token: shareToken, takesTours: true };
  await store.append(shareStream('bench-0'), 'no_stream', [newEvent('ShareLinkCreated', link, userId)]);
  const files = await openFolderFileStore({ folder: join(dataDir, 'files') });
  const { videoKey, captionsKey } = videoFileKeys('bench-0', 1);
  await files.putStream(videoKey, createReadStream(video), 'video/mp4');
  await files.putStream(thumbnailKey, createReadStream(picture), 'image/jpeg');
  await files.putBytes(captionsKey, Buffer.from('WEBVTT\n\n00:00.000 --> 00:03.000\nWelcome.\n'), 'text/vtt');
}
