import { z } from 'zod';
import { Refusal } from '../../../domain/refusal.ts';
import { exportedTables, type ExportedTable } from '../../../domain/table-exports/index.ts';
import { dayOf } from '../../../domain/time.ts';
import { avatarsOf } from '../avatars/views.ts';
import type { GatewayContext } from '../../context.ts';
import * as field from '../../openapi/fields.ts';
import { credits, dateTime } from '../../scalars.ts';
import type { VideoParent } from '../videos/parents.ts';
import { say } from '../../../words/index.ts';

export const videoRow = z.object({
  id: field.text,
  title: field.text,
  status: field.text,
  propertyAddress: field.text,
  presenter: field.text,
  createdAt: field.time,
  durationSeconds: z.number().nullable(),
  creditsUsed: field.credits.nullable(),
  views: field.whole,
  script: field.text,
});

export const avatarRow = z.object({
  id: field.text,
  name: field.text,
  type: field.text,
  status: field.text,
  description: field.text,
});

export const dayRow = z.object({
  date: field.day,
  videosStarted: field.whole,
  videosReady: field.whole,
  videosFailed: field.whole,
  secondsMade: z.number(),
  creditsUsed: field.credits,
  views: field.whole,
});

type PagesOf<Row extends z.ZodObject> = AsyncIterable<readonly field.Answer<Row>[]>;
export type Pages = PagesOf<z.ZodObject>;

interface Export<Row extends z.ZodObject = z.ZodObject> {
  readonly row: Row;
  readonly pages: (context: GatewayContext, userId: string) => PagesOf<Row>;
}

const rowsPerRead = 100;

/** The user's videos, the oldest first, page by page: memory is bounded for any number. */
async function* videoPages({ services }: GatewayContext, ownerId: string): AsyncIterable<readonly VideoParent[]> {
  let after: { readonly id: string; readonly order: readonly number[] } | undefined;
  for (;;) {
    const rows = await services.projections.reader('videos').query('videos', {
      index: 'byOwner',
      equal: { ownerId },
      limit: rowsPerRead,
      ...(after && { after }),
    });
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return;
    after = { id: last.id, order: [last.doc.createdAt] };
  }
}

const half = (amount: number | null): number | null => (amount === null ? null : credits(amount));

async function* videoRows(context: GatewayContext, userId: string): PagesOf<typeof videoRow> {
  for await (const page of videoPages(context, userId))
    yield page.map(({ id, doc }) => ({
      id,
      title: doc.title,
      status: doc.status,
      propertyAddress: doc.propertyAddress,
      presenter: doc.avatarId,
      createdAt: dateTime(doc.createdAt),
      durationSeconds: doc.seconds,
      creditsUsed: half(doc.creditsUsed),
      views: doc.viewCount,
      script: doc.script,
    }));
}

async function* avatarRows({ services }: GatewayContext, userId: string): PagesOf<typeof avatarRow> {
  yield (await avatarsOf(services, userId)).map(({ id, name, type, status, description }) => ({
    id,
    name,
    type,
    status,
    description,
  }));
}

type Day = field.Answer<typeof dayRow>;

/** One row for each day (UTC) on which videos were started, with their present states. */
async function* analyticsRows(context: GatewayContext, userId: string): PagesOf<typeof dayRow> {
  let day: Day | undefined;
  for await (const page of videoPages(context, userId)) {
    const done: Day[] = [];
    for (const { doc } of page) {
      const date = dayOf(doc.createdAt);
      if (day !== undefined && day.date !== date) done.push(day);
      const before: Day = day?.date === date ? day : { date, ...nothing };
      day = {
        date,
        videosStarted: before.videosStarted + 1,
        videosReady: before.videosReady + (doc.status === 'ready' ? 1 : 0),
        videosFailed: before.videosFailed + (doc.status === 'failed' ? 1 : 0),
        secondsMade: before.secondsMade + (doc.status === 'ready' ? (doc.seconds ?? 0) : 0),
        creditsUsed: before.creditsUsed + credits(doc.creditsUsed ?? 0),
        views: before.views + doc.viewCount,
      };
    }
    yield done;
  }
  if (day !== undefined) yield [day];
}

const nothing = { videosStarted: 0, videosReady: 0, videosFailed: 0, secondsMade: 0, creditsUsed: 0, views: 0 };

const exports = {
  videos: { row: videoRow, pages: videoRows },
  avatars: { row: avatarRow, pages: avatarRows },
  analytics: { row: dayRow, pages: analyticsRows },
} satisfies Readonly<Record<ExportedTable, Export>>;

/** The export of a type. Throws INVALID_INPUT for an unknown one. */
export function exportOf(type: string): Export & { readonly type: ExportedTable } {
  const known = exportedTables.find((name) => name === type);
  if (known === undefined)
    throw new Refusal('INVALID_INPUT', say('EXPORT_TYPE_UNKNOWN', { types: exportedTables.join(', ') }));
  return { type: known, ...exports[known] };
}
