import type { UserDocument, VideoDocument } from '../../projection-service/index.ts';
import type { GatewayContext } from '../context.ts';
import type { UserParent, VideoParent } from '../parents.ts';
import { availableAt } from '../credits/reads.ts';
import { mediaUrl } from '../videos/media.ts';
import { readVideoStats } from '../videos/reads.ts';
import { credits, dateTime } from '../scalars.ts';

/** The JSON of the documented calls (spec part 1 section 3, part 2 section 3, part 3 section 3). */

/** A video as its owner's calls answer it. */
export function videoView({ id, doc }: VideoParent) {
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
    // Nobody but the owner can watch a video before sharing exists: no views, no link.
    viewCount: doc.viewCount,
    duration: doc.seconds,
    shareUrl: null,
    creditsHeld: half(doc.creditsHeld),
    creditsUsed: half(doc.creditsUsed),
    creditsReturned: half(doc.creditsReturned),
  };
}

const half = (amount: VideoDocument['creditsHeld']): number | null => (amount === null ? null : credits(amount));

/** A user as `GET /auth/user` and the administrators' list answer it. */
export async function userView({ id, doc }: UserParent, { loaders, services }: GatewayContext) {
  const [account, stats] = await Promise.all([loaders.accounts.load(id), loaders.videoStats.load(id)]);
  return {
    id,
    email: doc.email,
    username: doc.username,
    firstName: doc.firstName,
    lastName: doc.lastName,
    displayName: doc.displayName,
    profilePictureUrl: doc.pictureUrl,
    phoneNumber: null,
    credits: credits(availableAt(account, services.now())),
    creditsHeld: credits(account?.held ?? 0),
    debt: credits(account?.debt ?? 0),
    // There are no digital twins and no plans to buy yet: these are what every account has.
    digitalTwinCredits: 0,
    subscriptionStatus: 'none',
    isAdmin: doc.isAdmin,
    createdAt: dateTime(doc.createdAt),
    totalVideos: stats?.total ?? 0,
    totalAvatars: 0,
  };
}

/** The signed-in user. Throws UNAUTHENTICATED. */
export async function ownUser(context: GatewayContext): Promise<UserParent & { readonly doc: UserDocument }> {
  const id = context.requireUser();
  const doc = await context.loaders.users.load(id);
  if (!doc) throw new Error(`User ${id} has a session but no document`);
  return { id, doc };
}

export function statsView(context: GatewayContext, ownerId: string) {
  return readVideoStats(context, ownerId);
}
