import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import type { VideoDocument } from '../../../projection-service/index.ts';
import { credits, dateTime } from '../../scalars.ts';
import { mediaUrl, shareUrlOf } from './media.ts';
import type { VideoParent } from './parents.ts';
import { saidOf } from './wording.ts';
import type { GatewayContext } from '../../context.ts';

export const video = field.named(
  'Video',
  z.object({
    id: field.text,
    title: field.text,
    propertyAddress: field.text,
    script: field.text,
    avatarId: field.text,
    screenShareUrl: field.maybeText,
    screenShareType: z.literal('url').nullable(),
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    videoUrl: field.maybeText,
    thumbnailUrl: field.maybeText,
    captionsUrl: field.maybeText,
    processingProgress: z.number().min(0).max(100),
    phase: field.maybeText,
    progressEstimated: z.boolean(),
    errorMessage: field.maybeText,
    createdAt: field.time,
    viewCount: field.whole,
    duration: z.number().nullable().describe('Seconds.'),
    shareUrl: field.maybeText,
    creditsHeld: field.credits.nullable(),
    creditsUsed: field.credits.nullable(),
    creditsReturned: field.credits.nullable(),
  }),
);

export const videoStats = z.object({
  total: field.whole,
  ready: field.whole,
  processing: field.whole,
  failed: field.whole,
  pending: field.whole,
});

/** A video as the REST calls of its owner return it. */
export function videoView(
  { id, doc }: VideoParent,
  { settings: { publicUrl }, inWords }: Pick<GatewayContext, 'settings' | 'inWords'>,
): field.Answer<typeof video> {
  return {
    id,
    title: doc.title,
    propertyAddress: doc.propertyAddress,
    script: doc.script,
    avatarId: doc.avatarId,
    screenShareUrl: doc.screenShareUrl,
    screenShareType: doc.screenShareUrl === null ? null : 'url',
    status: doc.status,
    videoUrl: mediaUrl(id, 'video', doc.videoKey),
    thumbnailUrl: mediaUrl(id, 'thumbnail', doc.thumbnailKey),
    captionsUrl: mediaUrl(id, 'captions', doc.captionsKey),
    processingProgress: doc.progress,
    progressEstimated: doc.progressEstimated,
    ...saidOf(doc, inWords),
    createdAt: dateTime(doc.createdAt),
    viewCount: doc.viewCount,
    duration: doc.seconds,
    shareUrl: doc.share && shareUrlOf(publicUrl, doc.share.token),
    creditsHeld: half(doc.creditsHeld),
    creditsUsed: half(doc.creditsUsed),
    creditsReturned: half(doc.creditsReturned),
  };
}

const half = (amount: VideoDocument['creditsHeld']): number | null => (amount === null ? null : credits(amount));
