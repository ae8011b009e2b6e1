/** What a payment buys, as the catalogue defines it at the moment the payment is created. */
export interface PaymentItem {
  readonly kind: 'bundle' | 'plan' | 'twin';
  /** Id in the catalogue, e.g. `starter-pack`. */
  readonly id: string;
  /** Video credits that it grants, in half-credits; 0 for a twin, whose credit is counted apart. */
  readonly halfCredits: number;
  readonly catalogVersion: string;
}

export interface PaymentRequest {
  /** Our own key of this payment, stable over retries and restarts: `[A-Za-z0-9_-]`, 1 to 200 characters. */
  readonly paymentKey: string;
  readonly userId: string;
  /** The catalogue's price in cents, never a number that a browser sent (DECISIONS 3.1). */
  readonly amountCents: number;
  /** ISO 4217 in lower case, e.g. `usd`. */
  readonly currency: string;
  readonly item: PaymentItem;
  /** Where the provider sends its receipt. */
  readonly customerEmail?: string;
}

export interface CreatedPayment {
  readonly providerPaymentId: string;
  /** Lets the browser confirm this one payment. A bearer secret: hand it to its owner only, never log it. */
  readonly clientSecret: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: PaymentStatus;
}

/**
 * `failed` may still succeed: the customer can try another card on the same payment. `canceled` and `succeeded` are
 * final.
 */
export type PaymentStatus = 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'canceled';

/** An inquiry moves no money yet; an open dispute has taken it back; won means it is ours again. */
export type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost';

export interface PaymentDispute {
  readonly id: string;
  readonly status: DisputeStatus;
  readonly amountCents: number;
  readonly reason: string;
}

/** Why a card was refused, in the provider's own words: `message` is fit to be shown to the customer. */
export interface PaymentFailure {
  readonly message: string;
  readonly code?: string;
  readonly declineCode?: string;
}

/** One payment as the provider holds it at the time of reading: the only source from which credits are granted. */
export interface PaymentFacts {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly amountReceivedCents: number;
  readonly currency: string;
  /** Absent when the payment was not made by us or its metadata does not read as ours. */
  readonly paymentKey?: string;
  readonly userId?: string;
  readonly item?: PaymentItem;
  /** All refunds so far, in cents. */
  readonly refundedCents: number;
  /** Newest first; empty when nobody disputed it. */
  readonly disputes: readonly PaymentDispute[];
  readonly chargeId?: string;
  readonly lastError?: PaymentFailure;
  readonly livemode: boolean;
  /** UTC milliseconds, whole seconds. */
  readonly createdAt: number;
}

/**
 * A verified message of the provider. It says what to look at; the facts come from `readPayment`, for messages arrive
 * in any order.
 */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's name for it, e.g. `payment_intent.succeeded`. Unknown types are no error. */
  readonly type: string;
  readonly livemode: boolean;
  readonly createdAt: number;
  readonly paymentId?: string;
  /** All refunds of the payment at the time of the message, where the message says so. */
  readonly refundedCents?: number;
  readonly dispute?: PaymentDispute;
}

export interface PaymentPage {
  /** Newest first. */
  readonly payments: readonly PaymentFacts[];
  /** Pass as `after` for the next page; absent on the last. */
  readonly next?: string;
}

/** Takes card payments. Subscriptions, portal and invoices are ports of their own beside this one. */
export interface PaymentProvider {
  readonly name: string;
  readonly mode: 'test' | 'live';
  /** For the provider's script in the browser; absent in the embedded test mode, which has a form of its own. */
  readonly publishableKey?: string;
  /**
   * Creates the payment, or gives the one that was created under the same key before, however long ago.
   * Throws PaymentProviderError: KEY_REUSED when the key belongs to a payment of another amount, user or item.
   */
  createPayment(request: PaymentRequest): Promise<CreatedPayment>;
  /** The payment now, or undefined when the provider does not know the id. Throws PaymentProviderError. */
  readPayment(id: string): Promise<PaymentFacts | undefined>;
  /** Checks the signature over the raw bytes and the time (300 s either way), then reads. Throws WebhookRejected. */
  parseWebhook(rawBody: Uint8Array, signatureHeader: string | undefined): ProviderEvent;
  /** Payments created in [since, until), UTC milliseconds, at most 100 a page. Throws PaymentProviderError. */
  listPayments(range: {
    readonly since: number;
    readonly until: number;
    readonly after?: string;
  }): Promise<PaymentPage>;
  /** What keeps it from working, in a sentence for the operator; undefined when it answers. */
  problem(): Promise<string | undefined>;
}

/** `UNAVAILABLE` may be retried with the same key; the others need a change first. */
export type PaymentProviderErrorCode = 'UNAVAILABLE' | 'REJECTED' | 'KEY_REUSED' | 'UNAUTHORIZED';

/** The provider did not do what was asked. Carries no request, header or secret, so it may be logged. */
export class PaymentProviderError extends Error {
  readonly code: PaymentProviderErrorCode;
  /** The provider's id of the failed request, for its support. */
  readonly requestId: string | undefined;

  constructor(code: PaymentProviderErrorCode, message: string, requestId?: string) {
    super(message);
    this.name = 'PaymentProviderError';
    this.code = code;
    this.requestId = requestId;
  }
}

export type WebhookRejection = 'no_signature' | 'bad_signature' | 'too_old' | 'in_future' | 'malformed';

/** A message that must not be believed: answer 400 and record nothing. */
export class WebhookRejected extends Error {
  readonly reason: WebhookRejection;

  constructor(reason: WebhookRejection, message: string) {
    super(message);
    this.name = 'WebhookRejected';
    this.reason = reason;
  }
}
