import { beforeEach, expect, test } from '@jest/globals';
import { Refusal } from '../../domain/refusal.ts';
import type { Account } from '../embedded/index.ts';
import { createSignInLimits } from '../limits.ts';
import { createConfirmation } from './confirmation.ts';

const ann: Account = {
  id: 'account-1',
  email: 'ann@example.com',
  emailVerified: true,
  givenName: 'Ann',
  familyName: 'Lee',
  picture: undefined,
  createdAt: 0,
};
const request = { userId: 'ann', sessionId: 's1', address: '203.0.113.1', password: 'her password' };
let confirmed: unknown[];
beforeEach(() => {
  confirmed = [];
});

const create = (account: Account | undefined = ann) =>
  createConfirmation({
    accounts: { checkPassword: async (_email, password) => (password === 'her password' ? ann : undefined) },
    accountOf: async (userId) => (userId === 'ann' ? account : undefined),
    sessions: { confirm: async (...call) => void confirmed.push(call) },
    limits: createSignInLimits(),
  });
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'confirmed',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test('the right password confirms this session only', async () => {
  expect(await codeOf(create().confirm(request))).toBe('confirmed');
  expect(confirmed).toEqual([['s1', ['pwd']]]);
});

test('wrong passwords count as sign-in attempts: the sixth attempt waits, even with the right one', async () => {
  const { confirm } = create();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await codeOf(confirm({ ...request, password: 'a guess' }))).toBe('FORBIDDEN');
  expect(await codeOf(confirm(request))).toBe('RATE_LIMITED');
  expect(confirmed).toEqual([]);
});

test('a user of an outside provider is sent there', async () => {
  const { confirm, waysToConfirm } = create();
  expect(await waysToConfirm('ann')).toEqual({ atProvider: false });
  expect(await waysToConfirm('bo')).toEqual({ atProvider: true });
  expect(await codeOf(confirm({ ...request, userId: 'bo' }))).toBe('NOT_ALLOWED_NOW');
});
