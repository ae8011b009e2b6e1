import { rmSync } from 'node:fs';
import { browserCall, cardBody, secretCall, temporaryFolder } from '../../../payments-simulator/testing/calls.ts';
import { openTestPayments } from '../../../payments-simulator/open.ts';
import { signatureHeader } from '../../../payments-simulator/work/signature.ts';
import type { BillingProvider } from '../../providers/payments/billing-port.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import { openStripePayments } from '../../providers/payments/stripe/open.ts';
import type { RawBooks } from './books.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
} as const;

export type Card = keyof typeof cards;

/** A provider, its clock and its webhooks to us, with the acts of customers and banks. */
export interface Bank {
  /** The adapter under test; its requests pass `wire`. */
  readonly provider: PaymentProvider & BillingProvider;
  /** The same without `wire`, for calls that are not under test. */
  readonly clean: PaymentProvider & BillingProvider;
  readonly now: () => number;
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Webhooks that were sent and have not arrived yet, as their bodies. */
  readonly inbox: Uint8Array[];
  readonly sign: (body: Uint8Array) => string;
  readonly pay: (paymentId: string, secret: string, card: Card) => Promise<void>;
  /** Puts another card into the customer portal at this address. */
  readonly newCard: (portal: string, card: Card) => Promise<void>;
  /** False when the provider refuses. */
  readonly refund: (paymentId: string, cents: number) => Promise<boolean>;
  readonly dispute: (paymentId: string, cents: number) => Promise<boolean>;
  readonly answerDispute: (disputeId: string, won: boolean) => Promise<boolean>;
  readonly books: () => Promise<RawBooks>;
  readonly close: () => Promise<void>;
}

/** Sits between the adapter and the provider: may lose requests and answers, and answer for the provider. */
export type Wire = (send: () => Promise<Response>, request: Request) => Promise<Response>;

export type Kind = 'embedded' | 'Stripe';

const hour = 3_600_000;
const webhookSecret = 'whsec_history';
/** Stripe's search lags: "data is searchable in less than a minute". */
const searchLag = 60;

/**
 * Opens a provider. As `Stripe`, the stand-in also has a search that lags and renewals that stay drafts for an hour;
 * the embedded test mode has neither.
 */
export async function openBank(kind: Kind, wire: Wire): Promise<Bank> {
  const folder = temporaryFolder();
  const inbox: Uint8Array[] = [];
  let time = 1_800_000_000_000;
  const now = (): number => time;
  const server = openTestPayments({
    folder,
    database: ':memory:',
    secret: 'sk_test_history',
    webhookSecret,
    now,
    deliver: async (body) => {
      inbox.push(body);
      return { status: 200 };
    },
    ...(kind === 'Stripe' ? { draftFor: hour } : {}),
  });
  const { connection } = server;
  const asStripe = async (request: Request): Promise<Response> => {
    const answer = await connection.fetch(request);
    if (kind === 'embedded' || !new URL(request.url).pathname.endsWith('/search')) return answer;
    const { data, ...rest } = (await answer.json()) as { readonly data: readonly { readonly created: number }[] };
    return Response.json({ ...rest, data: data.filter(({ created }) => created <= time / 1000 - searchLag) });
  };
  const adapter = (through: Wire): PaymentProvider & BillingProvider =>
    openStripePayments({
      ...connection,
      now,
      // Retries wait for real seconds; the history itself tries again.
      retries: 0,
      fetch: (input, init) => {
        const request = new Request(input, init);
        return through(() => asStripe(request), request);
      },
    });
  const act = async (path: string, body: object): Promise<boolean> =>
    (await secretCall(server, path, body)).status === 200;
  const list = async <T>(path: string): Promise<readonly T[]> => {
    const { body } = await secretCall(server, `${path}limit=100`);
    if (body['has_more'] === true) throw new Error(`${path} has more than 100 entries`);
    return body['data'] as readonly T[];
  };
  return {
    provider: adapter(wire),
    clean: adapter((send) => send()),
    now,
    pass: async (milliseconds) => {
      time += milliseconds;
      await act('/v1/test_helpers/test_clocks/clock_billing/advance', { frozen_time: time / 1000 });
      await server.delivered();
    },
    inbox,
    sign: (body) => signatureHeader(webhookSecret, body, time / 1000),
    pay: async (paymentId, secret, card) => {
      await browserCall(server, `/v1/payment_intents/${paymentId}/confirm`, cardBody(secret, cards[card]));
      await server.delivered();
    },
    newCard: async (portal, card) => {
      const body = new URLSearchParams({ number: cards[card], expiry: '12 / 40', cvc: '123' });
      const address = `http://test-payments.invalid${portal.replace(/^https?:\/\/[^/]+/, '')}/card`;
      await server.handle(new Request(address, { method: 'POST', body }));
      await server.delivered();
    },
    refund: (paymentId, amount) => act('/v1/refunds', { payment_intent: paymentId, amount }),
    dispute: (paymentId, amount) => act('/v1/test_helpers/disputes', { payment_intent: paymentId, amount }),
    answerDispute: (id, won) =>
      act(`/v1/disputes/${id}`, {
        evidence: { uncategorized_text: won ? 'winning_evidence' : 'losing_evidence' },
      }),
    books: async () => ({
      charges: await list('/v1/charges?'),
      disputes: await list('/v1/disputes?'),
      invoices: await list('/v1/invoices?expand[]=data.payments&'),
      payments: await list('/v1/payment_intents?'),
      subscriptions: await list(`/v1/subscriptions/search?query=${encodeURIComponent("metadata['user_id']:'ann'")}&`),
    }),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
