import type { PaymentRequest } from './port.ts';

/** What is charged in every period of a subscription, or once with its first payment. */
export interface BilledItem {
  /** Id in the catalogue, e.g. `monthly`. */
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
}

/** The plan of a subscription; its provider repeats these facts on every invoice. */
export interface BilledPlan extends BilledItem {
  readonly halfCredits: number;
  readonly catalogVersion: string;
}

export interface SubscriptionOrder {
  /** The account at the provider, when one was made before. */
  readonly customerId?: string;
  readonly plan: BilledPlan;
  /** Charged with the plan in every period. */
  readonly recurring: readonly BilledItem[];
  /** Charged once, with the first payment. */
  readonly once: readonly BilledItem[];
  /** Length of a period in milliseconds (`PLAN_PERIOD`). */
  readonly periodMs: number;
  /** The first payment: its key identifies the subscription too, its amount is the sum of everything above. */
  readonly payment: PaymentRequest;
}

export interface StartedSubscription {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly invoiceId: string;
  readonly paymentId: string;
  /** Lets the browser confirm the first payment. A bearer secret: give it to the owner only and never log it. */
  readonly clientSecret: string;
}

export type ProviderSubscriptionStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';
export type ProviderInvoiceStatus = 'draft' | 'open' | 'paid' | 'void';

export interface InvoiceFacts {
  readonly id: string;
  readonly subscriptionId: string;
  /** From the metadata that we attached to the subscription; absent when this product did not make it. */
  readonly userId?: string;
  readonly number: string | null;
  readonly status: ProviderInvoiceStatus;
  readonly amountCents: number;
  readonly paidCents: number;
  readonly currency: string;
  readonly lines: readonly { readonly description: string; readonly amountCents: number }[];
  /** The plan period that it pays for; absent on an invoice without the plan. */
  readonly plan?: BilledPlan & { readonly periodStart: number; readonly periodEnd: number };
  /** UTC milliseconds, like every time here. */
  readonly createdAt: number;
  readonly paidAt?: number;
  /** The payment that pays it. */
  readonly paymentId?: string;
  readonly failedAttempts: number;
  readonly failureCode?: string;
  readonly nextAttemptAt?: number;
}

/** A subscription in its current state at the provider: the only source of what is recorded about it. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly customerId: string;
  readonly userId?: string;
  readonly status: ProviderSubscriptionStatus;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly collectionPaused: boolean;
  readonly endedAt?: number;
  readonly endReason?: 'cancelled' | 'payment_failed';
  /** What is charged every period besides the plan. */
  readonly recurring: readonly BilledItem[];
  /** Newest first, at most 10. */
  readonly invoices: readonly InvoiceFacts[];
}

/** The card that the next renewal is charged to. */
export interface SavedCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** Collects subscriptions. Every call may throw a PaymentProviderError. */
export interface BillingProvider {
  /** The provider's clock, UTC milliseconds: ahead of ours while a test clock is advanced. */
  billingTime(): number;
  /**
   * Makes the account, the subscription and its first invoice, or returns those with the same key, of any age. Nothing
   * is charged before the browser confirms the payment.
   *
   * @throws PaymentProviderError `KEY_REUSED` when the key belongs to another order, `CLOSED` when its payment is no
   *   longer open
   */
  startSubscription(order: SubscriptionOrder): Promise<StartedSubscription>;
  /** Reads a subscription with its invoices; undefined for an unknown id. */
  readSubscription(id: string): Promise<SubscriptionFacts | undefined>;
  /** The secret of a first payment that is still open, for a checkout that is opened again; undefined otherwise. */
  openCheckout(subscriptionId: string): Promise<StartedSubscription | undefined>;
  /** Ends a subscription whose first payment is open; that payment can't be confirmed any more. */
  abandonCheckout(subscriptionId: string): Promise<void>;
  /** Schedules or undoes the end at the end of the period. Throws `CLOSED` for a subscription that is over. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** Stops or resumes the collection of renewals. Throws `CLOSED` for a subscription that is over. */
  setCollectionPaused(subscriptionId: string, paused: boolean): Promise<void>;
  /**
   * Deletes a user's accounts at the provider with their address and cards, and ends their subscriptions at once; the
   * amounts stay. Idempotent.
   *
   * @param customerIds the accounts that the log knows; others are found by the user
   */
  eraseCustomer(userId: string, customerIds: readonly string[]): Promise<void>;
  /**
   * Collects the invoice of a renewal now, which stays a draft for about an hour otherwise. No error for an invoice
   * that is no draft any more: read the subscription again to see.
   */
  finalizeInvoice(invoiceId: string): Promise<void>;
  /** The card that renewals are charged to; undefined when there is none. */
  savedCard(customerId: string): Promise<SavedCard | undefined>;
  /**
   * The account of a user, made when there is none: a card can be saved in the portal before the first subscription.
   *
   * @param email for the provider's receipts
   */
  customerOf(userId: string, email: string | undefined): Promise<string>;
  /**
   * Opens the customer portal for this account.
   *
   * @param returnUrl where the portal leads back to: an address of ours
   * @returns the portal's address. A bearer secret: send its owner there and never log it
   */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
}
