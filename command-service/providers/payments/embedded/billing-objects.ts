/**
 * The billing objects of the embedded provider, in the shapes of Stripe's API (times in Unix seconds, amounts in
 * cents).
 */

type Metadata = Readonly<Record<string, string>>;

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: number;
  /** It was deleted: what is left has no personal data. */
  readonly deleted?: true;
  readonly email: string | null;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string | null;
}

export interface Product {
  readonly id: string;
  readonly object: 'product';
  readonly active: true;
  readonly created: number;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string;
}

/** `second` is not one of Stripe's: periods that a test can wait for. */
export interface Recurring {
  readonly interval: 'day' | 'second';
  readonly interval_count: number;
}

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly currency: string;
  readonly product: string;
  readonly recurring: Recurring;
  readonly unit_amount: number;
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly price: Price;
  readonly quantity: 1;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly cancellation_details: { readonly reason: 'cancellation_requested' | 'payment_failed' | null };
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly ended_at: number | null;
  readonly items: { readonly object: 'list'; readonly data: readonly SubscriptionItem[] };
  readonly latest_invoice: string;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly pause_collection: { readonly behavior: 'void' } | null;
  readonly status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly pricing: {
    readonly type: 'price_details';
    readonly price_details: { readonly price: string; readonly product: string };
    readonly unit_amount_decimal: string;
  };
  readonly quantity: 1;
}

export interface InvoicePayment {
  readonly id: string;
  readonly object: 'invoice_payment';
  readonly is_default: true;
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string };
  readonly status: 'open' | 'paid' | 'canceled';
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly attempt_count: number;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  /** Null while it is a draft, like its number. */
  readonly invoice_pdf: string | null;
  readonly lines: { readonly object: 'list'; readonly data: readonly InvoiceLine[] };
  readonly livemode: false;
  readonly next_payment_attempt: number | null;
  readonly number: string | null;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  };
  readonly payments: { readonly object: 'list'; readonly data: readonly InvoicePayment[] };
  readonly status: 'draft' | 'open' | 'paid' | 'void';
  readonly status_transitions: {
    readonly finalized_at: number | null;
    readonly paid_at: number | null;
    readonly voided_at: number | null;
  };
  readonly total: number;
}

export interface PortalSession {
  readonly id: string;
  readonly object: 'billing_portal.session';
  readonly created: number;
  readonly customer: string;
  readonly livemode: false;
  readonly return_url: string;
  readonly url: string;
}
