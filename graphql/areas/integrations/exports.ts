import { Refusal } from '../../../domain/refusal.ts';
import { exportedTables, type ExportedTable } from '../../../domain/table-exports/index.ts';
import { avatarsOf } from '../avatars/views.ts';
import type { GatewayContext } from '../../context.ts';
import { credits, dateTime } from '../../scalars.ts';
import type { VideoParent } from '../videos/parents.ts';
import { say } from '../../../words/index.ts';

export type Pages = AsyncIterable<readonly object[]>;

interface Export {
  /** The columns of CSV; the fields of each object in JSON. */
  readonly columns: readonly string[];
  readonly pages: (context: GatewayContext, userId: string) => Pages;
}

const rowsPerRead = 500;

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

async function* videoRows(context: GatewayContext, userId: string): Pages {
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

async function* avatarRows({ services }: GatewayContext, userId: string): Pages {
  yield (await avatarsOf(services, userId)).map(({ id, name, type, status, description }) => ({
    id,
    name,
    type,
    status,
    description,
  }));
}

interface Day {
  readonly date: string;
  readonly videosStarted: number;
  readonly videosReady: number;
  readonly videosFailed: number;
  readonly secondsMade: number;
  readonly creditsUsed: number;
  readonly views: number;
}

/** One row for each day (UTC) on which videos were started, with what became of them until now. */
async function* analyticsRows(context: GatewayContext, userId: string): Pages {
  let day: Day | undefined;
  for await (const page of videoPages(context, userId)) {
    const done: Day[] = [];
    for (const { doc } of page) {
      const date = dateTime(doc.createdAt).slice(0, 10);
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

const exports: Readonly<Record<ExportedTable, Export>> = {
  videos: {
    columns: [
      'id',
      'title',
      'status',
      'propertyAddress',
      'presenter',
      'createdAt',
      'durationSeconds',
      'creditsUsed',
      'views',
      'script',
    ],
    pages: videoRows,
  },
  avatars: { columns: ['id', 'name', 'type', 'status', 'description'], pages: avatarRows },
  analytics: { columns: ['date', ...Object.keys(nothing)], pages: analyticsRows },
};

/** The export of a type. Throws INVALID_INPUT for an unknown one. */
export function exportOf(type: string): Export & { readonly type: ExportedTable } {
  const known = exportedTables.find((name) => name === type);
  if (known === undefined)
    throw new Refusal('INVALID_INPUT', say('EXPORT_TYPE_UNKNOWN', { types: exportedTables.join(', ') }));
  return { type: known, ...exports[known] };
}
