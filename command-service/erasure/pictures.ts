import { isEvent } from '../../domain/events.ts';
import { userStream } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Eraser } from './eraser.ts';

const pageSize = 1_000;

/** Removes every profile picture that the user ever had; the user's events name them. */
export function pictureEraser({ eventStore, files }: Pick<Dependencies, 'eventStore' | 'files'>): Eraser {
  return {
    store: 'profile pictures',
    beforeKey: true,
    erase: async ({ userId }) => {
      for (let from = 0; ; from += pageSize) {
        const events = await eventStore.readStream(userStream(userId), { from, limit: pageSize });
        for (const event of events)
          if (isEvent(event, 'ProfilePictureChanged')) {
            const key = pictureKeyOf(event.data.pictureUrl);
            if (key !== undefined) await files.removeAll(key);
          }
        if (events.length < pageSize) return;
      }
    },
  };
}

/** The key of a picture in the file store by its path on our origin; undefined for one of an identity provider. */
export function pictureKeyOf(pictureUrl: string | null): string | undefined {
  return /^\/files\/(pictures\/[0-9a-f]{64}\.webp)$/.exec(pictureUrl ?? '')?.[1];
}
