/**
 * The billing objects of the simulator, in the shapes of the newest version of Stripe's API (times in Unix seconds,
 * amounts in signed cents). Fields that start with `test_` are the simulator's own; no answer shows them.
 */

export type Metadata = Readonly<Record<string, string>>;

export interface List<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: false;
}

export const listOf = <T>(data: readonly T[]): List<T> => ({ object: 'list', data, has_more: false });

export interface Period {
  readonly start: number;
  readonly end: number;
}

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  /** Negative is credit, positive is owed with the next invoice. */
  readonly balance: number;
  readonly created: number;
  readonly currency: string | null;
  /** Set for a deleted customer, whose remaining data is not personal. */
  readonly deleted?: true;
  readonly description: string | null;
  readonly email: string | null;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string | null;
}

export interface BalanceChange {
  readonly id: string;
  readonly object: 'customer_balance_transaction';
  readonly amount: number;
  readonly created: number;
  readonly credit_note: string | null;
  readonly currency: string;
  readonly customer: string;
  readonly description: string | null;
  readonly ending_balance: number;
  readonly invoice: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly type:
    | 'adjustment'
    | 'applied_to_invoice'
    | 'credit_note'
    | 'invoice_overpaid'
    | 'invoice_too_small'
    | 'unapplied_from_invoice';
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

/** `second` is not one of Stripe's: it allows periods short enough for tests. */
export interface Recurring {
  readonly interval: 'second' | 'day' | 'week' | 'month' | 'year';
  readonly interval_count: number;
}

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly active: true;
  readonly billing_scheme: 'per_unit';
  readonly created: number;
  readonly currency: string;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly product: string;
  readonly recurring: Recurring | null;
  readonly type: 'recurring' | 'one_time';
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
}

export interface TaxRate {
  readonly id: string;
  readonly object: 'tax_rate';
  readonly active: boolean;
  readonly created: number;
  readonly description: string | null;
  readonly display_name: string;
  readonly inclusive: boolean;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly percentage: number;
}

export interface Coupon {
  readonly id: string;
  readonly object: 'coupon';
  readonly amount_off: number | null;
  readonly created: number;
  readonly currency: string | null;
  readonly deleted?: true;
  readonly duration: 'once' | 'repeating' | 'forever';
  readonly duration_in_months: number | null;
  readonly livemode: false;
  readonly max_redemptions: number | null;
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly percent_off: number | null;
  readonly redeem_by: number | null;
  readonly times_redeemed: number;
  readonly valid: boolean;
}

export interface Discount {
  readonly id: string;
  readonly object: 'discount';
  readonly checkout_session: null;
  readonly customer: string;
  readonly end: number | null;
  readonly invoice: string | null;
  readonly invoice_item: null;
  readonly promotion_code: null;
  readonly source: { readonly type: 'coupon'; readonly coupon: string };
  readonly start: number;
  readonly subscription: string | null;
  readonly subscription_item: null;
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly metadata: Metadata;
  readonly price: Price;
  readonly quantity: number;
  readonly subscription: string;
  readonly tax_rates: readonly TaxRate[];
}

export interface PauseCollection {
  readonly behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void';
  readonly resumes_at: number | null;
}

export type EndReason = 'cancellation_requested' | 'payment_failed' | null;

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly billing_cycle_anchor: number;
  readonly billing_mode: { readonly type: 'flexible' };
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly cancellation_details: { readonly comment: null; readonly feedback: null; readonly reason: EndReason };
  readonly collection_method: 'charge_automatically' | 'send_invoice';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly days_until_due: number | null;
  readonly default_payment_method: string | null;
  readonly default_tax_rates: readonly TaxRate[];
  readonly description: string | null;
  /** Ids of discounts. */
  readonly discounts: readonly string[];
  readonly ended_at: number | null;
  readonly items: List<SubscriptionItem>;
  readonly latest_invoice: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly pause_collection: PauseCollection | null;
  readonly payment_settings: {
    readonly payment_method_options: null;
    readonly payment_method_types: readonly string[] | null;
    readonly save_default_payment_method: 'off' | 'on_subscription';
  };
  readonly pending_setup_intent: null;
  readonly pending_update: null;
  readonly schedule: null;
  readonly start_date: number;
  readonly status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled';
  readonly trial_end: number | null;
  readonly trial_settings: {
    readonly end_behavior: { readonly missing_payment_method: 'cancel' | 'create_invoice' | 'pause' };
  };
  readonly trial_start: number | null;
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

/** Ours: the account's settings, which Stripe has in its dashboard. */
export interface Settings {
  readonly id: 'settings_billing';
  readonly object: 'test_helpers.settings';
  readonly created: number;
  /** The API version of webhooks. */
  readonly webhook_version: string;
  /** The fate of a subscription after the last failed retry of a renewal. */
  readonly after_retries: 'cancel' | 'past_due' | 'unpaid';
}
