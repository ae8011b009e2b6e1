import type { QuoteInput, SubscriptionStatus } from '../../gql/graphql.ts';
import type { Catalog } from '../../features/catalog/cost.ts';
import { checkoutPath } from '../../features/payments/checkoutPath.ts';

/** The user's choice on the add-ons screen. */
export interface Selection {
  readonly plan: boolean;
  /** The id of a bundle; null for none. */
  readonly bundleId: string | null;
  readonly twin: boolean;
}

/** A user can have only one of these at a time; a second would be refused. */
const lasting: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>([
  'ACTIVE',
  'PAST_DUE',
  'PAUSED',
  'TRIALING',
]);

export const hasPlan = (subscription: { readonly status: SubscriptionStatus } | null | undefined): boolean =>
  subscription ? lasting.has(subscription.status) : false;

/** The initial selection: the plan, unless the user has it, and the most popular bundle. */
export const initialSelection = ({ bundles }: Catalog, subscribed: boolean): Selection => ({
  plan: !subscribed,
  bundleId: bundles.find(({ popular }) => popular)?.id ?? null,
  twin: false,
});

/** The request for the quote of a selection; null for an empty one. */
export function quoteInputOf({ plan, bundleId, twin }: Selection, catalog: Catalog): QuoteInput | null {
  if (!plan && bundleId === null && !twin) return null;
  return { planId: plan ? catalog.plan.id : null, bundleId, customAvatar: twin };
}

/** The checkout of a selection whose quote is `totalCents`. */
export function checkoutOf({ plan, bundleId, twin }: Selection, totalCents: number, catalog: Catalog): string {
  const bundle = catalog.bundles.find(({ id }) => id === bundleId);
  const amount = totalCents / 100;
  if (plan)
    return checkoutPath({
      plan: catalog.plan.id,
      type: 'subscription',
      amount,
      credits: bundle?.credits,
      customAvatar: twin,
      bundleId: bundle?.id,
      bundleName: bundle?.name,
      bundlePrice: bundle === undefined ? undefined : bundle.priceCents / 100,
    });
  if (bundle)
    return checkoutPath({ plan: bundle.id, type: 'bundle', amount, credits: bundle.credits, customAvatar: twin });
  return checkoutPath({ plan: catalog.digitalTwin.id, amount });
}
