import { describe, expect, test } from '@jest/globals';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { now } from '../../testing/area.ts';
import { doubles, exceptionId, history, open } from './testing/finance-area.ts';

describe('exceptions', () => {
  test('are listed with their age, meaning and owner, also as a file', async () => {
    const as = await open();
    expect(
      await as('admin').graphql(
        '{ financeExceptions { edges { node { id age severity needsTwo repairs assignee steps { action } } } } }',
      ),
    ).toEqual({
      financeExceptions: {
        edges: [
          {
            node: {
              id: exceptionId,
              age: 'under 24 hours',
              severity: 2,
              needsTwo: true,
              repairs: [],
              assignee: null,
              steps: [],
            },
          },
        ],
      },
    });
    expect(await as('admin').graphql(`{ financeException(id: "${exceptionId}") { id } }`)).toEqual({
      financeException: { id: exceptionId },
    });
    expect(await as('admin').graphql('{ financeExceptions(status: "late_completion") { edges { cursor } } }')).toEqual({
      financeExceptions: { edges: [] },
    });
    const { financeExceptions } = (await as('admin').graphql(
      '{ financeExceptions(status: "used_after_refund") { edges { node { id } } } }',
    )) as { financeExceptions: object };
    expect(financeExceptions).toEqual({ edges: [{ node: { id: exceptionId } }] });
    const { body } = await as('admin').rest('GET', '/api/admin/finance/exceptions?format=json');
    expect(body).toMatchObject([{ id: exceptionId, amount: '177.50', state: 'open' }]);
  });

  test('show both sides, and the repair that waits for a second person', async () => {
    const sidesOf = async (status: 'invoice_unexplained' | 'not_understood', past: readonly GivenEvent[]) => {
      const id = `B.${status}.in_1`;
      const found = happened(`exception-${id}`, 'ExceptionOpened', {
        exceptionId: id,
        leg: 'credits',
        status,
        key: 'in_1',
        userId: 'ann',
        amountCents: 9_900,
        sinceMs: now,
      });
      const proposed = happened(`exception-${id}`, 'RepairProposed', {
        exceptionId: id,
        byId: 'admin',
        repair: 'grant_period',
      });
      const tried = happened(`exception-${id}`, 'ExceptionRepairTried', {
        exceptionId: id,
        byId: 'admin',
        approvedById: 'ann',
        repair: 'grant_period',
      });
      const read = async (more: readonly GivenEvent[]) => {
        const as = await open({}, [...history, ...past, found, ...more]);
        return as('admin').graphql(
          `{ financeException(id: "${id}") { sides { invoice { amountCents currency paidCents parts { kind amountCents } } decision reason } repairProposal { repair } } }`,
        );
      };
      return { waiting: await read([proposed]), tried: await read([proposed, tried]) };
    };
    const plan = { userId: 'ann', invoiceId: 'in_1', subscriptionId: 'sub_1' };
    const discount = {
      kind: 'discount' as const,
      itemId: null,
      description: 'Discount',
      amountCents: -1_100,
      quantity: 1,
      period: null,
    };
    const charged = { ...plan, reason: 'manual', lines: [discount], amountCents: 9_900, currency: 'usd', plan: null };
    const withheld = await sidesOf('invoice_unexplained', [
      happened('invoice-in_1', 'InvoiceIssued', { ...charged, number: null, description: 'Extra', createdAtMs: now }),
      happened('invoice-in_1', 'InvoicePaid', {
        ...charged,
        parts: [
          { kind: 'card', amountCents: 4_000, paymentId: 'pi_1' },
          { kind: 'card', amountCents: 3_000, paymentId: 'pi_2' },
          { kind: 'credit_balance', amountCents: 2_900, paymentId: null },
        ],
        paidAtMs: now,
      }),
      happened('subscription-ann', 'PlanPeriodWithheld', {
        ...plan,
        rule: 'unknown_item',
        isException: true,
        paymentId: null,
        amountCents: 9_900,
        paidAtMs: now,
      }),
    ]);
    const sides = {
      invoice: {
        amountCents: 9_900,
        currency: 'usd',
        paidCents: 9_900,
        parts: [
          { kind: 'COUPON', amountCents: 1_100 },
          { kind: 'CARD', amountCents: 7_000 },
          { kind: 'CREDIT_BALANCE', amountCents: 2_900 },
        ],
      },
      decision: 'Nothing was granted: the invoice charges something that is not in the catalog, and no plan.',
      reason: null,
    };
    expect(withheld.waiting).toEqual({ financeException: { sides, repairProposal: { repair: 'GRANT_PERIOD' } } });
    expect(withheld.tried).toEqual({ financeException: { sides, repairProposal: null } });
    const unread = await sidesOf('not_understood', [
      happened('statement-stripe', 'ProviderObjectNotUnderstood', {
        provider: 'stripe',
        objectId: 'in_1',
        userId: 'ann',
        reason: 'total: not a number',
      }),
    ]);
    expect(unread.tried).toMatchObject({
      financeException: {
        sides: {
          invoice: null,
          decision: 'Nothing was decided: the object cannot be read.',
          reason: 'total: not a number',
        },
      },
    });
  });

  test('carry the person who acts on them', async () => {
    const told: unknown[] = [];
    const as = await open({
      settleException: async (...args: readonly unknown[]) => {
        told.push(args);
        return { position: '0000000000000001' };
      },
    });
    const settle = `mutation { settleException(input: { exceptionId: "${exceptionId}", how: WRITTEN_OFF, reason: "Stolen card" }) { exception { id } } }`;
    expect(await as('admin').graphql(settle)).toEqual({ settleException: { exception: { id: exceptionId } } });
    expect(told).toMatchObject([
      [exceptionId, 'written_off', 'Stolen card', { actor: { kind: 'admin', id: 'admin' } }],
    ]);
    expect(await as('admin', { authenticatedAt: 0 }).graphql(settle)).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
  });
});

test('a decision about taken credits names its proposer and the reason to the approver', async () => {
  const taken = happened('credits-ann', 'CreditsAdjusted', {
    asset: 'minutes',
    adjustmentId: 'a1',
    act: 'take',
    purpose: 'correction',
    beforeAmount: 20,
    afterAmount: 0,
    removed: [{ lotId: 'pack', amount: 20 }],
    lotId: 'adjustment-a1',
    addedAmount: 0,
    expiresAtMs: null,
    debtPaidAmount: 0,
    debtClearedAmount: 0,
    reason: 'A typing error',
    note: null,
  });
  const about = { adjustmentId: 'a1', byId: 'admin', outcome: 'breakage', reason: 'Given up' } as const;
  const proposed = happened('adjustment-a1', 'AdjustmentProposed', about);
  const decided = happened('adjustment-a1', 'AdjustmentDecided', {
    ...about,
    userId: 'ann',
    approvedById: 'ann',
    amountCents: 17_750,
  });
  const finance = { ...doubles.finance, decisionHistory: async () => [{ ...proposed, time: now }] };
  const read = async (state: string, ...more: readonly GivenEvent[]) => {
    const as = await open({}, [...history, taken, ...more], { finance });
    const { financeAdjustments } = (await as('admin').graphql(
      `{ financeAdjustments(state: ${state}) { edges { node {
        outcome decidedBy approvedBy proposal { outcome by byMe reason } } } } }`,
    )) as { financeAdjustments: { edges: { node: object }[] } };
    return financeAdjustments.edges.map(({ node }) => node);
  };
  const [admin, ann] = ['admin@curbcast.example', 'ann@curbcast.example'];
  const undecided = { outcome: null, decidedBy: null, approvedBy: null };
  expect(await read('WAITING')).toEqual([{ ...undecided, proposal: null }]);
  expect(await read('WAITING', proposed)).toEqual([
    { ...undecided, proposal: { outcome: 'BREAKAGE', by: admin, byMe: true, reason: 'Given up' } },
  ]);
  expect(await read('DECIDED', proposed, decided)).toEqual([
    { outcome: 'BREAKAGE', decidedBy: admin, approvedBy: ann, proposal: null },
  ]);
});
