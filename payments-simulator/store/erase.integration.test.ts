import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { erasePayer } from './erase.ts';
import { openTestPayments, type TestPayments } from '../open.ts';
import { secretCall, temporaryFolder } from '../testing/calls.ts';

let folder: string;
let testPayments: TestPayments;
beforeEach(() => {
  folder = temporaryFolder();
  testPayments = openTestPayments({ folder, deliver: async () => ({ status: 200 }) });
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

async function payer(userId: string, email: string): Promise<string> {
  const metadata = { user_id: userId };
  const { body: customer } = await secretCall(testPayments, '/v1/customers', { email, metadata });
  const intent = { amount: 900, currency: 'usd', receipt_email: email, metadata };
  await secretCall(testPayments, '/v1/payment_intents', intent, { 'idempotency-key': `pay-${userId}` });
  return String(customer['id']);
}

const read = async (path: string): Promise<unknown> => (await secretCall(testPayments, path)).body;

test("erasing one payer leaves the other's address and every currency", async () => {
  const ann = await payer('ann', 'sd@people.example');
  const bob = await payer('bob', 'bobsd@people.example');
  const others = await read(`/v1/customers/${bob}`);
  await testPayments.delivered();
  erasePayer(folder, { userId: 'ann', addresses: ['sd@people.example', 'SD@people.example', 'usd'] });
  expect(await read(`/v1/customers/${ann}`)).toMatchObject({ email: 'erased@example.invalid' });
  expect(await read(`/v1/customers/${bob}`)).toEqual(others);
  expect(await read('/v1/payment_intents')).toMatchObject({
    data: [
      { currency: 'usd', receipt_email: 'bobsd@people.example' },
      { currency: 'usd', receipt_email: 'erased@example.invalid' },
    ],
  });
  await testPayments.close();
  expect(bytes()).not.toMatch(/(?<!bob)sd@people\.example/);
  expect(bytes()).toContain('bobsd@people.example');
});

test('an address that two people share stays with the other one', async () => {
  await payer('ann', 'family@people.example');
  const bob = await payer('bob', 'family@people.example');
  await testPayments.delivered();
  erasePayer(folder, { userId: 'ann', addresses: ['family@people.example'] });
  expect(await read(`/v1/customers/${bob}`)).toMatchObject({ email: 'family@people.example' });
  await testPayments.close();
});
