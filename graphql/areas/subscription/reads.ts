import type { AccountDocument, SubscriptionDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import { liveLots } from '../credits/reads.ts';
import type { BillingSubscriptionParent } from './parents.ts';

/** The words of the schema. */
export const statuses = {
  active: 'ACTIVE',
  canceled: 'CANCELED',
  past_due: 'PAST_DUE',
  paused: 'PAUSED',
  trialing: 'TRIALING',
  incomplete: 'INCOMPLETE',
  none: 'NONE',
} as const;

/** The interval of the plan as screens name it. */
export const planInterval = 'month';

/** The subscription as the billing screen knows it: paid at least once and not over. */
export const billingSubscription = async (
  { loaders }: Pick<GatewayContext, 'loaders'>,
  userId: string,
): Promise<BillingSubscriptionParent | null> => billingSubscriptionOf(userId, await loaders.subscriptions.load(userId));

export function billingSubscriptionOf(
  userId: string,
  doc: SubscriptionDocument | undefined,
): BillingSubscriptionParent | null {
  const { periodStart, periodEnd } = doc ?? {};
  const isOver = doc === undefined || doc.status === 'canceled' || doc.status === 'incomplete';
  if (isOver || typeof periodStart !== 'number' || typeof periodEnd !== 'number') return null;
  return { userId, doc: { ...doc, periodStart, periodEnd } };
}

/** Whether renewals are paused: by the provider, or because the account is suspended. */
export async function isRenewalPaused(
  { loaders }: Pick<GatewayContext, 'loaders'>,
  { userId, doc }: BillingSubscriptionParent,
): Promise<boolean> {
  return doc.collectionPaused || (await isSuspended({ loaders }, userId));
}

export async function isSuspended({ loaders }: Pick<GatewayContext, 'loaders'>, userId: string): Promise<boolean> {
  const user = await loaders.users.load(userId);
  return user !== undefined && user.suspendedBy !== null;
}

type StatusWord = SubscriptionDocument['status'] | 'none';

/** The status word of a user: a new account's trial counts as `trialing`. */
export function statusOf(
  subscription: SubscriptionDocument | undefined,
  account: AccountDocument | undefined,
  now: number,
): StatusWord {
  const status = subscription?.status ?? 'none';
  if (status === 'active' || status === 'past_due' || status === 'paused' || status === 'trialing') return status;
  const inTrial = liveLots(account, now).some(({ source }) => source === 'trial');
  return inTrial ? 'trialing' : status;
}
