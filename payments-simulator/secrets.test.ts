import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openTestPayments } from './open.ts';
import { browserCall, cardBody, payWith, secretCall, temporaryFolder } from './testing/calls.ts';
import { openMerchant, purchase } from './testing/merchant.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const open = (options: { readonly secret?: string; readonly webhookSecret?: string } = {}) =>
  openTestPayments({ folder, deliver: async () => ({ status: 200 }), ...options });

test('creates random secrets once, readable by the owner only', async () => {
  const first = open();
  await first.close();
  const second = open();
  await second.close();
  expect(second.connection).toMatchObject({ secretKey: first.secret, webhookSecret: first.connection.webhookSecret });
  expect(first.secret).toMatch(/^sk_test_[0-9a-f]{48}$/);
  for (const name of ['test-payments-secret', 'test-payments-webhook-secret'])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('replaces a secret file that a crash left empty', async () => {
  writeFileSync(join(folder, 'test-payments-secret'), '');
  chmodSync(join(folder, 'test-payments-secret'), 0o600);
  const testPayments = open();
  expect(testPayments.secret).toMatch(/^sk_test_/);
  await testPayments.close();
});

test('uses given secrets without storing them', async () => {
  const testPayments = open({ secret: 'sk_test_given', webhookSecret: 'whsec_given' });
  expect((await secretCall(testPayments, '/v1/charges')).status).toBe(200);
  await testPayments.close();
  expect(readdirSync(folder).filter((name) => name.includes('secret'))).toEqual([]);
});

test('writes no card number and no security code to disk or console', async () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
  }
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    jest.spyOn(console, method).mockImplementation((...words) => void written.push(words.join(' ')));

  const testPayments = open();
  const provider = openMerchant(testPayments.connection);
  const numbers = ['4242424242424242', '4000000000000002', '4000002500003155', '4242424242424241', '4111111111111111'];
  const secrets = [testPayments.secret, testPayments.connection.webhookSecret];
  for (const [index, number] of numbers.entries()) {
    const payment = await provider.createPayment(purchase({ paymentKey: `payment-${index}` }));
    secrets.push(payment.clientSecret);
    await browserCall(
      testPayments,
      `/v1/payment_intents/${payment.providerPaymentId}/confirm`,
      cardBody(payment.clientSecret, number, { cvc: '739' }),
    );
    await payWith(testPayments, { ...payment, clientSecret: 'wrong' }, number);
  }
  await testPayments.delivered();
  const bytes = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
  await testPayments.close();

  expect(bytes).toContain('"last4":"4242"');
  for (const number of numbers) expect(bytes).not.toContain(number);
  expect(bytes).not.toContain('"cvc"');
  for (const secret of [...secrets, ...numbers]) expect(written.join('\n')).not.toContain(secret);
});
