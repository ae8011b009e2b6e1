import type { Position } from '../../../domain/envelope.ts';
import type { Quote } from '../../../domain/quotes/index.ts';
import type { BillingRowDocument } from '../../../projection-service/index.ts';

export interface BillingPlanParent {
  readonly nickname: string;
  readonly amount: number;
  readonly interval: string;
  readonly halfCredits: number;
}

export interface BillingEntryParent {
  readonly id: string;
  readonly doc: BillingRowDocument;
}

export interface CreateSubscriptionPayloadParent {
  readonly subscriptionId: string;
  readonly paymentId: string | null;
  readonly clientSecret: string | null;
  readonly quote: Quote;
  readonly position: Position;
}

export interface ChangeSubscriptionPayloadParent {
  readonly userId: string;
  readonly position: Position;
}
