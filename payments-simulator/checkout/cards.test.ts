import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { browserCall, cardBody, payWith, secretCall } from '../testing/calls.ts';
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

describe('test cards', () => {
  test.each([
    ['4242424242424242', 'visa'],
    ['4000056655665556', 'visa'],
    ['4000000000000077', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['5200828282828210', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['5105105105105100', 'mastercard'],
    ['378282246310005', 'amex'],
    ['371449635398431', 'amex'],
    ['6011111111111117', 'discover'],
    ['3056930009020004', 'diners'],
    ['3566002020360505', 'jcb'],
    ['6200000000000005', 'unionpay'],
  ])('%s pays (%s)', async (number, brand) => {
    const answer = await payWith(it.testPayments, payment, number);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: payment.providerPaymentId,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 17_750,
        currency: 'usd',
        last_payment_error: null,
      },
    });
    expect(await charges()).toEqual([
      expect.objectContaining({
        amount: 17_750,
        paid: true,
        payment_method_details: {
          type: 'card',
          card: { brand, last4: number.slice(-4), exp_month: 12, exp_year: 2040 },
        },
      }),
    ]);
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4100000000000019', 'card_declined', 'fraudulent', 'Your card was declined.'],
    [
      '4000000000006975',
      'card_declined',
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
    [
      '4111111111111111',
      'card_declined',
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    ],
  ])('%s is declined: %s, %s', async (number, code, declineCode, message) => {
    const answer = await payWith(it.testPayments, payment, number);
    const error = { type: 'card_error', code, message, ...(declineCode ? { decline_code: declineCode } : {}) };
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({
      id: payment.providerPaymentId,
      status: 'requires_payment_method',
      amount: 17_750,
      currency: 'usd',
      last_payment_error: error,
      error: { ...error, payment_intent: { id: payment.providerPaymentId, status: 'requires_payment_method' } },
    });
    expect(await charges()).toEqual([
      expect.objectContaining({ paid: false, status: 'failed', failure_code: code, balance_transaction: null }),
    ]);
  });

  test.each<[string, string, object, string, string, string]>([
    ['a wrong check digit', '4242424242424241', {}, 'incorrect_number', 'Your card number is incorrect.', 'number'],
    ['letters', '4242abcd42424242', {}, 'invalid_number', 'Your card number is invalid.', 'number'],
    ['too few digits', '4242', {}, 'invalid_number', 'Your card number is invalid.', 'number'],
    [
      'month 13',
      '4242424242424242',
      { exp_month: 13 },
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    ],
    [
      'month 0',
      '4242424242424242',
      { exp_month: '0' },
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    ],
    [
      'a past year',
      '4242424242424242',
      { exp_year: 2020 },
      'invalid_expiry_year',
      "Your card's expiration year is invalid.",
      'exp_year',
    ],
    [
      'a year too far ahead',
      '4242424242424242',
      { exp_year: 2999 },
      'invalid_expiry_year',
      "Your card's expiration year is invalid.",
      'exp_year',
    ],
    [
      'two digits of a security code',
      '4242424242424242',
      { cvc: '99' },
      'invalid_cvc',
      "Your card's security code is invalid.",
      'cvc',
    ],
    [
      'four digits of it on a Visa',
      '4242424242424242',
      { cvc: '9999' },
      'invalid_cvc',
      "Your card's security code is invalid.",
      'cvc',
    ],
  ])('rejects a card with %s without a charge', async (_what, number, more, code, message, param) => {
    const answer = await browserCall(it.testPayments, confirmPath(), cardBody(payment.clientSecret, number, more));
    expect(answer).toMatchObject({ status: 402, body: { error: { type: 'card_error', code, message, param } } });
    expect(await charges()).toEqual([]);
  });

  test('accepts a card until the end of its last month', async () => {
    const today = new Date();
    const [month, year] = [today.getUTCMonth() + 1, today.getUTCFullYear()];
    const answer = await browserCall(
      it.testPayments,
      confirmPath(),
      cardBody(payment.clientSecret, '4242424242424242', { exp_month: month, exp_year: year }),
    );
    expect(answer.status).toBe(200);
  });

  test('rejects a card that expired earlier this year', async () => {
    it.passTime(Date.UTC(2027, 5, 15) - Date.now());
    const answer = await browserCall(
      it.testPayments,
      confirmPath(),
      cardBody(payment.clientSecret, '4242424242424242', { exp_month: 5, exp_year: 27 }),
    );
    expect(answer.body).toMatchObject({ error: { code: 'invalid_expiry_month' } });
  });

  test.each(['4000000000000259', '4000000000002685'])('%s pays and is then disputed', async (number) => {
    expect((await payWith(it.testPayments, payment, number)).body).toMatchObject({ status: 'succeeded' });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({
      status: 'succeeded',
      disputes: [{ status: 'open' }],
    });
  });
});

describe('3-D Secure cards', () => {
  const authenticate = (outcome: string) =>
    browserCall(it.testPayments, `/v1/payment_intents/${payment.providerPaymentId}/authenticate`, {
      client_secret: payment.clientSecret,
      outcome,
    });

  test.each(['4000002500003155', '4000002760003184'])('%s is charged only after authentication', async (number) => {
    const answer = await payWith(it.testPayments, payment, number);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'requires_action', next_action: { type: 'redirect_to_url' }, last_payment_error: null },
    });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({
      status: 'requires_payment',
      amountReceivedCents: 0,
    });
    expect(await charges()).toEqual([]);
    expect(await authenticate('succeed')).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await charges()).toHaveLength(1);
    expect((await authenticate('succeed')).status).toBe(400);
    expect(await charges()).toHaveLength(1);
  });

  test('a failed authentication leaves the payment open for another card', async () => {
    await payWith(it.testPayments, payment, '4000002500003155');
    expect(await authenticate('fail')).toMatchObject({
      status: 402,
      body: { status: 'requires_payment_method', error: { code: 'payment_intent_authentication_failure' } },
    });
    expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({
      status: 'failed',
      lastError: { message: expect.stringContaining('failed authentication') },
    });
    expect((await payWith(it.testPayments, payment, '4242424242424242')).status).toBe(200);
  });

  test('a card may be declined after authentication', async () => {
    await payWith(it.testPayments, payment, '4000008400001629');
    expect(await authenticate('succeed')).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined', message: 'Your card was declined.' } },
    });
  });

  async function openPage(number: string, returnUrl: string | undefined) {
    const body = {
      ...cardBody(payment.clientSecret, number),
      ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
    };
    const { body: answer } = await browserCall(it.testPayments, confirmPath(), body);
    const url = (answer.next_action as { redirect_to_url: { url: string } }).redirect_to_url.url;
    return it.testPayments.handle(new Request(new URL(url, 'http://127.0.0.1:3000')));
  }

  function submit(action: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return it.testPayments.handle(
      new Request(new URL(action, 'http://127.0.0.1:3000'), {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept: 'text/html,application/xhtml+xml' },
      }),
    );
  }

  test.each([
    ['/dashboard?tab=credits', '/dashboard?tab=credits&'],
    ['https://evil.example/steal', '/steal?'],
    ['//evil.example/steal', '/steal?'],
    ['https://evil.example//other.example/', '/other.example/?'],
    ['javascript:alert(1)', '/alert(1)?'],
  ])(
    'the page works without script, and the return URL %s stays on this site (open redirect)',
    async (returnUrl, start) => {
      const page = await openPage('4000002500003155', returnUrl);
      const html = await page.text();
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(html).toContain('177.50 USD');
      expect(html).not.toContain('<script');
      const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
      const after = await submit(action, { client_secret: payment.clientSecret, outcome: 'succeed' });
      expect(after.status).toBe(303);
      expect(after.headers.get('location')).toMatch(/^\/[^/]/);
      expect(after.headers.get('location')?.startsWith(start)).toBe(true);
      expect(after.headers.get('location')).toContain('redirect_status=succeeded');
      expect(await it.provider.readPayment(payment.providerPaymentId)).toMatchObject({ status: 'succeeded' });
    },
  );

  test('shows a page when there is no return URL', async () => {
    const page = await openPage('4000002500003155', undefined);
    const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const after = await submit(action, { client_secret: payment.clientSecret, outcome: 'fail' });
    expect(await after.text()).toContain('Authentication failed.');
  });

  test('shows the page to the bearer of the client secret only', async () => {
    await payWith(it.testPayments, payment, '4000002500003155');
    const page = await it.testPayments.handle(
      new Request(`http://127.0.0.1:3000/test-payments/3d-secure/${payment.providerPaymentId}?client_secret=guess`),
    );
    expect(page.status).toBe(400);
    expect(await page.text()).not.toContain(payment.clientSecret);
  });
});
