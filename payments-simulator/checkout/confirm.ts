import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import type { Answer } from '../api/answers.ts';
import type { Params } from '../api/body.ts';
import { readCard, type CardInput, type ReadCard } from '../payments/cards.ts';
import { settlePayment } from '../billing/settle.ts';
import { decline, disputeAs, refuse, succeed } from '../payments/charging.ts';
import { keepCard } from '../payments/keep-card.ts';
import type { CardDetails, CardError, PaymentIntent, PaymentMethod } from '../objects/payment-objects.ts';
import { parse } from '../api/parameters.ts';
import { emit, existing, type OperationContext } from '../api/operation-context.ts';

const figure = z.union([z.string(), z.number().transform(String)]);
const secretParams = z.object({ client_secret: z.string() });
const confirmParams = z.object({
  payment_method_data: z.object({
    card: z.object({
      number: figure,
      exp_month: figure.optional(),
      exp_year: figure.optional(),
      cvc: figure.optional(),
    }),
  }),
  // The short form of the documented call: only the number is nested.
  exp_month: figure.optional(),
  exp_year: figure.optional(),
  cvc: figure.optional(),
  return_url: z.string().max(2048).optional(),
});

/** The fields of an intent that a browser may see: neither metadata nor anything else of the server. */
const browserFields = [
  'id',
  'object',
  'amount',
  'currency',
  'status',
  'client_secret',
  'created',
  'livemode',
  'last_payment_error',
  'next_action',
  'payment_method_types',
  'canceled_at',
  'capture_method',
  'confirmation_method',
] as const satisfies readonly (keyof PaymentIntent)[];

const browserView = (intent: PaymentIntent): object =>
  Object.fromEntries(browserFields.map((name) => [name, intent[name]]));

function answerFor(intent: PaymentIntent): Answer {
  const shown = browserView(intent);
  const error = intent.last_payment_error;
  // Stripe answers a declined card with the intent inside the error. The intent's fields are also next to the error,
  // for callers that read them there.
  return error
    ? { status: 402, body: { ...shown, error: { ...error, payment_intent: shown } } }
    : { status: 200, body: shown };
}

function sameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The intent, for the bearer of its client secret only.
 *
 * @throws ApiError 400 or 404
 */
function ownedIntent(context: OperationContext, params: Params, id: string): PaymentIntent {
  const { client_secret: secret } = parse(secretParams, params);
  const intent = existing(context, 'payment_intent', id, 'intent');
  if (!sameSecret(secret, intent.client_secret)) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { param: 'client_secret' },
    );
  }
  return intent;
}

/** `GET /v1/payment_intents/{id}?client_secret=…` from a browser. */
export function readOwnIntent(context: OperationContext, params: Params, id: string): Answer {
  return { status: 200, body: browserView(ownedIntent(context, params, id)) };
}

function cardOf(params: Params): { readonly input: CardInput; readonly returnUrl: string | null } {
  const parsed = parse(confirmParams, params);
  const { number, ...nested } = parsed.payment_method_data.card;
  const input = {
    number,
    exp_month: nested.exp_month ?? parsed.exp_month ?? '',
    exp_year: nested.exp_year ?? parsed.exp_year ?? '',
    cvc: nested.cvc ?? parsed.cvc,
  };
  return { input, returnUrl: parsed.return_url === undefined ? null : pathOnly(parsed.return_url) };
}

/** The path of a return URL, without its origin, to prevent an open redirect. */
function pathOnly(address: string): string | null {
  if (!URL.canParse(address, 'http://site.invalid')) return null;
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
}

function askForAuthentication(
  context: OperationContext,
  intent: PaymentIntent,
  card: ReadCard,
  afterwards: PaymentMethod['test_outcome'],
  returnUrl: string | null,
): PaymentIntent {
  const method = keepCard(context, card, afterwards, intent.customer);
  const url = `/test-payments/3d-secure/${intent.id}?client_secret=${intent.client_secret}`;
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  };
  context.store.put(waiting);
  emit(context, 'payment_intent.requires_action', waiting);
  return waiting;
}

function assertConfirmable(intent: PaymentIntent): void {
  const why = {
    succeeded:
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    canceled: 'You cannot confirm this PaymentIntent because it has a status of canceled.',
    requires_action: undefined,
    requires_payment_method: undefined,
  }[intent.status];
  if (why) throw invalidRequest(why, { code: 'payment_intent_unexpected_state', payment_intent: browserView(intent) });
}

/**
 * `POST /v1/payment_intents/{id}/confirm` from a browser: charges the card with the amount that the server set. Status
 * 200 when paid or when the cardholder must authenticate, 402 when declined, 400 when already paid.
 */
export function confirmIntent(context: OperationContext, params: Params, id: string): Answer {
  const intent = ownedIntent(context, params, id);
  const { input, returnUrl } = cardOf(params);
  assertConfirmable(intent);
  const card = readCard(input, context.now);
  if ('code' in card) return answerFor(refuse(context, intent, card));
  const { outcome } = card;
  if (outcome.kind === 'authenticate')
    return answerFor(askForAuthentication(context, intent, card, outcome.afterwards, returnUrl));
  if (outcome.kind === 'declined') {
    const kept = { ...intent, payment_method: keepCard(context, card, 'success', intent.customer).id };
    return answerFor(decline(context, kept, card.details, outcome.error));
  }
  const paid = pay(
    context,
    { ...intent, payment_method: keepCard(context, card, 'success', intent.customer).id },
    card.details,
  );
  disputeAs(context, paid, outcome);
  return answerFor(paid);
}

/** Charges the card, and settles the object of the payment. */
function pay(context: OperationContext, intent: PaymentIntent, card: CardDetails): PaymentIntent {
  const paid = succeed(context, intent, card);
  settlePayment(context, paid);
  return paid;
}

const authenticateParams = z.object({ outcome: z.enum(['succeed', 'fail']) });

const notAuthenticated: CardError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

const declinedAfterwards: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

/**
 * `POST /v1/payment_intents/{id}/authenticate` (`outcome`: succeed or fail): the cardholder's act on the bank's 3-D
 * Secure page.
 */
export function authenticateIntent(context: OperationContext, params: Params, id: string): Answer {
  const intent = ownedIntent(context, params, id);
  const { outcome } = parse(authenticateParams, params);
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw invalidRequest(`This PaymentIntent has a status of ${intent.status}: there is nothing to authenticate.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: browserView(intent),
    });
  }
  const method = existing(context, 'payment_method', intent.payment_method);
  if (outcome === 'fail') {
    const failed = refuse(context, intent, notAuthenticated);
    emit(context, 'payment_intent.payment_failed', failed);
    return answerFor(failed);
  }
  return answerFor(
    method.test_outcome === 'success'
      ? pay(context, intent, method.card)
      : decline(context, intent, method.card, declinedAfterwards),
  );
}
