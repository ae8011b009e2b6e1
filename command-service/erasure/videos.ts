import { creditStream } from '../../domain/credits/index.ts';
import { isEvent } from '../../domain/events.ts';
import { Refusal } from '../../domain/refusal.ts';
import { videoAggregate } from '../../domain/videos/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor } from '../support/context.ts';
import { createVideoCommands } from '../commands/videos.ts';
import { videoFileKeys } from '../support/video-files.ts';
import type { Eraser } from './eraser.ts';
import { forEachItem } from './for-each.ts';

type VideoEraserOptions = Pick<
  Dependencies,
  'eventStore' | 'executor' | 'files' | 'ledger' | 'videoProvider' | 'now' | 'renderTimeout'
>;

/** Deletes the user's videos, which settles their holds, stops their renders and removes their files. */
export function videoEraser(options: VideoEraserOptions): Eraser {
  const { executor, files } = options;
  const { deleteVideo } = createVideoCommands(options);
  return {
    store: 'videos',
    erase: async ({ userId, caller }) => {
      await forEachItem(await videosOf(options, userId), async (videoId) => {
        await deleteVideo(userId, videoId, caller).catch((error: unknown) => {
          // Deleted before, or never recorded; its hold is released by the process that looks after holds.
          if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error;
        });
        // The deletion of an account is not undone video by video.
        const purge = { kind: 'purge' } as const;
        const context = contextFor(caller, 'purge-video', { stableId: videoId, subject: userId });
        await executor.execute(videoAggregate, videoId, purge, context);
        await files.removeAll(videoFileKeys(videoId, 1).prefix);
      });
    },
  };
}

const pageSize = 1_000;

/**
 * The ids of all videos that a user ever started. A video holds credits before it is recorded, so the user's own credit
 * account names all videos, and no read model has to be up to date.
 */
async function videosOf({ eventStore }: Pick<Dependencies, 'eventStore'>, userId: string): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (let from = 0; ; from += pageSize) {
    const page = await eventStore.readStream(creditStream(userId), { from, limit: pageSize });
    for (const event of page) if (isEvent(event, 'CreditsReserved')) ids.add(event.data.heldFor);
    if (page.length < pageSize) return [...ids];
  }
}
