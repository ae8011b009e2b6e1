import { Stripe } from 'stripe';

/** A small shop on Stripe's own client library, for tests of the simulator. */
export interface Merchant {
  readonly createPayment: (purchase: Purchase) => Promise<OpenPayment>;
  readonly readPayment: (id: string) => Promise<PaymentState>;
  /** Verifies the signature of a webhook, and throws when it is wrong. */
  readonly parseWebhook: (body: Uint8Array, signature: string) => Stripe.Event;
}

export interface Purchase {
  readonly paymentKey: string;
  readonly userId: string;
  readonly amountCents: number;
}

export interface OpenPayment {
  readonly providerPaymentId: string;
  readonly clientSecret: string;
  readonly status: string;
}

export interface PaymentState {
  readonly status: string;
  readonly amountCents: number;
  readonly amountReceivedCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly userId: string | undefined;
  readonly lastError: { readonly message: string | undefined } | null;
  readonly disputes: readonly { readonly status: string; readonly amountCents: number }[];
}

/** A purchase with the fields that a test changes. */
export const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  paymentKey: 'payment-1',
  userId: 'user-1',
  amountCents: 17_750,
  ...changes,
});

interface Connection {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string;
  readonly fetch: typeof fetch;
}

const disputeStates: Readonly<Record<string, string>> = { won: 'won', warning_closed: 'won', lost: 'lost' };

function stateOf(intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]): PaymentState {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const waits = intent.status === 'requires_payment_method' || intent.status === 'requires_action';
  return {
    status: waits ? (intent.last_payment_error ? 'failed' : 'requires_payment') : intent.status,
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    userId: intent.metadata['user_id'],
    lastError: intent.last_payment_error && { message: intent.last_payment_error.message },
    disputes: disputes.map(({ status, amount }) => ({ status: disputeStates[status] ?? 'open', amountCents: amount })),
  };
}

export function openMerchant({ secretKey, webhookSecret, apiBase, fetch: send }: Connection): Merchant {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return send(`${apiBase}${pathname}${search}`, init);
    }),
  });
  return {
    createPayment: async ({ paymentKey, userId, amountCents }) => {
      const intent = await stripe.paymentIntents.create(
        { amount: amountCents, currency: 'usd', metadata: { user_id: userId, payment_key: paymentKey } },
        { idempotencyKey: paymentKey },
      );
      const { id, client_secret: secret } = intent;
      return { providerPaymentId: id, clientSecret: secret ?? '', status: stateOf(intent, []).status };
    },
    readPayment: async (id) => {
      const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      const { data } = await stripe.disputes.list({ payment_intent: id, limit: 100 });
      return stateOf(intent, data);
    },
    parseWebhook: (body, signature) => stripe.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret),
  };
}
