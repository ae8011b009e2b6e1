import type { CreditNote, Invoice, InvoiceItem, InvoicePayment } from './invoice-objects.ts';
import type {
  BalanceChange,
  Coupon,
  Customer,
  Discount,
  PortalSession,
  Price,
  Product,
  Settings,
  Subscription,
  TaxRate,
} from './billing-objects.ts';

/** The objects of the simulator, in the shapes of Stripe's API (times in Unix seconds, amounts in cents). */

export interface CardError {
  readonly type: 'card_error' | 'invalid_request_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly charge?: string;
}

/** Everything that is stored about a card. */
export interface CardDetails {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
}

interface NextAction {
  readonly type: 'redirect_to_url';
  readonly redirect_to_url: { readonly url: string; readonly return_url: string | null };
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  /** The invoice that it collects. Newer versions of the API name it only through the invoice's payments. */
  readonly invoice: string | null;
  readonly amount: number;
  readonly allowed_payment_method_types: readonly string[] | null;
  readonly amount_capturable: 0;
  readonly amount_received: number;
  readonly automatic_payment_methods: { readonly enabled: true };
  readonly canceled_at: number | null;
  readonly cancellation_reason: string | null;
  readonly capture_method: 'automatic';
  readonly client_secret: string;
  readonly confirmation_method: 'automatic';
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly last_payment_error: CardError | null;
  readonly latest_charge: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly next_action: NextAction | null;
  readonly payment_method: string | null;
  readonly payment_method_types: readonly string[];
  readonly receipt_email: string | null;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

/** The outcome of charging a renewal to a saved test card. */
export type RenewalOutcome = 'success' | 'decline' | 'authenticate';

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly card: CardDetails;
  readonly created: number;
  readonly customer: string | null;
  readonly livemode: false;
  /** Not part of Stripe's API: the outcome of this test card after authentication. */
  readonly test_outcome: 'success' | 'decline';
  /** Not part of Stripe's API: the outcome of this test card when a renewal is charged to it. */
  readonly test_renewal: RenewalOutcome;
  readonly type: 'card';
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly balance_transaction: string | null;
  readonly captured: boolean;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly disputed: boolean;
  readonly failure_code: string | null;
  readonly failure_message: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly outcome: {
    readonly network_status: string;
    readonly reason: string | null;
    readonly seller_message: string;
    readonly type: string;
  };
  readonly paid: boolean;
  readonly payment_intent: string;
  readonly payment_method_details: { readonly type: 'card'; readonly card: CardDetails };
  readonly receipt_email: string | null;
  readonly refunded: boolean;
  readonly status: 'succeeded' | 'failed';
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly balance_transaction: string;
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly status: 'succeeded' | 'failed';
  readonly failure_reason?: string;
  readonly failure_balance_transaction?: string;
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly balance_transactions: readonly BalanceTransaction[];
  readonly charge: string;
  readonly created: number;
  readonly currency: string;
  readonly is_charge_refundable: boolean;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string;
  readonly status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
}

export interface BalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly amount: number;
  readonly available_on: number;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  readonly exchange_rate: null;
  readonly fee: number;
  readonly fee_details: readonly {
    readonly amount: number;
    readonly currency: string;
    readonly description: string;
    readonly type: 'stripe_fee';
  }[];
  readonly net: number;
  /** Not part of Stripe's API: the payout that includes it. */
  readonly payout: string | null;
  readonly reporting_category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal' | 'payout';
  readonly source: string;
  readonly status: 'available';
  readonly type: 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'payout';
}

export interface Payout {
  readonly id: string;
  readonly object: 'payout';
  readonly amount: number;
  readonly arrival_date: number;
  readonly automatic: true;
  readonly balance_transaction: string;
  readonly created: number;
  readonly currency: string;
  readonly description: string | null;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  readonly method: 'standard';
  readonly reconciliation_status: 'completed';
  readonly status: 'paid';
  readonly type: 'bank_account';
}

export interface ProviderEventObject {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: string | null };
  readonly type: string;
}

export type StoredObject =
  | PaymentIntent
  | PaymentMethod
  | Charge
  | Refund
  | Dispute
  | BalanceTransaction
  | Payout
  | Customer
  | Product
  | Subscription
  | Invoice
  | InvoiceItem
  | InvoicePayment
  | CreditNote
  | BalanceChange
  | Price
  | TaxRate
  | Coupon
  | Discount
  | PortalSession;

/** Every stored kind of object, by Stripe's name. */
export interface ObjectKinds {
  readonly payment_intent: PaymentIntent;
  readonly payment_method: PaymentMethod;
  readonly charge: Charge;
  readonly refund: Refund;
  readonly dispute: Dispute;
  readonly balance_transaction: BalanceTransaction;
  readonly payout: Payout;
  readonly customer: Customer;
  readonly product: Product;
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  readonly invoiceitem: InvoiceItem;
  readonly invoice_payment: InvoicePayment;
  readonly credit_note: CreditNote;
  readonly customer_balance_transaction: BalanceChange;
  readonly price: Price;
  readonly tax_rate: TaxRate;
  readonly coupon: Coupon;
  readonly discount: Discount;
  readonly 'test_helpers.settings': Settings;
  readonly 'billing_portal.session': PortalSession;
  readonly event: ProviderEventObject;
}

export type ObjectKind = keyof ObjectKinds;
