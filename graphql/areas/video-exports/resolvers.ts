import { exportFormats, type ExportFormat } from '../../../domain/exports/index.ts';
import type { ExportFormat as FormatOfSchema, Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { readVideoId } from '../videos/input.ts';
import { requireVideo } from '../videos/reads.ts';
import { exportFormatInput, prepareExport, requireFinished } from './prepare.ts';
import { takeOf } from '../../take.ts';

/** The schema writes its enums in capitals, the log and REST in small letters. */
const fromSchema = (format: FormatOfSchema): ExportFormat | undefined =>
  exportFormats.find((each) => each.toUpperCase() === format);

export const videoExportResolvers: Resolvers = {
  Mutation: {
    exportVideo: async (_root, args, context) => {
      const userId = context.requireUser();
      const { format } = readInput(exportFormatInput, { format: fromSchema(args.format) });
      const video = await requireFinished(context, readVideoId(args.id));
      await takeOf(context, 'videoExports', userId);
      const { view, position } = await prepareExport(context, video, format);
      return { userId, videoId: video.id, export: { ...view, videoId: video.id }, position };
    },
  },
  ExportVideoPayload: {
    video: ({ userId, videoId }, _args, { services }) => requireVideo(services.projections, userId, videoId),
  },
  Video: {
    exports: ({ id, doc }) => doc.exports.map((made) => ({ ...made, videoId: id })),
  },
  VideoExport: {
    format: ({ format }) => format.toUpperCase() as FormatOfSchema,
    status: ({ status }) => status.toUpperCase() as 'CONVERTING' | 'READY' | 'FAILED',
    downloadUrl: ({ videoId, format, status }) =>
      status === 'ready' ? `/api/videos/${videoId}/export?format=${format}` : null,
  },
};
