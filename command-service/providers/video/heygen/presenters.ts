import { say } from '../../../../words/index.ts';
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { HeygenClient } from '../../heygen/client.ts';
import type { Presenter } from '../port.ts';

const look = z.object({
  id: z.string().min(1),
  name: z.string().nullish(),
  status: z.string().nullish(),
  default_voice_id: z.string().nullish(),
  preview_image_url: z.string().nullish(),
  preview_video_url: z.string().nullish(),
});

/** A look of HeyGen that has its own voice. */
export interface HeygenPresenter extends Presenter {
  /** HeyGen's `avatar_id`. */
  readonly lookId: string;
  readonly imageUrl: string;
  readonly clipUrl: string;
}

/** More than a picker can show. */
const most = 60;
const freshForMs = 10 * 60_000;

/** Ids of looks have capitals; ours are parts of URLs and file keys. */
const idOf = (lookId: string): string => `hg-${hash('sha256', lookId).slice(0, 16)}`;

/**
 * The public looks that can speak and be shown, kept for ten minutes. While HeyGen does not answer, the last known list
 * is served; without one the call rejects with HeygenError.
 */
export function createPresenterList(client: HeygenClient, now: () => number = Date.now) {
  let known: readonly HeygenPresenter[] | undefined;
  let loadedAt = -Infinity;
  let loading: Promise<readonly HeygenPresenter[]> | undefined;

  async function load(): Promise<readonly HeygenPresenter[]> {
    const found: HeygenPresenter[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await client.list(
        '/v3/avatars/looks',
        look,
        { ownership: 'public', limit: '100' },
        after,
      );
      for (const {
        id,
        name,
        status,
        default_voice_id: voice,
        preview_image_url: image,
        preview_video_url: clip,
      } of items) {
        if (!voice || !image || !clip || (status ?? 'completed') !== 'completed') continue;
        found.push({
          id: idOf(id),
          name: name?.trim() || 'Presenter',
          description: say('PRESENTER_OF_HEYGEN'),
          lookId: id,
          imageUrl: image,
          clipUrl: clip,
        });
      }
      after = next;
    } while (after !== undefined && found.length < most);
    return found.slice(0, most);
  }

  return async (): Promise<readonly HeygenPresenter[]> => {
    if (known !== undefined && now() - loadedAt < freshForMs) return known;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    try {
      known = await loading;
      loadedAt = now();
      return known;
    } catch (error) {
      if (known !== undefined) return known;
      throw error;
    }
  };
}
