import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { format, csv } from '../../rest/call.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { queryParam, route, type Routes } from '../../rest/routes.ts';
import { readVideoId } from '../videos/input.ts';
import { requireVideo } from '../videos/reads.ts';
import { readDays, readWeeks } from './reads.ts';

const watched = {
  views: field.whole,
  viewers: field.whole,
  reached25: field.whole,
  reached50: field.whole,
  reached75: field.whole,
  reached100: field.whole,
  shares: field.whole,
  exports: field.whole,
};

const week = z.object({
  week: field.day,
  ...watched,
  videos: field.whole,
  waitSeconds: z.number().nullable(),
  renderSeconds: z.number().nullable(),
  creditsUsed: field.credits,
});

const dayOfVideo = z.object({ day: field.day, ...watched });

/** By week, or by day for one video. */
const analytics = z.array(z.union([week, dayOfVideo]));

const weeksInFile = 53;

/** The figures as a file: of the last 53 weeks, or with `?videoId=` of one video by day; the oldest first. */
export const analyticsRoutes: Routes = {
  'GET /api/analytics': route({
    needs: 'read',
    about: {
      tag: 'Account',
      summary: 'Views and work of the last 53 weeks, or of one video by day',
      query: { videoId: 'The id of one video.', ...format },
      answer: analytics,
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      const ownerId = context.requireUser();
      const format = downloadFormat(request);
      const videoId = queryParam(request, 'videoId');
      if (videoId !== undefined) {
        const { projections } = context.services;
        const { id } = await requireVideo(projections, ownerId, readVideoId(videoId));
        const disposition = attachmentName(context, 'curbcast-video-analytics', format);
        return sendRows(reply, { disposition, format, row: dayOfVideo }, readDays(projections, id));
      }
      const weeks = await readWeeks(context.services.projections, ownerId, weeksInFile, context.services.now());
      const rows = weeks.map(({ week: first, watched: seen, made }) => ({ week: first, ...seen, ...made }));
      const disposition = attachmentName(context, 'curbcast-analytics', format);
      return sendRows(reply, { disposition, format, row: week }, pagesOf(rows));
    },
  }),
};

async function* pagesOf<Row>(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows;
}
