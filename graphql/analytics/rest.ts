import { attachmentName, downloadFormat, sendRows } from '../rest/downloads.ts';
import { queryParam, type Routes } from '../rest/routes.ts';
import { readVideoId } from '../videos/input.ts';
import { requireVideo } from '../videos/reads.ts';
import { readDays, readWeeks } from './reads.ts';

const weeksInFile = 53;

const watched = ['views', 'viewers', 'reached25', 'reached50', 'reached75', 'reached100', 'shares', 'exports'] as const;
const columns = ['week', ...watched, 'videos', 'waitSeconds', 'renderSeconds', 'creditsUsed'] as const;

/** The figures as a file: of the last 53 weeks, or with `?videoId=` of one video by day; the oldest first. */
export const analyticsRoutes: Routes = {
  'GET /api/analytics': async (context, request, reply) => {
    const ownerId = context.requireUser();
    const format = downloadFormat(request);
    const videoId = queryParam(request, 'videoId');
    if (videoId !== undefined) {
      const { projections } = context.services;
      const { id } = await requireVideo(projections, ownerId, readVideoId(videoId));
      const disposition = attachmentName(context, 'curbcast-video-analytics', format);
      return sendRows(reply, { disposition, format, columns: ['day', ...watched] }, readDays(projections, id));
    }
    const weeks = await readWeeks(context.services.projections, ownerId, weeksInFile, context.services.now());
    const rows = weeks.map(({ week, watched, made }) => ({ week, ...watched, ...made }));
    const disposition = attachmentName(context, 'curbcast-analytics', format);
    return sendRows(reply, { disposition, format, columns }, pagesOf(rows));
  },
};

async function* pagesOf(rows: readonly object[]): AsyncIterable<readonly object[]> {
  yield rows;
}
