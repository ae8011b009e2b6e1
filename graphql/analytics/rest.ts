import { attachmentName, downloadFormat, sendRows } from '../rest/downloads.ts';
import type { Routes } from '../rest/routes.ts';
import { readWeeks } from './reads.ts';

const weeksInFile = 53;

const columns = [
  'week',
  'views',
  'viewers',
  'reached25',
  'reached50',
  'reached75',
  'reached100',
  'shares',
  'exports',
  'videos',
  'waitSeconds',
  'renderSeconds',
  'creditsUsed',
] as const;

/** The figures of the last 53 weeks as a file, the oldest week first. */
export const analyticsRoutes: Routes = {
  'GET /api/analytics': async (context, request, reply) => {
    const ownerId = context.requireUser();
    const format = downloadFormat(request);
    const weeks = await readWeeks(context.services.projections, ownerId, weeksInFile, context.services.now());
    const rows = weeks.map(({ week, watched, made }) => ({ week, ...watched, ...made }));
    const disposition = attachmentName(context, 'curbcast-analytics', format);
    return sendRows(reply, { disposition, format, columns }, pagesOf(rows));
  },
};

async function* pagesOf(rows: readonly object[]): AsyncIterable<readonly object[]> {
  yield rows;
}
