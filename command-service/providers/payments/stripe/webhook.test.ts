import { describe, expect, test } from '@jest/globals';
import { Stripe } from 'stripe';
import { WebhookRejected, type ProviderEvent, type WebhookRejection } from '../port.ts';
import { openStripePayments } from './open.ts';

const secret = 'whsec_right';
const nowSeconds = 1_795_000_000;
const provider = openStripePayments({
  secretKey: 'sk_test_x',
  webhookSecret: secret,
  now: () => nowSeconds * 1000 + 999,
});
const { webhooks } = new Stripe('sk_test_x');

const event = {
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  livemode: false,
  created: nowSeconds,
  data: { object: { id: 'pi_1', object: 'payment_intent', amount: 17_750 } },
};
const body = JSON.stringify(event);

/** A Stripe-Signature header with a timestamp `ahead` seconds from now. */
function header(payload: string, ahead = 0, key = secret): string {
  return webhooks.generateTestHeaderString({ payload, secret: key, timestamp: nowSeconds + ahead });
}

function parse(payload: string | Uint8Array, signature: string | undefined): ProviderEvent {
  return provider.parseWebhook(typeof payload === 'string' ? Buffer.from(payload) : payload, signature);
}

function rejection(payload: string | Uint8Array, signature: string | undefined): WebhookRejection | undefined {
  try {
    parse(payload, signature);
    return undefined;
  } catch (error) {
    if (error instanceof WebhookRejected) return error.reason;
    throw error;
  }
}

const v1 = (signature: string) => /v1=[0-9a-f]+/.exec(signature)?.[0] ?? '';

describe('accepted webhooks', () => {
  const read = {
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    livemode: false,
    createdAt: nowSeconds * 1000,
    paymentId: 'pi_1',
  };

  test.each<[string, string]>([
    ['signed now', header(body)],
    ['signed 300 s ago', header(body, -300)],
    ['signed 300 s ahead of the clock', header(body, 300)],
    [
      'signed with the old and the new secret during a roll',
      `t=${nowSeconds},${v1(header(body, 0, 'whsec_old'))},${v1(header(body))}`,
    ],
    ['with a signature of an unknown scheme in addition', `${header(body)},v0=abc`],
  ])('accepts a webhook %s', (_what, signature) => {
    expect(parse(body, signature)).toEqual(read);
  });

  test('verifies text beyond ASCII byte by byte', () => {
    const payload = JSON.stringify({ ...event, id: 'evt_ü€😀' });
    expect(parse(payload, header(payload)).id).toBe('evt_ü€😀');
  });
});

describe('rejected webhooks', () => {
  const reserialised = JSON.stringify(JSON.parse(body), null, 2);
  test.each<[string, string | Uint8Array, string | undefined, WebhookRejection]>([
    ['no header', body, undefined, 'no_signature'],
    ['an empty header', body, '', 'no_signature'],
    ['a malformed header', body, 'hello', 'bad_signature'],
    ['a header without a timestamp', body, v1(header(body)), 'bad_signature'],
    ['a header without a signature', body, `t=${nowSeconds}`, 'bad_signature'],
    ['a signature of another scheme only', body, header(body).replace('v1=', 'v0='), 'bad_signature'],
    ['two timestamps', body, `${header(body)},t=${nowSeconds}`, 'bad_signature'],
    ['the timestamp of another signature', body, `t=${nowSeconds},${v1(header(body, -600))}`, 'bad_signature'],
    ['another secret', body, header(body, 0, 'whsec_wrong'), 'bad_signature'],
    [
      'several signatures, none of them right',
      body,
      `t=${nowSeconds},${v1(header(body, 0, 'a'))},${v1(header(body, 0, 'b'))}`,
      'bad_signature',
    ],
    ['a changed body', body.replace('17750', '17751'), header(body), 'bad_signature'],
    ['a re-serialised body', reserialised, header(body), 'bad_signature'],
    [
      'a body with a byte order mark before it',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(body)]),
      header(body),
      'bad_signature',
    ],
    ['an empty body', '', header(body), 'bad_signature'],
    ['bytes that are not UTF-8', Buffer.from([0xff, 0xfe]), header(body), 'malformed'],
    ['301 s old', body, header(body, -301), 'too_old'],
    ['6 minutes old', body, header(body, -360), 'too_old'],
    ['301 s in the future', body, header(body, 301), 'in_future'],
    ['6 minutes in the future', body, header(body, 360), 'in_future'],
    ['a day in the future', body, header(body, 86_400), 'in_future'],
  ])('are refused with the reason: %s', (_what, payload, signature, reason) => {
    expect(rejection(payload, signature)).toBe(reason);
  });

  test.each<[string, string]>([
    ['not JSON', 'hello'],
    ['not an object', '[]'],
    ['null', 'null'],
    ['not an event', JSON.stringify({ object: 'charge' })],
    ['an event notification of API v2', JSON.stringify({ object: 'v2.core.event', id: 'evt_1' })],
  ])('rejects a correctly signed body that is %s', (_what, payload) => {
    expect(rejection(payload, header(payload))).toBe('malformed');
  });

  test('rejects every webhook without a secret', () => {
    const open = openStripePayments({ secretKey: 'sk_test_x', webhookSecret: '', now: () => nowSeconds * 1000 });
    expect(() => open.parseWebhook(Buffer.from(body), header(body, 0, 'x'))).toThrow(WebhookRejected);
  });
});

describe('the facts of a webhook', () => {
  test.each<[string, string, object, Partial<ProviderEvent>]>([
    [
      'a charge',
      'charge.refunded',
      { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 500 },
      { paymentId: 'pi_1', refundedCents: 500 },
    ],
    [
      'a charge without an intent',
      'charge.refunded',
      { object: 'charge', id: 'ch_1', payment_intent: null, amount_refunded: 500 },
      { paymentId: 'ch_1', refundedCents: 500 },
    ],
    ['a refund', 'refund.created', { object: 'refund', id: 're_1', payment_intent: 'pi_1' }, { paymentId: 'pi_1' }],
    [
      'a refund of a charge without an intent',
      'refund.created',
      { object: 'refund', id: 're_1', payment_intent: null, charge: 'ch_1' },
      { paymentId: 'ch_1' },
    ],
    [
      'a schedule at work',
      'subscription_schedule.updated',
      { object: 'subscription_schedule', id: 'sub_sched_1', subscription: 'sub_1', customer: 'cus_1' },
      { subscriptionId: 'sub_1', customerId: 'cus_1' },
    ],
    [
      'a schedule that was released',
      'subscription_schedule.released',
      { object: 'subscription_schedule', id: 'sub_sched_1', subscription: null, released_subscription: 'sub_1' },
      { subscriptionId: 'sub_1' },
    ],
    [
      'a schedule that has not begun',
      'subscription_schedule.created',
      { object: 'subscription_schedule', id: 'sub_sched_1', subscription: null, customer: 'cus_1' },
      { customerId: 'cus_1' },
    ],
    [
      'a dispute of a charge without an intent',
      'charge.dispute.created',
      {
        object: 'dispute',
        id: 'dp_1',
        payment_intent: null,
        charge: 'ch_1',
        status: 'lost',
        amount: 500,
        reason: 'general',
      },
      { paymentId: 'ch_1', dispute: { id: 'dp_1', status: 'lost', amountCents: 500, reason: 'general', movements: 0 } },
    ],
    [
      'a dispute',
      'charge.dispute.created',
      {
        object: 'dispute',
        id: 'dp_1',
        payment_intent: 'pi_1',
        status: 'needs_response',
        amount: 500,
        reason: 'fraudulent',
        balance_transactions: [{ amount: -500 }],
      },
      {
        paymentId: 'pi_1',
        dispute: { id: 'dp_1', status: 'open', amountCents: 500, reason: 'fraudulent', movements: 1 },
      },
    ],
    [
      'a lost dispute that the bank reversed',
      'charge.dispute.funds_reinstated',
      {
        object: 'dispute',
        id: 'dp_1',
        payment_intent: 'pi_1',
        status: 'lost',
        amount: 500,
        reason: 'fraudulent',
        balance_transactions: [{ amount: -500 }, { amount: 500 }],
      },
      {
        paymentId: 'pi_1',
        dispute: { id: 'dp_1', status: 'won', amountCents: 500, reason: 'fraudulent', movements: 2 },
      },
    ],
    ['a customer', 'customer.deleted', { object: 'customer', id: 'cus_1' }, { customerId: 'cus_1' }],
    [
      'an invoice of the version before',
      'invoice.paid',
      { object: 'invoice', id: 'in_1', customer: 'cus_1', subscription: 'sub_1' },
      { customerId: 'cus_1', subscriptionId: 'sub_1' },
    ],
    [
      'an invoice made by hand',
      'invoice.paid',
      { object: 'invoice', customer: { id: 'cus_1' } },
      { customerId: 'cus_1' },
    ],
    ['something that we do not know', 'plan.created', { object: 'plan', id: 'plan_1' }, {}],
    ['an object without a name', 'balance.available', { available: [] }, {}],
  ])('are read from %s', (_what, type, object, about) => {
    const payload = JSON.stringify({ ...event, type, data: { object } });
    expect(parse(payload, header(payload))).toEqual({
      id: 'evt_1',
      type,
      livemode: false,
      createdAt: nowSeconds * 1000,
      ...about,
    });
  });

  test.each([
    ['warning_needs_response', 'inquiry'],
    ['warning_under_review', 'inquiry'],
    ['warning_closed', 'inquiry'],
    ['prevented', 'inquiry'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['appeal_under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['a_new_one', 'open'],
  ])('maps the dispute status %s to %s', (status, expected) => {
    const payload = JSON.stringify({
      ...event,
      type: 'charge.dispute.updated',
      data: { object: { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', status, amount: 1, reason: 'general' } },
    });
    expect(parse(payload, header(payload)).dispute?.status).toBe(expected);
  });

  test('reports live mode', () => {
    const payload = JSON.stringify({ ...event, livemode: true });
    expect(parse(payload, header(payload)).livemode).toBe(true);
  });
});

test('an authentic charge without its sums says that it is not understood, and is not rejected', () => {
  const payload = JSON.stringify({
    ...event,
    data: { object: { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' } },
  });
  const { objectId, reason } = parse(payload, header(payload)).notUnderstood ?? {};
  expect([objectId, reason?.includes('amount_refunded')]).toEqual(['ch_1', true]);
});
