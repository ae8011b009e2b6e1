import { setTimeout as sleep } from 'node:timers/promises';
import { videoAggregate } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import { videoFileKeys } from '../support/video-files.ts';
import { defineProcess } from './engine/define-process.ts';

export interface DeletedVideosOptions extends Pick<Dependencies, 'executor' | 'files' | 'now'> {
  /** How long a deletion can be undone, ms. Screens offer it for 10 s; the rest is for slow networks. Default 60 s. */
  readonly restorableFor?: number;
}

/**
 * Ends the time in which a deletion can be undone: records that, then removes the files. Afterwards only the video's
 * events are left.
 */
export function deletedVideos({ executor, files, now, restorableFor = 60_000 }: DeletedVideosOptions) {
  return defineProcess({
    name: 'deleted-videos',
    on: {
      VideoDeleted: async (
        { id: deletion, revision: deletedAt, time, data: { videoId, userId, attempt } },
        { caller, signal },
      ) => {
        await sleep(Math.max(0, time + restorableFor - now()), undefined, { signal, ref: false });
        const { state, revision } = await executor.load(videoAggregate, videoId);
        if (state.status !== 'deleted') return;
        if (!state.purged) {
          // Restored and deleted again: the later deletion has its own time.
          if (revision !== deletedAt) return;
          const context = contextFor(caller, 'purge-video', { stableId: deletion, subject: userId });
          await executor.execute(videoAggregate, videoId, { kind: 'purge' }, context);
        }
        await files.removeAll(videoFileKeys(videoId, attempt).prefix);
      },
    },
  });
}
