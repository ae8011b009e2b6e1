import type { SubscriptionDocument } from '../../../projection-service/index.ts';

export interface BillingSubscriptionParent {
  readonly userId: string;
  readonly doc: SubscriptionDocument & { readonly periodStart: number; readonly periodEnd: number };
}
