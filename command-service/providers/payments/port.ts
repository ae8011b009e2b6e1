/** One item of a payment, as the catalog defines it when the payment is created. */
export interface PaymentItem {
  readonly kind: 'bundle' | 'plan' | 'twin' | 'addon';
  /** Id in the catalog, e.g. `starter-pack`. */
  readonly id: string;
  /** Video credits of the item, in half-credits. */
  readonly halfCredits: number;
  readonly twinCredits: number;
  readonly catalogVersion: string;
}

export interface PaymentRequest {
  /** Idempotency key of the payment, stable over retries and restarts: `[A-Za-z0-9_-]`, 1 to 200 characters. */
  readonly paymentKey: string;
  readonly userId: string;
  /** The price of the catalog in cents, never a number from a browser. */
  readonly amountCents: number;
  /** ISO 4217 in lower case, e.g. `usd`. */
  readonly currency: string;
  readonly items: readonly PaymentItem[];
  /** Address of the account that a subscription makes at the provider. Receipts are our own mails. */
  readonly customerEmail?: string;
}

export interface CreatedPayment {
  readonly providerPaymentId: string;
  /** Lets the browser confirm this payment. A bearer secret: give it to the owner only and never log it. */
  readonly clientSecret: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: PaymentStatus;
}

/** `failed` is not final: the customer can try another card. `canceled` and `succeeded` are final. */
export type PaymentStatus = 'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'canceled';

/** `inquiry` has moved no money, `open` has taken it back, `won` has returned it. */
export type DisputeStatus = 'inquiry' | 'open' | 'won' | 'lost';

export interface PaymentDispute {
  readonly id: string;
  readonly status: DisputeStatus;
  readonly amountCents: number;
  readonly reason: string;
  /** How often the bank has moved the money so far: taken, given back, taken again. */
  readonly movements: number;
}

/** Why a card was declined. `message` is the provider's and may be shown to the customer. */
export interface PaymentFailure {
  readonly message: string;
  readonly code?: string;
  readonly declineCode?: string;
}

/** A payment in its current state at the provider: the only source from which credits are granted. */
export interface PaymentFacts {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly amountReceivedCents: number;
  readonly currency: string;
  /** Absent when the product did not create the payment. */
  readonly paymentKey?: string;
  readonly userId?: string;
  readonly items?: readonly PaymentItem[];
  /** Sum of all refunds in cents, without those that failed or were canceled. */
  readonly refundedCents: number;
  /** Refunds that failed or were canceled: the payer never got the money. */
  readonly failedRefunds: readonly { readonly refundId: string; readonly amountCents: number }[];
  /** Newest first. */
  readonly disputes: readonly PaymentDispute[];
  readonly chargeId?: string;
  readonly lastError?: PaymentFailure;
  readonly livemode: boolean;
  /** The account at the provider that paid; absent for a payment without one. */
  readonly customerId?: string;
  /** UTC milliseconds, whole seconds. */
  readonly createdAt: number;
  /** When the money was taken; absent before that. UTC milliseconds, whole seconds. */
  readonly paidAt?: number;
}

/**
 * A verified webhook of the provider. It names the payment to read again; the facts come from `readPayment`, because
 * webhooks arrive in any order.
 */
export interface ProviderEvent {
  readonly id: string;
  /** The provider's event type, e.g. `payment_intent.succeeded`. Unknown types are not an error. */
  readonly type: string;
  readonly livemode: boolean;
  readonly createdAt: number;
  readonly paymentId?: string;
  /** The subscription to read again, for a webhook about it or about one of its invoices. */
  readonly subscriptionId?: string;
  /** The account that the webhook is about: everything that belongs to a known account is ours. */
  readonly customerId?: string;
  /** The version of the provider's API that wrote it, if this adapter asks for another. */
  readonly otherVersion?: string;
  /** Why the object of an authentic webhook could not be read. */
  readonly notUnderstood?: { readonly objectId: string; readonly reason: string };
  /** Sum of all refunds at the time of the webhook, when it contains that. */
  readonly refundedCents?: number;
  readonly dispute?: PaymentDispute;
}

export interface PaymentPage {
  /** Newest first. */
  readonly payments: readonly PaymentFacts[];
  /** Pass as `after` for the next page; absent on the last. */
  readonly next?: string;
}

/** Takes card payments. */
export interface PaymentProvider {
  readonly name: string;
  readonly mode: 'test' | 'live';
  /** Key for the provider's script in the browser; absent in the embedded test mode, which has its own form. */
  readonly publishableKey?: string;
  /**
   * Creates the payment, or returns the one with the same key, however old.
   *
   * @throws PaymentProviderError `KEY_REUSED` when the key belongs to a payment of another amount, user or items
   */
  createPayment(request: PaymentRequest): Promise<CreatedPayment>;
  /**
   * Reads a payment; undefined for an unknown id.
   *
   * @throws PaymentProviderError
   */
  readPayment(id: string): Promise<PaymentFacts | undefined>;
  /**
   * Verifies the signature over the raw bytes and the time (300 s either way), then parses the webhook.
   *
   * @throws WebhookRejected
   */
  parseWebhook(rawBody: Uint8Array, signatureHeader: string | undefined): ProviderEvent;
  /**
   * Lists payments created in [since, until), UTC milliseconds, at most 100 a page.
   *
   * @throws PaymentProviderError
   */
  listPayments(range: {
    readonly since: number;
    readonly until: number;
    readonly after?: string;
  }): Promise<PaymentPage>;
  /**
   * Refunds the rest of a payment that has not been refunded yet. Idempotent.
   *
   * @throws PaymentProviderError
   */
  refundPayment(id: string): Promise<void>;
  /** Why the provider does not work, as a sentence for the operator; undefined when it does. */
  problem(): Promise<string | undefined>;
}

/** Pays with a test card as the browser's form does. A declined card is not an error: the payment stays unpaid. */
export type PayWithTestCard = (
  payment: { readonly paymentId: string; readonly clientSecret: string },
  cardNumber: string,
) => Promise<void>;

/**
 * `UNAVAILABLE` may be retried with the same key. `CLOSED`: the object no longer allows this, because it is paid,
 * canceled or expired. `GONE`: the account was deleted at the provider. The other codes need a change first.
 */
export type PaymentProviderErrorCode = 'UNAVAILABLE' | 'REJECTED' | 'CLOSED' | 'GONE' | 'KEY_REUSED' | 'UNAUTHORIZED';

/** A failed call of the provider. Contains no request, header or secret, so it may be logged. */
export class PaymentProviderError extends Error {
  readonly code: PaymentProviderErrorCode;
  /** The provider's id of the failed request, for its support team. */
  readonly requestId: string | undefined;

  constructor(code: PaymentProviderErrorCode, message: string, requestId?: string) {
    super(message);
    this.name = 'PaymentProviderError';
    this.code = code;
    this.requestId = requestId;
  }
}

export type WebhookRejection = 'no_signature' | 'bad_signature' | 'too_old' | 'in_future' | 'malformed';

/** A webhook that is not authentic: answer 400 and record nothing. */
export class WebhookRejected extends Error {
  readonly reason: WebhookRejection;

  constructor(reason: WebhookRejection, message: string) {
    super(message);
    this.name = 'WebhookRejected';
    this.reason = reason;
  }
}
