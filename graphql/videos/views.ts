import type { VideoDocument } from '../../projection-service/index.ts';
import { credits, dateTime } from '../scalars.ts';
import { mediaUrl, shareUrlOf } from './media.ts';
import type { VideoParent } from './parents.ts';

/** A video as the REST calls of its owner return it (spec part 2 section 3). */
export function videoView({ id, doc }: VideoParent, publicUrl: string) {
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
    phase: doc.phase,
    progressEstimated: doc.progressEstimated,
    errorMessage: doc.errorMessage,
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
