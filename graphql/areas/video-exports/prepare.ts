import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { exportFormats, isConverted, type ExportFormat } from '../../../domain/exports/index.ts';
import type { Position } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { GatewayContext } from '../../context.ts';
import type { VideoExportParent } from './parents.ts';
import type { VideoParent } from '../videos/parents.ts';
import { requireVideo } from '../videos/reads.ts';
import { say } from '../../../words/index.ts';

type Prepared = Omit<VideoExportParent, 'videoId'>;

/** `GET /api/videos/{id}/export?format=` and `exportVideo`. */
export const exportFormatInput = z.object({
  format: z.enum(exportFormats, 'format must be mp4, webm, mov, srt or vtt.'),
});

/** A finished video of the caller with its file. Throws NOT_FOUND, and NOT_ALLOWED_NOW while it is not ready. */
export async function requireFinished(context: GatewayContext, id: string): Promise<VideoParent> {
  const video = await requireVideo(context.services.projections, context.requireUser(), id);
  if (video.doc.status !== 'ready' || video.doc.videoKey === null)
    throw new Refusal('NOT_ALLOWED_NOW', say('VIDEO_NOT_READY'));
  return video;
}

/** Asks for a format of a finished video; resolves with how far it is. */
export async function prepareExport(
  context: GatewayContext,
  video: VideoParent,
  format: ExportFormat,
): Promise<{ readonly view: Prepared; readonly position: Position }> {
  const { id, doc } = video;
  if (!isConverted(format))
    return {
      view: { format, status: 'ready', progress: 100, fileKey: keyOf(video, format), bytes: null },
      position: doc.position,
    };
  const userId = context.requireUser();
  const { exports } = context.services.commands;
  const position = await exports.requestExport(userId, id, format, context.caller(undefined));
  await context.seen(position);
  return { view: await readExport(context, video, format), position };
}

const keyOf = ({ doc }: VideoParent, format: ExportFormat): string | null =>
  format === 'mp4' ? doc.videoKey : doc.captionsKey;

async function readExport(context: GatewayContext, { id }: VideoParent, format: ExportFormat): Promise<Prepared> {
  const { doc } = await requireVideo(context.services.projections, context.requireUser(), id);
  const waiting = { format, status: 'converting', progress: 0, fileKey: null, bytes: null } as const;
  return doc.exports.find((made) => made.format === format) ?? waiting;
}

/** How long a download waits for its conversion, in milliseconds. */
const longestWait = 10 * 60_000;
/** The pause between two looks at the video's document, in milliseconds. */
const pause = 400;

/**
 * The key of the file, once it is made. Throws UNAVAILABLE when the conversion fails
 * or takes longer than 10 minutes, and NOT_FOUND when the video is deleted meanwhile.
 */
export async function awaitExport(
  context: GatewayContext,
  video: VideoParent,
  format: ExportFormat,
  isOver: () => boolean,
): Promise<string> {
  const { view } = await prepareExport(context, video, format);
  const until = Date.now() + longestWait;
  for (let { status, fileKey } = view; ; { status, fileKey } = await readExport(context, video, format)) {
    if (status === 'ready' && fileKey !== null) return fileKey;
    if (status === 'failed' || isOver() || Date.now() > until) throw new Refusal('UNAVAILABLE', say('EXPORT_FAILED'));
    await sleep(pause);
  }
}
