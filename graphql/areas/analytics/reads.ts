import { Refusal } from '../../../domain/refusal.ts';
import { mondayOf } from '../../../domain/time.ts';
import type { AudienceFigures, Projections, WorkFigures } from '../../../projection-service/index.ts';
import { credits } from '../../scalars.ts';
import { say } from '../../../words/index.ts';

const weekMs = 7 * 86_400_000;
const mostWeeks = 53;

const unwatched: AudienceFigures = {
  views: 0,
  viewers: 0,
  reached25: 0,
  reached50: 0,
  reached75: 0,
  reached100: 0,
  shares: 0,
  exports: 0,
};
const unmade: WorkFigures = {
  videos: 0,
  waitMs: 0,
  timedVideos: 0,
  renderMs: 0,
  videoMs: 0,
  usedHalfCredits: 0,
};

const figureNames = Object.keys(unwatched) as readonly (keyof AudienceFigures)[];

const plus = (a: AudienceFigures, b: AudienceFigures): AudienceFigures =>
  Object.fromEntries(figureNames.map((name) => [name, a[name] + b[name]])) as object as AudienceFigures;

/** Only the figures of a document. */
export const watchedOf = (doc: AudienceFigures | undefined): AudienceFigures => plus(unwatched, doc ?? unwatched);

/** Work in the units of the API. */
export function madeOf({ videos, waitMs, timedVideos, renderMs, usedHalfCredits }: WorkFigures = unmade) {
  const average = (sum: number, of: number): number | null => (of === 0 ? null : Math.round(sum / of / 100) / 10);
  return {
    videos,
    waitSeconds: average(waitMs, videos),
    renderSeconds: average(renderMs, timedVideos),
    creditsUsed: credits(usedHalfCredits),
  };
}

export interface AnalyticsWeekFigures {
  readonly week: string;
  readonly watched: AudienceFigures;
  readonly made: ReturnType<typeof madeOf>;
}

/**
 * An owner's figures of the latest weeks, the current one last. Reads at most 53 weeks and their days.
 * Throws INVALID_INPUT for another number of weeks.
 *
 * @param now milliseconds since 1970
 */
export async function readWeeks(
  projections: Projections,
  ownerId: string,
  weeks: number,
  now: number,
): Promise<readonly AnalyticsWeekFigures[]> {
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > mostWeeks)
    throw new Refusal('INVALID_INPUT', say('WEEKS_OUT_OF_RANGE', { most: mostWeeks }));
  const mondays = Array.from({ length: weeks }, (_, n) => mondayOf(now - (weeks - 1 - n) * weekMs));
  const since = { order: [mondays[0] ?? ''], id: '' };
  const [days, worked] = await Promise.all([
    projections
      .reader('audience')
      .query('ownerDays', { index: 'byOwner', equal: { ownerId }, after: since, limit: (weeks + 1) * 7 }),
    projections
      .reader('work')
      .query('workWeeks', { index: 'byOwner', equal: { ownerId }, after: since, limit: weeks + 1 }),
  ]);
  const watched = new Map<string, AudienceFigures>();
  for (const { doc } of days) {
    const week = mondayOf(Date.parse(doc.day));
    watched.set(week, plus(watched.get(week) ?? unwatched, doc));
  }
  const made = new Map(worked.map(({ doc }) => [doc.week, doc]));
  return mondays.map((week) => ({ week, watched: watched.get(week) ?? unwatched, made: madeOf(made.get(week)) }));
}

/** The sum of weeks. */
export const sumOf = (weeks: readonly AnalyticsWeekFigures[]): AudienceFigures =>
  weeks.map(({ watched }) => watched).reduce(plus, unwatched);

/** Documents of one read. */
const daysAtOnce = 400;

/** The figures of one video by day, the oldest first, in pages; days without figures are left out. */
export async function* readDays(
  projections: Projections,
  videoId: string,
): AsyncGenerator<readonly ({ readonly day: string } & AudienceFigures)[], void, void> {
  for (let after = { order: [''], id: '' }; ;) {
    const page = await projections
      .reader('audience')
      .query('videoDays', { index: 'byVideo', equal: { videoId }, after, limit: daysAtOnce });
    yield page.map(({ doc }) => ({ day: doc.day, ...watchedOf(doc) }));
    const last = page.at(-1);
    if (last === undefined || page.length < daysAtOnce) return;
    after = { order: [last.doc.day], id: last.id };
  }
}
