import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, now, registered } from '../../testing/area.ts';

const exceptionId = 'payments.missing_in_ledger.pi_1';
const hostileId = '=HYPERLINK("https://evil.example")';
const opened = happened(`exception-${exceptionId}`, 'ExceptionOpened', {
  exceptionId,
  leg: 'payments',
  status: 'missing_in_ledger',
  key: 'pi_1',
  // A user id that a stranger wrote into the metadata of a payment.
  userId: hostileId,
  amountCents: 17_750,
  sinceMs: now - 1_000,
});
const fee = happened('statement-stripe', 'ProviderEntryRecorded', {
  entryId: 'txn_1',
  provider: 'stripe',
  kind: 'charge',
  paymentId: 'pi_1',
  ownerId: hostileId,
  customerId: null,
  amountCents: 17_750,
  feeCents: 545,
  netCents: 17_205,
  currency: 'usd',
  bookedAtMs: Date.UTC(2026, 0, 1),
  settledCents: null,
});

const told: unknown[] = [];
const noted = async (...args: readonly unknown[]) => {
  told.push(args);
  return { position: '0000000000000001' };
};

/** Requests as a person of finance who is not an administrator. */
async function asFinance(session: object = {}) {
  const state = async (userId: string) => ({
    exists: true,
    admin: false,
    finance: userId === 'fay',
    identity: { email: `${userId}@curbcast.example`, emailVerified: true },
  });
  const doubles = {
    providers: { payments: { mode: 'test' } },
    finance: { history: async () => [] },
    commands: {
      users: { userState: state },
      finance: { assignException: noted, repairException: noted, settleException: noted, closePeriod: noted },
    },
  };
  const { as } = await given([registered('fay'), opened, fee], doubles as object);
  return as('fay', session);
}

describe('attacks on finance', () => {
  test.each([
    `repairException(input: { exceptionId: "${exceptionId}", repair: RECORD_PAYMENT }) { position }`,
    `settleException(input: { exceptionId: "${exceptionId}", how: WRITTEN_OFF, reason: "Fine" }) { position }`,
    'closePeriod(input: { period: "2025-12" }) { position }',
    'reopenPeriod(input: { period: "2025-12", reason: "Again" }) { position }',
  ])('an unlocked screen does not move money: %s asks for the password again', async (call) => {
    const fay = await asFinance({ authenticatedAt: 0 });
    expect(await fay.graphql(`mutation { ${call} }`)).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(told.splice(0)).toEqual([]);
  });

  test.each([
    '{ adminUsers { edges { cursor } } }',
    '{ adminActions { edges { cursor } } }',
    'mutation { setCredits(input: { userId: "fay", credits: 100, reason: "Mine" }) { position } }',
    'mutation { grantRole(input: { userId: "fay", role: ADMIN, reason: "Mine" }) { position } }',
  ])('the role opens the books and nothing else: %s', async (source) => {
    expect(await (await asFinance()).graphql(source)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('nobody can assign an exception to another person', async () => {
    const fay = await asFinance();
    const call = (input: string) => `mutation { takeException(input: { ${input} }) { position } }`;
    await fay.graphql(call(`exceptionId: "${exceptionId}"`));
    expect(told.splice(0)).toMatchObject([[exceptionId, 'fay', { actor: { kind: 'admin', id: 'fay' } }]]);
    expect(await fay.graphql(call(`exceptionId: "${exceptionId}", assigneeId: "bo"`))).toHaveProperty('message');
    expect(told).toEqual([]);
  });

  test.each(['exceptions?format=csv', 'journal?from=2026-01-01&format=csv'])(
    'a formula that a stranger wrote into a payment is text in %s',
    async (path) => {
      const { body } = await (await asFinance()).rest('GET', `/api/admin/finance/${path}`);
      expect(String(body)).toContain('HYPERLINK');
      expect(String(body)).not.toMatch(/(^|[",])=HYPERLINK/m);
    },
  );
});
