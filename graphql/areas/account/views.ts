import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { countAvatars } from '../avatars/views.ts';
import type { GatewayContext } from '../../context.ts';
import { availableAt } from '../credits/reads.ts';
import { statusOf } from '../subscription/reads.ts';
import { credits, dateTime } from '../../scalars.ts';
import type { UserParent } from './parents.ts';

export const user = field.named(
  'User',
  z.object({
    id: field.text,
    email: field.text,
    username: field.text,
    firstName: field.text,
    lastName: field.text,
    displayName: field.text,
    profilePictureUrl: field.maybeText,
    phoneNumber: field.maybeText,
    language: field.text,
    credits: field.credits,
    creditsHeld: field.credits,
    debt: field.credits,
    digitalTwinCredits: field.whole,
    accountSuspended: z.boolean(),
    subscriptionStatus: field.text,
    isAdmin: z.boolean(),
    createdAt: field.time,
    totalVideos: field.whole,
    totalAvatars: field.whole,
  }),
);

/** A user as the REST calls return it. */
export async function userView(
  { id, doc }: UserParent,
  { loaders, services }: GatewayContext,
): Promise<field.Answer<typeof user>> {
  const [account, twins, stats, subscription, avatars] = await Promise.all([
    loaders.accounts.load(id),
    loaders.twinAccounts.load(id),
    loaders.videoStats.load(id),
    loaders.subscriptions.load(id),
    countAvatars(services.projections, id),
  ]);
  return {
    id,
    email: doc.email,
    username: doc.username,
    firstName: doc.firstName,
    lastName: doc.lastName,
    displayName: doc.displayName,
    profilePictureUrl: doc.pictureUrl,
    phoneNumber: doc.phoneNumber,
    language: doc.language,
    credits: credits(availableAt(account, services.now())),
    creditsHeld: credits(account?.held ?? 0),
    debt: credits(account?.debt ?? 0),
    digitalTwinCredits: twins?.available ?? 0,
    accountSuspended: doc.suspendedBy !== null,
    subscriptionStatus: statusOf(subscription, account, services.now()),
    isAdmin: doc.isAdmin,
    createdAt: dateTime(doc.createdAt),
    totalVideos: stats?.total ?? 0,
    totalAvatars: avatars,
  };
}
