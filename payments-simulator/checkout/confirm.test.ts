import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { browserCall, cardBody, payWith, secretCall, type ApiAnswer } from '../testing/calls.ts';
import { inProcess } from '../testing/connect.ts';
import { openPaymentsUnderTest, type PaymentsUnderTest } from '../testing/harness.ts';
import { purchase, type OpenPayment } from '../testing/merchant.ts';

let it: PaymentsUnderTest;
let payment: OpenPayment;
beforeEach(async () => {
  it = await openPaymentsUnderTest(inProcess);
  payment = await it.provider.createPayment(purchase());
});
afterEach(() => it.close());

async function charges(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { body } = await secretCall(
    it.testPayments,
    `/v1/charges?payment_intent=${payment.providerPaymentId}&limit=100`,
  );
  return body.data as readonly Readonly<Record<string, unknown>>[];
}

const confirmPath = () => `/v1/payment_intents/${payment.providerPaymentId}/confirm`;

describe('confirm', () => {
  test.each<[string, (secret: string) => { body: string; type: string }]>([
    [
      'nested JSON',
      (secret) => ({ body: JSON.stringify(cardBody(secret, '4242424242424242')), type: 'application/json' }),
    ],
    [
      'dotted JSON',
      (client_secret) => ({
        body: JSON.stringify({
          client_secret,
          'payment_method_data.card.number': '4242 4242 4242 4242',
          exp_month: 12,
          exp_year: 40,
          cvc: 123,
        }),
        type: 'application/json; charset=utf-8',
      }),
    ],
    [
      'brackets in a form',
      (secret) => ({
        body: `client_secret=${secret}&payment_method_data[type]=card&payment_method_data[card][number]=4242424242424242&payment_method_data[card][exp_month]=12&payment_method_data[card][exp_year]=2040&payment_method_data[card][cvc]=123`,
        type: 'application/x-www-form-urlencoded',
      }),
    ],
    [
      'dots in a form',
      (secret) => ({
        body: `client_secret=${secret}&payment_method_data.card.number=4242424242424242&exp_month=12&exp_year=2040&cvc=123`,
        type: 'application/x-www-form-urlencoded',
      }),
    ],
  ])('accepts %s', async (_form, make) => {
    const { body, type } = make(payment.clientSecret);
    const answer = await it.testPayments.handle(
      new Request(`http://127.0.0.1:3000/test-payments${confirmPath()}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      }),
    );
    expect(await answer.json()).toMatchObject({ status: 'succeeded', amount: 17_750 });
  });

  test('returns no server fields to a browser', async () => {
    const { body } = await payWith(it.testPayments, payment, '4242424242424242');
    expect(Object.keys(body)).toEqual(
      expect.not.arrayContaining(['metadata', 'latest_charge', 'receipt_email', 'description']),
    );
    const shown = await browserCall(
      it.testPayments,
      `/v1/payment_intents/${payment.providerPaymentId}?client_secret=${payment.clientSecret}`,
    );
    expect(shown).toMatchObject({ status: 200, body });
  });

  test('charges once when called many times in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payWith(it.testPayments, payment, '4242424242424242')),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } } },
      });
    }
    expect(await charges()).toHaveLength(1);
    await it.testPayments.delivered();
    const types = (await it.webhooks()).map(({ body, signature }) => it.provider.parseWebhook(body, signature).type);
    expect(types.filter((type) => type === 'payment_intent.succeeded')).toHaveLength(1);
  });

  test('charges the amount of the server, whatever the browser sends', async () => {
    const body = {
      ...cardBody(payment.clientSecret, '4242424242424242'),
      amount: 50,
      amount_received: 50,
      currency: 'jpy',
      metadata: { user_id: 'mallory' },
    };
    await browserCall(it.testPayments, confirmPath(), body);
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({
      amountCents: 17_750,
      amountReceivedCents: 17_750,
      currency: 'usd',
      userId: 'user-1',
    });
  });

  test('rejects a canceled payment', async () => {
    expect(
      (await secretCall(it.testPayments, `/v1/payment_intents/${payment.providerPaymentId}/cancel`, {})).body,
    ).toMatchObject({ status: 'canceled' });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({ status: 'canceled' });
    expect(await payWith(it.testPayments, payment, '4242424242424242')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  test('rejects canceling a paid payment', async () => {
    await payWith(it.testPayments, payment, '4242424242424242');
    expect(
      (await secretCall(it.testPayments, `/v1/payment_intents/${payment.providerPaymentId}/cancel`, {})).status,
    ).toBe(400);
  });

  test.each<[string, () => object, number]>([
    [
      'with its last letter changed',
      () =>
        cardBody(
          payment.clientSecret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
          '4242424242424242',
        ),
      400,
    ],
    ['with a letter more', () => cardBody(`${payment.clientSecret}a`, '4242424242424242'), 400],
    ['cut short', () => cardBody(payment.clientSecret.slice(0, -1), '4242424242424242'), 400],
    ['that is not text', () => ({ ...cardBody('', '4242424242424242'), client_secret: { $ne: '' } }), 400],
    ['left out', () => ({ payment_method_data: { card: { number: '4242424242424242' } } }), 400],
  ])('rejects a client secret %s', async (_what, body, status) => {
    const answer: ApiAnswer = await browserCall(it.testPayments, confirmPath(), body());
    expect(answer).toMatchObject({
      status,
      body: { error: { type: 'invalid_request_error', param: 'client_secret' } },
    });
    expect(JSON.stringify(answer.body)).not.toContain(payment.clientSecret);
    expect(await charges()).toEqual([]);
  });
});
