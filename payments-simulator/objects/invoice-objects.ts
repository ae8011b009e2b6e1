import type { List, Metadata, Period, TaxRate } from './billing-objects.ts';

/** Invoices, their lines and payments, and credit notes, in the shapes of Stripe's API. */

export interface Pricing {
  readonly type: 'price_details';
  readonly price_details: { readonly price: string; readonly product: string };
  readonly unit_amount_decimal: string;
}

/** A charge that waits for its customer's next invoice, or is already on one. */
export interface InvoiceItem {
  readonly id: string;
  readonly object: 'invoiceitem';
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  readonly date: number;
  readonly description: string;
  readonly discountable: boolean;
  readonly invoice: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string; readonly subscription_item: string | null };
  } | null;
  readonly period: Period;
  readonly pricing: Pricing | null;
  readonly proration: boolean;
  readonly quantity: number;
  readonly tax_rates: readonly TaxRate[];
}

interface ProrationDetails {
  readonly credited_items: null;
}

export type LineParent =
  | {
      readonly type: 'subscription_item_details';
      readonly invoice_item_details: null;
      readonly subscription_item_details: {
        readonly invoice_item: string | null;
        readonly proration: boolean;
        readonly proration_details: ProrationDetails | null;
        readonly subscription: string;
        readonly subscription_item: string;
      };
    }
  | {
      readonly type: 'invoice_item_details';
      readonly invoice_item_details: {
        readonly invoice_item: string;
        readonly proration: boolean;
        readonly proration_details: ProrationDetails | null;
        readonly subscription: string | null;
      };
      readonly subscription_item_details: null;
    };

export interface DiscountAmount {
  readonly amount: number;
  readonly discount: string;
}

export interface Tax {
  readonly amount: number;
  readonly tax_behavior: 'exclusive' | 'inclusive';
  readonly tax_rate_details: { readonly tax_rate: string };
  readonly taxability_reason: 'not_available';
  readonly taxable_amount: number;
  readonly type: 'tax_rate_details';
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly discount_amounts: readonly DiscountAmount[];
  readonly discountable: boolean;
  readonly discounts: readonly string[];
  readonly invoice: string;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly parent: LineParent;
  readonly period: Period;
  readonly pretax_credit_amounts: readonly [];
  readonly pricing: Pricing | null;
  readonly quantity: number;
  readonly subscription: string | null;
  readonly subtotal: number;
  readonly taxes: readonly Tax[];
  /** Ours: its tax rates. */
  readonly test_tax_rates: readonly TaxRate[];
}

export interface InvoicePayment {
  readonly id: string;
  readonly object: 'invoice_payment';
  readonly amount_paid: number | null;
  readonly amount_requested: number;
  readonly created: number;
  readonly currency: string;
  readonly invoice: string;
  readonly is_default: boolean;
  readonly livemode: false;
  readonly payment:
    | { readonly type: 'payment_intent'; readonly payment_intent: string }
    | { readonly type: 'payment_record'; readonly payment_record: string };
  readonly status: 'open' | 'paid' | 'canceled';
  readonly status_transitions: { readonly canceled_at: number | null; readonly paid_at: number | null };
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly amount_due: number;
  readonly amount_overpaid: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly amount_shipping: 0;
  readonly attempt_count: number;
  readonly attempted: boolean;
  readonly auto_advance: boolean;
  readonly automatically_finalizes_at: number | null;
  readonly billing_reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly collection_method: 'charge_automatically' | 'send_invoice';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly customer_email: string | null;
  readonly customer_name: string | null;
  readonly default_payment_method: string | null;
  readonly default_tax_rates: readonly TaxRate[];
  readonly description: string | null;
  /** Ids of discounts. */
  readonly discounts: readonly string[];
  readonly due_date: number | null;
  readonly effective_at: number | null;
  readonly ending_balance: number | null;
  readonly hosted_invoice_url: string | null;
  /** Null for a draft, like its number. */
  readonly invoice_pdf: string | null;
  readonly lines: List<InvoiceLine>;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly next_payment_attempt: number | null;
  readonly number: string | null;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata };
  } | null;
  readonly period_end: number;
  readonly period_start: number;
  readonly post_payment_credit_notes_amount: number;
  readonly pre_payment_credit_notes_amount: number;
  readonly receipt_number: null;
  readonly starting_balance: number;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  readonly status_transitions: {
    readonly finalized_at: number | null;
    readonly marked_uncollectible_at: number | null;
    readonly paid_at: number | null;
    readonly voided_at: number | null;
  };
  readonly subtotal: number;
  readonly subtotal_excluding_tax: number;
  readonly total: number;
  readonly total_discount_amounts: readonly DiscountAmount[];
  readonly total_excluding_tax: number;
  readonly total_pretax_credit_amounts: readonly [];
  readonly total_taxes: readonly Tax[];
  /** Ours: the amount paid outside of Stripe. */
  readonly test_off_stripe: number;
}

export interface CreditNoteLine {
  readonly id: string;
  readonly object: 'credit_note_line_item';
  readonly amount: number;
  readonly description: string;
  readonly invoice_line_item?: string;
  readonly livemode: false;
  readonly quantity: number | null;
  readonly type: 'custom_line_item' | 'invoice_line_item';
}

export interface CreditNote {
  readonly id: string;
  readonly object: 'credit_note';
  readonly amount: number;
  readonly amount_shipping: 0;
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly customer_balance_transaction: string | null;
  readonly discount_amount: 0;
  readonly discount_amounts: readonly [];
  readonly effective_at: number;
  readonly invoice: string;
  readonly lines: List<CreditNoteLine>;
  readonly livemode: false;
  readonly memo: string | null;
  readonly metadata: Metadata;
  readonly number: string;
  readonly out_of_band_amount: number | null;
  readonly pdf: string;
  readonly post_payment_amount: number;
  readonly pre_payment_amount: number;
  readonly pretax_credit_amounts: readonly [];
  readonly reason: 'duplicate' | 'fraudulent' | 'order_change' | 'product_unsatisfactory' | null;
  readonly refunds: readonly { readonly amount_refunded: number; readonly refund: string; readonly type: 'refund' }[];
  readonly shipping_cost: null;
  readonly status: 'issued' | 'void';
  readonly subtotal: number;
  readonly subtotal_excluding_tax: number;
  readonly total: number;
  readonly total_excluding_tax: number;
  readonly total_taxes: readonly Tax[];
  readonly type: 'mixed' | 'post_payment' | 'pre_payment';
  readonly voided_at: number | null;
}
