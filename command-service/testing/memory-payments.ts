import {
  PaymentProviderError,
  WebhookRejected,
  type PaymentFacts,
  type PaymentProvider,
  type PaymentRequest,
} from '../providers/payments/port.ts';

export interface MemoryPayments {
  readonly provider: PaymentProvider;
  /** Moves the facts of a payment on. */
  readonly change: (id: string, facts: Partial<PaymentFacts>) => void;
  readonly pay: (id: string) => void;
  /** The number of payments that were created. */
  readonly count: () => number;
}

/** A provider that keeps its payments in memory; the test moves them on. */
export function memoryPayments(now: number): MemoryPayments {
  const made = new Map<string, { readonly request: PaymentRequest; facts: PaymentFacts }>();
  const provider: PaymentProvider = {
    name: 'stripe',
    mode: 'test',
    createPayment: async (request) => {
      const known = [...made.values()].find((each) => each.request.paymentKey === request.paymentKey);
      if (known && known.request.amountCents !== request.amountCents)
        throw new PaymentProviderError('KEY_REUSED', 'The key belongs to another payment');
      const { amountCents, currency, userId } = request;
      const id = known?.facts.id ?? `pi_${made.size + 1}`;
      const facts: PaymentFacts = {
        id,
        status: 'requires_payment',
        amountCents,
        amountReceivedCents: 0,
        currency,
        userId,
        refundedCents: 0,
        failedRefunds: [],
        disputes: [],
        livemode: false,
        createdAt: now,
      };
      if (!known) made.set(id, { request, facts });
      return {
        providerPaymentId: id,
        clientSecret: `${id}_secret`,
        amountCents,
        currency,
        status: 'requires_payment',
      };
    },
    readPayment: async (id) => made.get(id)?.facts,
    parseWebhook: (rawBody, signature) => {
      if (signature !== 'signed') throw new WebhookRejected('bad_signature', 'The signature is wrong');
      const { id, paymentId } = JSON.parse(Buffer.from(rawBody).toString()) as { id: string; paymentId?: string };
      return { id, type: 'test', livemode: false, createdAt: now, ...(paymentId === undefined ? {} : { paymentId }) };
    },
    refundPayment: async () => undefined,
    listPayments: async () => ({ payments: [] }),
    problem: async () => undefined,
  };
  const change = (id: string, facts: Partial<PaymentFacts>): void => {
    const entry = made.get(id);
    if (!entry) throw new Error(`There is no payment ${id}`);
    entry.facts = { ...entry.facts, ...facts };
  };
  return {
    provider,
    change,
    pay: (id: string): void =>
      change(id, { status: 'succeeded', amountReceivedCents: made.get(id)?.facts.amountCents ?? 0 }),
    count: () => made.size,
  };
}
