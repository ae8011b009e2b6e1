import { dayMs, daysAfter, daysBetween, mondayOf, startOfDay } from '../../domain/time.ts';
import { videoAggregate } from '../../domain/videos/index.ts';
import { createRequestForUser } from '../commands/mail-for-user.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../support/context.ts';
import { defineJob, eachPage } from './engine/define-job.ts';

/**
 * Milliseconds after the end of a week (Sunday at midnight UTC) at which its mails are due: Monday morning in the
 * Americas.
 */
const dueAfter = 13 * 3_600_000;
/** Videos that a mail names. */
const named = 3;
const weekMs = 7 * dayMs;

interface WatchedOwner {
  readonly userId: string;
  /** The Monday of the week, as `2026-11-23`. */
  readonly from: string;
}

/**
 * On Mondays, mails the results to everybody whose videos were watched last week. The mail's id names the week, so each
 * gets one. A job that was down still sends it while it is news.
 */
export function weeklyResults(
  {
    executor,
    now,
    ownersWatchedOn,
    audienceBetween,
  }: Pick<Dependencies, 'executor' | 'now' | 'ownersWatchedOn' | 'audienceBetween'>,
  every = 1_800_000,
) {
  const request = createRequestForUser({ executor, now });
  /** The week whose mails are all requested. */
  let done = '';

  const tell = async ({ userId, from }: WatchedOwner, caller: Caller): Promise<void> => {
    const figures = await audienceBetween(userId, from, daysAfter(from, 6));
    if (figures.views === 0) return;
    const videos: { videoId: string; title: string; views: number }[] = [];
    for (const { videoId, views } of figures.videos.toSorted((a, b) => b.views - a.views)) {
      if (videos.length === named) break;
      const { status, request: order } = (await executor.load(videoAggregate, videoId)).state;
      if (status !== 'deleted' && order) videos.push({ videoId, title: (order.title ?? '').slice(0, 500), views });
    }
    if (videos.length === 0) return;
    const { views, finished } = figures;
    const data = { week: from, views, finished, videos };
    await request(
      { template: 'week_results', userId, once: `${userId}/${from}`, data },
      startOfDay(from) + weekMs + dueAfter,
      caller,
    );
  };

  return defineJob<WatchedOwner>({
    name: 'weekly-results',
    every,
    items: {
      key: ({ userId, from }) => `${userId}/${from}`,
      owner: ({ userId }) => userId,
      handle: (owner, { newCaller }) => tell(owner, newCaller()),
    },
    run: async ({ handle, signal }) => {
      const from = mondayOf(now() - dueAfter - weekMs);
      if (done === from) return;
      const told = new Set<string>();
      for (const date of daysBetween(from, daysAfter(from, 6))) {
        const page = async (limit: number, after?: string): Promise<readonly string[]> =>
          ownersWatchedOn(date, limit, after);
        const tellAll = async (owners: readonly string[]): Promise<void> => {
          const fresh = owners.filter((userId) => !told.has(userId));
          for (const userId of fresh) told.add(userId);
          await handle(fresh.map((userId) => ({ userId, from })));
        };
        await eachPage(page, tellAll, signal);
      }
      if (!signal.aborted) done = from;
    },
  });
}
