import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  availableCredits,
  creditAggregates,
  creditEventTypes,
  decideCredits,
  evolveCredits,
  twinsBought,
  type CreditCommand,
  type CreditEvent,
  type GrantCredits,
} from './index.ts';

const { initial } = creditAggregates.twins;
const { given } = specify({ initial, decide: decideCredits, evolve: evolveCredits });

const asset = 'twins' as const;
const grant = (paymentId: string): GrantCredits => ({
  kind: 'grant',
  lotId: paymentId,
  source: 'bundle',
  amount: 1,
  expiresAt: null,
  paymentId,
  priceCents: 35_000,
  paidCents: 35_000,
  currency: 'usd',
  catalogVersion: 'v1',
  isApart: false,
  itemName: 'Digital Twin',
});
const granted = (paymentId: string, debtPaidAmount = 0): CreditEvent => {
  const { kind: _kind, expiresAt: expiresAtMs, ...data } = grant(paymentId);
  return { type: 'CreditsGranted', data: { asset, ...data, expiresAtMs, debtPaidAmount } };
};
const reserve = (holdId: string): CreditCommand => ({
  kind: 'reserve',
  holdId,
  heldFor: `avatar ${holdId}`,
  amount: 1,
  expiresAt: 1_000,
  requestHash: holdId,
  keyed: true,
});
const reserved = (holdId: string, lotId: string): CreditEvent => ({
  type: 'CreditsReserved',
  data: {
    asset,
    holdId,
    heldFor: `avatar ${holdId}`,
    amount: 1,
    lots: [{ lotId, amount: 1 }],
    expiresAtMs: 1_000,
    requestHash: holdId,
  },
});
const settled = (holdId: string, lotId: string) => ({
  asset,
  holdId,
  heldFor: `avatar ${holdId}`,
  held: [{ lotId, amount: 1 }],
  debtPaid: [],
  returned: [],
  expiredAmount: 0,
});
const captured = (holdId: string, lotId: string): CreditEvent => ({
  type: 'CreditsCaptured',
  data: { ...settled(holdId, lotId), capturedAmount: 1, durationMs: null },
});
const released = (holdId: string, lotId: string): CreditEvent => ({
  type: 'CreditsReleased',
  data: { ...settled(holdId, lotId), returned: [{ lotId, amount: 1 }], reason: 'failed' },
});
const refund = (paymentId: string, refundedCents: number) =>
  ({ kind: 'reverse', paymentId, refundedCents, failedRefunds: [], disputes: [], currency: 'usd' }) as const;
const reversal = (refundedCents: number) => ({ refundedCents, failedRefunds: [], disputes: [], currency: 'usd' });

const after = (...events: readonly CreditEvent[]) =>
  events.reduce((state, event) => evolveCredits(state, event, 0), initial);

describe('twin credits', () => {
  test('are granted once per payment', () => {
    given().when(grant('pi_1')).then(granted('pi_1'));
    given(granted('pi_1')).when(grant('pi_1')).thenNothing();
  });

  test('are reserved, then captured or released', () => {
    given(granted('pi_1')).when(reserve('h1')).then(reserved('h1', 'pi_1'));
    const held = [granted('pi_1'), reserved('h1', 'pi_1')];
    given(...held)
      .when({ kind: 'capture', holdId: 'h1', durationMs: null })
      .then(captured('h1', 'pi_1'));
    given(...held)
      .when({ kind: 'release', holdId: 'h1', reason: 'failed' })
      .then(released('h1', 'pi_1'));
    expect(availableCredits(after(...held, released('h1', 'pi_1')), 0)).toBe(1);
  });

  test('cannot be spent twice', () => {
    given(granted('pi_1'), reserved('h1', 'pi_1'))
      .when(reserve('h2'))
      .thenRefused('INSUFFICIENT_CREDITS', 'You need a Digital Twin credit for this.');
  });

  test('are clawed back when their payment is refunded; a used one becomes a debt that the next twin pays', () => {
    given(granted('pi_1'))
      .when(refund('pi_1', 35_000))
      .then({
        type: 'CreditsClawedBack',
        data: {
          asset,
          paymentId: 'pi_1',
          lotId: 'pi_1',
          ...reversal(35_000),
          takenAmount: 1,
          fromOthers: [],
          debtAmount: 0,
        },
      });
    const owed: CreditEvent = {
      type: 'CreditsClawedBack',
      data: {
        asset,
        paymentId: 'pi_1',
        lotId: 'pi_1',
        ...reversal(35_000),
        takenAmount: 0,
        fromOthers: [],
        debtAmount: 1,
      },
    };
    const used = [granted('pi_1'), reserved('h1', 'pi_1'), captured('h1', 'pi_1')];
    given(...used)
      .when(refund('pi_1', 35_000))
      .then(owed);
    given(...used, owed)
      .when(grant('pi_2'))
      .then(granted('pi_2', 1));
  });

  test('stay after a partial refund, until all of the payment is refunded', () => {
    given(granted('pi_1'))
      .when(refund('pi_1', 34_999))
      .then({ type: 'CreditReversalNoted', data: { asset, paymentId: 'pi_1', ...reversal(34_999) } });
  });

  test('count the twins that were bought and not refunded, which set the price of the next', () => {
    const clawedBack = decideCredits(refund('pi_1', 35_000), after(granted('pi_1')), 0);
    expect(twinsBought(after())).toBe(0);
    expect(twinsBought(after(granted('pi_1'), granted('pi_2')))).toBe(2);
    expect(twinsBought(after(granted('pi_1'), ...clawedBack))).toBe(0);
  });

  test('never expire, and their events match the schemas of the ledger', () => {
    const won = { disputeId: 'dp_1', status: 'won' as const, amountCents: 35_000, movements: 1 };
    const open = { ...won, status: 'open' as const };
    const disputed = decideCredits({ ...refund('pi_1', 0), disputes: [open] }, after(granted('pi_1')), 0);
    const taken = [granted('pi_1'), ...disputed];
    const events = [
      ...taken,
      ...decideCredits({ ...refund('pi_1', 0), disputes: [won] }, after(...taken), 0),
      ...decideCredits(refund('pi_9', 1), after(), 0),
      reserved('h1', 'pi_1'),
      captured('h1', 'pi_1'),
      released('h1', 'pi_1'),
    ];
    expect(new Set(events.map(({ type }) => type)).size).toBe(7);
    for (const event of events) {
      const schema = creditEventTypes.find(({ type }) => type === event.type)?.schema;
      expect(schema?.parse(event.data)).toEqual(event.data);
      expect(event.data.asset).toBe('twins');
    }
    expect(decideCredits({ kind: 'expire' }, after(granted('pi_1')), Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});
