import type { FastifyReply, FastifyRequest } from 'fastify';
import { text } from 'node:stream/consumers';
import type { ExportFormat } from '../../../domain/exports/index.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { fileNotFound, sendFile } from '../../rest/files.ts';
import { param, queryParam, type Routes } from '../../rest/routes.ts';
import { readVideoId } from '../videos/input.ts';
import type { VideoParent } from '../videos/parents.ts';
import { attachmentOf } from '../../rest/file-names.ts';
import { awaitExport, exportFormatInput, requireFinished } from './prepare.ts';
import { takeOf } from '../../take.ts';
import { srtOf } from '../videos/captions.ts';

/** A download that is resumed, or only revalidated, does not count as another one. */
const isFirstRequest = ({ headers }: FastifyRequest): boolean =>
  headers['if-none-match'] === undefined && (headers.range === undefined || headers.range.startsWith('bytes=0-'));

async function captionsOf(context: GatewayContext, { doc }: VideoParent, format: ExportFormat): Promise<string> {
  const opened = doc.captionsKey === null ? undefined : await context.services.providers.files.open(doc.captionsKey);
  if (!opened) throw fileNotFound();
  const vtt = await text(opened.stream);
  return format === 'srt' ? srtOf(vtt) : vtt;
}

/** Downloads of videos. */
export const videoExportRoutes: Routes = {
  'GET /api/videos/:id/export': {
    needs: 'read',
    bound: 'call',
    about: {
      tag: 'Videos',
      summary: 'Download a video or its captions',
      query: exportFormatInput.shape,
      answer: {
        file: ['video/mp4', 'video/webm', 'video/quicktime', 'application/x-subrip', 'text/vtt'],
        inParts: true,
      },
    },
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      const { format } = readInput(exportFormatInput, { format: queryParam(request, 'format') });
      const id = readVideoId(param(request, 'id'));
      const video = await requireFinished(context, id);
      const isFirst = isFirstRequest(request);
      if (isFirst) await takeOf(context, 'videoExports', userId);
      const download = await fileOf(context, video, format, request);
      // Before the first byte: a later failure can't be answered.
      if (isFirst)
        await context.services.commands.exports.recordDownload(userId, id, format, context.caller(undefined));
      return download(reply.header('content-disposition', attachmentOf(video.doc.title, format)));
    },
  },
};

/** Waits until the file is there; resolves with what sends it. */
async function fileOf(context: GatewayContext, video: VideoParent, format: ExportFormat, request: FastifyRequest) {
  if (format === 'srt' || format === 'vtt') {
    const captions = await captionsOf(context, video, format);
    const type = format === 'srt' ? 'application/x-subrip; charset=utf-8' : 'text/vtt; charset=utf-8';
    return (reply: FastifyReply) => reply.type(type).send(captions);
  }
  const key = await awaitExport(context, video, format, () => request.raw.socket.destroyed);
  return (reply: FastifyReply) => sendFile(context.services.providers.files, key, request, reply);
}
