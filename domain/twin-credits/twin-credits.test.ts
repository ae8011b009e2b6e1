import { describe, expect, test } from '@jest/globals';
import { initialCredits } from '../credits/index.ts';
import { specify } from '../testing/spec.ts';
import {
  availableTwinCredits,
  decideTwinCredits,
  evolveTwinCredits,
  toCreditEvent,
  toTwinCredits,
  twinCreditEventTypes,
  twinsBought,
  type GrantTwinCredits,
  type TwinCreditCommand,
  type TwinCreditEvent,
} from './index.ts';

const { given } = specify({ initial: initialCredits, decide: decideTwinCredits, evolve: evolveTwinCredits });

const grant = (paymentId: string): GrantTwinCredits => ({
  kind: 'grant',
  lotId: paymentId,
  twinCredits: 1,
  paymentId,
  priceCents: 35_000,
  paidCents: 35_000,
  currency: 'usd',
  catalogVersion: 'v1',
  itemName: 'Digital Twin',
});
const granted = (paymentId: string, debtPaidTwinCredits = 0): TwinCreditEvent => {
  const { kind: _kind, ...data } = grant(paymentId);
  return { type: 'TwinCreditsGranted', data: { ...data, debtPaidTwinCredits } };
};
const reserve = (holdId: string): TwinCreditCommand => ({
  kind: 'reserve',
  holdId,
  avatarId: `avatar ${holdId}`,
  expiresAt: 1_000,
  requestHash: holdId,
  keyed: true,
});
const reserved = (holdId: string, lotId: string): TwinCreditEvent => ({
  type: 'TwinCreditsReserved',
  data: {
    holdId,
    avatarId: `avatar ${holdId}`,
    twinCredits: 1,
    lots: [{ lotId, twinCredits: 1 }],
    expiresAtMs: 1_000,
    requestHash: holdId,
  },
});
const settled = (holdId: string, lotId: string) => ({
  holdId,
  avatarId: `avatar ${holdId}`,
  held: [{ lotId, twinCredits: 1 }],
  debtPaid: [],
  returned: [],
});
const captured = (holdId: string, lotId: string): TwinCreditEvent => ({
  type: 'TwinCreditsCaptured',
  data: { ...settled(holdId, lotId), capturedTwinCredits: 1 },
});
const released = (holdId: string, lotId: string): TwinCreditEvent => ({
  type: 'TwinCreditsReleased',
  data: { ...settled(holdId, lotId), returned: [{ lotId, twinCredits: 1 }], reason: 'failed' },
});
const refund = (paymentId: string, refundedCents: number) =>
  ({ kind: 'reverse', paymentId, refundedCents, disputes: [], currency: 'usd' }) as const;
const reversal = (refundedCents: number) => ({ refundedCents, disputes: [], currency: 'usd' });

const after = (...events: readonly TwinCreditEvent[]) =>
  events.reduce((state, event) => evolveTwinCredits(state, event, 0), initialCredits);

describe('twin credits (DECISIONS 2.11)', () => {
  test('are granted once per payment', () => {
    given().when(grant('pi_1')).then(granted('pi_1'));
    given(granted('pi_1')).when(grant('pi_1')).thenNothing();
  });

  test('are reserved, then captured or released', () => {
    given(granted('pi_1')).when(reserve('h1')).then(reserved('h1', 'pi_1'));
    const held = [granted('pi_1'), reserved('h1', 'pi_1')];
    given(...held)
      .when({ kind: 'capture', holdId: 'h1' })
      .then(captured('h1', 'pi_1'));
    given(...held)
      .when({ kind: 'release', holdId: 'h1', reason: 'failed' })
      .then(released('h1', 'pi_1'));
    expect(availableTwinCredits(after(...held, released('h1', 'pi_1')))).toBe(1);
  });

  test('cannot be spent twice (trust P11)', () => {
    given(granted('pi_1'), reserved('h1', 'pi_1'))
      .when(reserve('h2'))
      .thenRefused('INSUFFICIENT_CREDITS', 'You need a Digital Twin credit for this.');
  });

  test('of a refunded payment are taken back; a used one becomes a debt that the next twin pays', () => {
    given(granted('pi_1'))
      .when(refund('pi_1', 35_000))
      .then({
        type: 'TwinCreditsClawedBack',
        data: {
          paymentId: 'pi_1',
          lotId: 'pi_1',
          ...reversal(35_000),
          takenTwinCredits: 1,
          fromOthers: [],
          debtTwinCredits: 0,
        },
      });
    const owed: TwinCreditEvent = {
      type: 'TwinCreditsClawedBack',
      data: {
        paymentId: 'pi_1',
        lotId: 'pi_1',
        ...reversal(35_000),
        takenTwinCredits: 0,
        fromOthers: [],
        debtTwinCredits: 1,
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

  test('of a payment that is refunded in part stay until all of it is refunded', () => {
    given(granted('pi_1'))
      .when(refund('pi_1', 34_999))
      .then({ type: 'TwinCreditReversalNoted', data: { paymentId: 'pi_1', ...reversal(34_999) } });
  });

  test('count the twins that were bought and kept, by which the price of the next one goes', () => {
    const clawedBack = decideTwinCredits(refund('pi_1', 35_000), after(granted('pi_1')), 0);
    expect(twinsBought(after())).toBe(0);
    expect(twinsBought(after(granted('pi_1'), granted('pi_2')))).toBe(2);
    expect(twinsBought(after(granted('pi_1'), ...clawedBack))).toBe(0);
  });

  test('translate every event to the credit ledger and back without loss', () => {
    const won = { disputeId: 'dp_1', status: 'won' as const, amountCents: 35_000 };
    const open = { ...won, status: 'open' as const };
    const disputed = decideTwinCredits({ ...refund('pi_1', 0), disputes: [open] }, after(granted('pi_1')), 0);
    const taken = [granted('pi_1'), ...disputed];
    const events = [
      ...taken,
      ...decideTwinCredits({ ...refund('pi_1', 0), disputes: [won] }, after(...taken), 0),
      ...decideTwinCredits(refund('pi_9', 1), after(), 0),
      reserved('h1', 'pi_1'),
      captured('h1', 'pi_1'),
      released('h1', 'pi_1'),
    ];
    expect(new Set(events.map(({ type }) => type)).size).toBe(twinCreditEventTypes.length);
    for (const event of events) {
      const schema = twinCreditEventTypes.find(({ type }) => type === event.type)?.schema;
      expect(schema?.parse(event.data)).toEqual(event.data);
      expect(toTwinCredits(toCreditEvent(event))).toEqual(event);
    }
  });
});
