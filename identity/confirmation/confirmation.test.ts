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
const request = { userId: 'ann', sessionId: 's1', address: '203.0.113.1', password: 'her password', code: '' };
let confirmed: unknown[];
beforeEach(() => {
  confirmed = [];
});

const noFactors = { state: () => undefined, use: () => false };
const appWithCode = {
  state: () => ({ enabledAt: 0, recoveryCodesLeft: 10 }),
  use: (_id: string, code: string) => code === '123456',
};
const phone = { id: 'p1', name: 'Phone', createdAt: 0, lastUsedAt: undefined };

const create = ({ app = noFactors, passkeys = [] }: { app?: object; passkeys?: readonly unknown[] } = {}) =>
  createConfirmation({
    accounts: { checkPassword: async (_email, password) => (password === 'her password' ? ann : undefined) },
    factors: {
      secondFactor: app,
      passkeys: {
        list: () => passkeys,
        request: async (...asked: unknown[]) => ({ asked }),
        use: async (purpose: string, answer: unknown) => (purpose === `confirm ${ann.id}` ? answer : undefined),
      },
    } as never,
    accountOf: async (userId) => (userId === 'ann' ? ann : undefined),
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
  expect(await waysToConfirm('bo')).toEqual({ atProvider: true, code: false, passkey: false });
  expect(await codeOf(confirm({ ...request, userId: 'bo' }))).toBe('NOT_ALLOWED_NOW');
});

test('with a second factor the password needs a code, and both together are one attempt', async () => {
  const { confirm, waysToConfirm } = create({ app: appWithCode });
  expect(await waysToConfirm('ann')).toEqual({ atProvider: false, code: true, passkey: false });
  expect(await codeOf(confirm(request))).toBe('FORBIDDEN');
  expect(await codeOf(confirm({ ...request, code: '999999' }))).toBe('FORBIDDEN');
  expect(await codeOf(confirm({ ...request, password: 'a guess', code: '123456' }))).toBe('FORBIDDEN');
  expect(await codeOf(confirm({ ...request, code: '123456' }))).toBe('confirmed');
  expect(confirmed).toEqual([['s1', ['pwd', 'otp', 'mfa']]]);
});

test("a passkey of the session's account is enough to confirm it, another account's is not", async () => {
  const { confirm, waysToConfirm, passkeyRequest } = create({ app: appWithCode, passkeys: [phone] });
  expect(await waysToConfirm('ann')).toEqual({ atProvider: false, code: true, passkey: true });
  expect(await passkeyRequest('ann')).toEqual({ asked: ['confirm account-1', 'account-1'] });
  expect(await codeOf(confirm({ ...request, password: '', passkey: 'account-2' }))).toBe('FORBIDDEN');
  expect(await codeOf(confirm({ ...request, password: '', passkey: 'account-1' }))).toBe('confirmed');
  expect(confirmed).toEqual([['s1', ['pop', 'user', 'mfa']]]);
});
