import type { ProviderLine, SettlementPart } from '../../../domain/invoices/index.ts';
import type { PaymentRequest } from './port.ts';

/** An item that is charged in every period of a subscription, or once with its first payment. */
export interface BilledItem {
  /** Id in the catalog, e.g. `monthly`. */
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
  /** Null when a credit balance or a coupon settled the first invoice: there is nothing to pay. */
  readonly paymentId: string | null;
  /** Lets the browser confirm the first payment. A bearer secret: give it to the owner only and never log it. */
  readonly clientSecret: string | null;
}

export type ProviderSubscriptionStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled';
export type ProviderInvoiceStatus = 'draft' | 'open' | 'paid' | 'void';

/** An invoice in its current state at the provider, read from any version of the API. */
export interface InvoiceFacts {
  readonly id: string;
  /** Absent on an invoice that someone made by hand. */
  readonly subscriptionId?: string;
  readonly customerId?: string;
  readonly number: string | null;
  readonly status: ProviderInvoiceStatus;
  /** The provider's word for why it was made, for example `subscription_cycle`. */
  readonly reason: string;
  /** Whether the provider goes on with a draft by itself; false for a draft that someone holds back. */
  readonly autoAdvance: boolean;
  /** Signed: a downgrade may owe the customer. */
  readonly totalCents: number;
  readonly currency: string;
  /** Their amounts add up to the total. */
  readonly lines: readonly ProviderLine[];
  /** How it was settled so far. The parts of a paid invoice add up to the total. */
  readonly parts: readonly SettlementPart[];
  /** The total that credit notes gave back after the payment, by any means. */
  readonly notedCents: number;
  /** The share of `notedCents` that went to the credit balance, and the share paid outside of the provider. */
  readonly credited?: { readonly toBalanceCents: number; readonly outOfBandCents: number };
  /** UTC milliseconds, like every time here. */
  readonly createdAt: number;
  readonly paidAt?: number;
  /** The payment that can still pay it. */
  readonly openPaymentId?: string;
  readonly failedAttempts: number;
  readonly failureCode?: string;
  readonly nextAttemptAt?: number;
}

/** An invoice in an unknown shape, with the reason as a sentence for people of finance. */
export interface UnreadInvoice {
  readonly id: string;
  readonly reason: string;
}

/** A subscription in its current state at the provider: the only source of our records about it. */
export interface SubscriptionFacts {
  readonly id: string;
  /** Why its periods, items and end can't be read; its status, its account and its invoices can. */
  readonly unreadable?: string;
  readonly customerId: string;
  readonly userId?: string;
  readonly status: ProviderSubscriptionStatus;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  /** Its end, if someone chose another time than the end of the period. */
  readonly cancelAt?: number;
  readonly collectionPaused: boolean;
  readonly endedAt?: number;
  readonly endReason?: 'cancelled' | 'payment_failed';
  /** The charges of every period besides the plan. */
  readonly recurring: readonly BilledItem[];
  /** Newest first, at most 100. */
  readonly invoices: readonly InvoiceFacts[];
  readonly unread: readonly UnreadInvoice[];
}

/** Everything that belongs to an account at the provider, with any metadata. */
export interface CustomerFacts {
  readonly subscriptionIds: readonly string[];
  /** Invoices without a subscription: made by hand. */
  readonly invoices: readonly InvoiceFacts[];
  readonly unread: readonly UnreadInvoice[];
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
   *   longer open and the subscription is over
   */
  startSubscription(order: SubscriptionOrder): Promise<StartedSubscription>;
  /** Reads a subscription with its invoices; undefined for an unknown id. */
  readSubscription(id: string): Promise<SubscriptionFacts | undefined>;
  /** Reads what belongs to an account, also one that is deleted; undefined for an unknown id. */
  readCustomer(customerId: string): Promise<CustomerFacts | undefined>;
  /** The secret of a first payment that is still open, for a checkout that is opened again; undefined otherwise. */
  openCheckout(subscriptionId: string): Promise<StartedSubscription | undefined>;
  /** Ends a subscription whose first payment is open; that payment can no longer be confirmed. */
  abandonCheckout(subscriptionId: string): Promise<void>;
  /** Schedules or undoes the end at the end of the period. Throws `CLOSED` for a subscription that is over. */
  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** Stops or resumes the collection of renewals. Throws `CLOSED` for a subscription that is over. */
  setCollectionPaused(subscriptionId: string, paused: boolean): Promise<void>;
  /**
   * Deletes a user's accounts at the provider with their address and cards, and ends their subscriptions at once; the
   * amounts stay. Idempotent.
   *
   * @param customerIds the accounts that the log knows. They are deleted first; others are found by the user
   * @throws PaymentProviderError `REJECTED` when the provider cannot be asked for others
   */
  eraseCustomer(userId: string, customerIds: readonly string[]): Promise<void>;
  /**
   * Collects the invoice of a renewal now; otherwise it stays a draft for about an hour. An invoice that is no longer a
   * draft is no error: read the subscription again to see its state.
   */
  finalizeInvoice(invoiceId: string): Promise<void>;
  /** The card that renewals are charged to: the subscription's own, else the account's; undefined when there is none. */
  savedCard(customerId: string, subscriptionId?: string): Promise<SavedCard | undefined>;
  /**
   * The account of a user, made when there is none: a card can be saved in the portal before the first subscription.
   *
   * @param email for the provider's receipts
   * @param gone accounts that are deleted
   */
  customerOf(userId: string, email: string | undefined, gone?: readonly string[]): Promise<string>;
  /**
   * Opens the customer portal for this account. Throws `GONE` for an account that was deleted.
   *
   * @param returnUrl where the portal leads back to: an address of ours
   * @returns the portal's address. A bearer secret: send its owner there and never log it
   */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
}
