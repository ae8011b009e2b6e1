import { isDeepStrictEqual } from 'node:util';
import { Stripe } from 'stripe';
import {
  PaymentProviderError,
  type CreatedPayment,
  type PaymentFacts,
  type PaymentItem,
  type PaymentPage,
  type PaymentProvider,
  type PaymentRequest,
} from '../port.ts';
import type { BillingProvider } from '../billing-port.ts';
import { isMissing, portError } from './errors.ts';
import { chargeFactsOf, chargeOf, factsOf, statusOf } from './facts.ts';
import { fromMetadata, paymentKeyField, toMetadata } from './metadata.ts';
import { stripeBilling } from './billing.ts';
import type { ProviderRecords } from '../records-port.ts';
import { stripeRecords } from './records.ts';
import { rebasedFetch, withDeadline } from './transport.ts';
import { readWebhook } from './webhook.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey?: string;
  /** Base address of the API, with an optional path before `/v1`. */
  readonly apiBase?: string;
  /** Sends the requests; in test mode the payments simulator's handler. */
  readonly fetch?: typeof fetch;
  /** Milliseconds for one attempt of a request; default 10 s. */
  readonly timeoutMs?: number;
  /** How often one request is tried again after a failure of the network or the provider; default 2. */
  readonly retries?: number;
  /** Milliseconds for one call of the port with all its requests and retries; default 25 s. */
  readonly deadlineMs?: number;
  /** The clock, UTC milliseconds. */
  readonly now?: () => number;
  /** The clock of subscriptions, which a test clock may put ahead; default: `now`. */
  readonly billingTime?: () => number;
}

/** The API version that this adapter and the payments simulator are written for. */
const apiVersion = '2026-10-28.endive';
const pageSize = 100;
/** More refunds or disputes than a payment can have. */
const mostParts = 10_000;
const expandCharge = ['latest_charge.refunds'];

/** `sk_live_…` and `rk_live_…` move real money, all other keys are test keys. */
function modeOf(key: string): 'test' | 'live' {
  return /^[a-z]+_live_/.test(key) ? 'live' : 'test';
}

/**
 * The payment port on Stripe's API. The same code talks to the embedded test-mode provider through `apiBase` and
 * `fetch`. It sends nothing before the first call.
 */
export function openStripePayments(options: StripeOptions): PaymentProvider & BillingProvider & ProviderRecords {
  const { secretKey, webhookSecret, publishableKey, now = Date.now } = options;
  const { timeoutMs = 10_000, deadlineMs = 25_000, retries: maxNetworkRetries = 2 } = options;
  const mode = modeOf(secretKey);
  const clientFor = (deadline: AbortSignal): Stripe =>
    new Stripe(secretKey, {
      apiVersion,
      maxNetworkRetries,
      timeout: timeoutMs,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(
        rebasedFetch(options.apiBase ?? 'https://api.stripe.com', options.fetch ?? fetch, deadline),
      ),
    });

  /** Runs one call of the port: a separate client whose requests end at the deadline, and the port's errors. */
  async function call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await withDeadline(deadlineMs, (deadline) => work(clientFor(deadline)));
    } catch (error) {
      throw portError(error);
    }
  }

  /**
   * Finds the payment of a key by its metadata, because Stripe forgets idempotency keys after a day. An account without
   * search has the idempotency key only.
   */
  async function findByKey(stripe: Stripe, paymentKey: string): Promise<Stripe.PaymentIntent | undefined> {
    try {
      const found = await stripe.paymentIntents.search({
        query: `metadata['${paymentKeyField}']:'${paymentKey}'`,
        limit: 1,
      });
      return found.data.find((intent) => intent.metadata[paymentKeyField] === paymentKey);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
      throw error;
    }
  }

  function createIntent(stripe: Stripe, request: PaymentRequest): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.create(
      {
        amount: request.amountCents,
        currency: request.currency,
        allowed_payment_method_types: ['card'],
        metadata: toMetadata(request),
      },
      { idempotencyKey: request.paymentKey },
    );
  }

  async function create(stripe: Stripe, request: PaymentRequest): Promise<CreatedPayment> {
    const intent = (await findByKey(stripe, request.paymentKey)) ?? (await createIntent(stripe, request));
    assertSame(request, intent);
    if (!intent.client_secret) throw new PaymentProviderError('REJECTED', 'The provider gave no client secret.');
    return {
      providerPaymentId: intent.id,
      clientSecret: intent.client_secret,
      amountCents: intent.amount,
      currency: intent.currency,
      status: statusOf(intent),
    };
  }

  /** The refunds of a charge; `of` names the payment in Stripe's lists. */
  async function reversalsOf(stripe: Stripe, charge: Stripe.Charge | undefined, of: PaymentReference) {
    const asked = { ...of, limit: pageSize };
    const shown = charge?.refunds;
    // The charge shows its newest refunds only, and none when an answer leaves the expanded list out.
    const isWhole = charge === undefined || shown?.has_more === false;
    const refunds = isWhole ? shown?.data : await stripe.refunds.list(asked).autoPagingToArray({ limit: mostParts });
    const disputes = charge?.disputed ? await stripe.disputes.list(asked).autoPagingToArray({ limit: mostParts }) : [];
    return [refunds ?? [], disputes] as const;
  }

  async function withReversals(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentFacts> {
    return factsOf(intent, ...(await reversalsOf(stripe, chargeOf(intent), { payment_intent: intent.id })));
  }

  /** A charge that belongs to an intent is known by the intent's id. */
  async function readCharge(stripe: Stripe, id: string): Promise<PaymentFacts | undefined> {
    const charge = await stripe.charges.retrieve(id, { expand: ['refunds'] });
    if (charge.payment_intent !== null) return undefined;
    return chargeFactsOf(charge, ...(await reversalsOf(stripe, charge, { charge: id })));
  }

  async function read(stripe: Stripe, id: string): Promise<PaymentFacts | undefined> {
    try {
      if (isCharge(id)) return await readCharge(stripe, id);
      return await withReversals(stripe, await stripe.paymentIntents.retrieve(id, { expand: expandCharge }));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Stripe itself refuses to give back more than is left, so a repetition gives back nothing. */
  async function refund(stripe: Stripe, id: string): Promise<void> {
    const of: PaymentReference = isCharge(id) ? { charge: id } : { payment_intent: id };
    await stripe.refunds.create(of, { idempotencyKey: `refund-${id}` }).catch((error: unknown) => {
      const isDone =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
      if (!isDone) throw error;
    });
  }

  async function list(
    stripe: Stripe,
    { since, until, after }: Parameters<PaymentProvider['listPayments']>[0],
  ): Promise<PaymentPage> {
    const page = await stripe.paymentIntents.list({
      created: { gte: Math.ceil(since / 1000), lt: Math.ceil(until / 1000) },
      limit: pageSize,
      expand: expandCharge.map((field) => `data.${field}`),
      ...(after ? { starting_after: after } : {}),
    });
    const payments: PaymentFacts[] = [];
    for (const intent of page.data) payments.push(await withReversals(stripe, intent));
    const last = page.data.at(-1);
    return { payments, ...(page.has_more && last ? { next: last.id } : {}) };
  }

  return {
    ...stripeBilling(call, options.billingTime ?? now),
    ...stripeRecords(call, mode),
    name: 'stripe',
    mode,
    ...(publishableKey ? { publishableKey } : {}),
    createPayment: async (request) => {
      assertKey(request.paymentKey);
      return call((stripe) => create(stripe, request));
    },
    // The id comes from a browser: anything else than the id of a payment could become another path of the API.
    readPayment: async (id) =>
      /^(pi|ch|py)_[A-Za-z0-9_]{1,200}$/.test(id) ? call((stripe) => read(stripe, id)) : undefined,
    parseWebhook: (rawBody, header) => {
      const { apiVersion: version, ...event } = readWebhook(Stripe.webhooks, rawBody, header, webhookSecret, now());
      return version === undefined || version === apiVersion ? event : { ...event, otherVersion: version };
    },
    listPayments: (range) => call((stripe) => list(stripe, range)),
    refundPayment: (id) => call((stripe) => refund(stripe, id)),
    problem: async () => {
      if (webhookSecret.trim() === '')
        return 'STRIPE_WEBHOOK_SECRET is not set: no message of the payment provider can be believed.';
      if (publishableKey && modeOf(publishableKey) !== mode) {
        return 'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of different modes: take both from the test or both from the live view.';
      }
      try {
        await call((stripe) => stripe.paymentIntents.list({ limit: 1 }));
        return undefined;
      } catch (error) {
        return `The payment provider does not answer as it should: ${portError(error).message}`;
      }
    },
  };
}

type PaymentReference = { readonly payment_intent: string } | { readonly charge: string };

/** Whether a payment is a charge without an intent: of a card (`ch_`), or by another way of paying (`py_`). */
const isCharge = (paymentId: string): boolean => !paymentId.startsWith('pi_');

function assertKey(paymentKey: string): void {
  if (!/^[A-Za-z0-9_-]{1,200}$/.test(paymentKey))
    throw new RangeError('A payment key is 1 to 200 of A-Z, a-z, 0-9, _ and -.');
}

/** A payment key identifies one purchase: throws `KEY_REUSED` unless the payment found under it is this purchase. */
function assertSame(request: PaymentRequest, intent: Stripe.PaymentIntent): void {
  const own = fromMetadata(intent.metadata);
  const same =
    own !== undefined &&
    intent.amount === request.amountCents &&
    intent.currency === request.currency &&
    own.paymentKey === request.paymentKey &&
    own.userId === request.userId &&
    isDeepStrictEqual(own.items, request.items.map(itemOnly));
  if (!same) throw new PaymentProviderError('KEY_REUSED', 'This payment key was used before for another purchase.');
}

/** An item with only the fields that the metadata holds, always in the same order. */
const itemOnly = ({ kind, id, halfCredits, twinCredits, catalogVersion }: PaymentItem): PaymentItem => ({
  kind,
  id,
  halfCredits,
  twinCredits,
  catalogVersion,
});
