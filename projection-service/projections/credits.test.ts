import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import * as ledger from '../../domain/credits/index.ts';
import type { JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import { moves } from '../../domain/credits/testing/moves.ts';
import { runHistory } from '../../domain/credits/testing/model.ts';
import type { Document } from '../read-store/port.ts';
import { givenPosition, givenTime, happened, projectionSpec, type GivenEvent } from '../testing/projection-spec.ts';
import { credits, type AccountDocument } from './credits.ts';

const stream = 'credits-ann';
const bought = (lotId: string, halfCredits: number, debtPaidHalfCredits = 0): GivenEvent =>
  happened(stream, 'CreditsGranted', {
    asset: 'minutes',
    lotId,
    source: 'bundle',
    amount: halfCredits,
    debtPaidAmount: debtPaidHalfCredits,
    expiresAtMs: givenTime(1_000),
    paymentId: `pi_${lotId}`,
    priceCents: 17_750,
    paidCents: 17_750,
    currency: 'usd',
    catalogVersion: '1',
    isApart: false,
    itemName: 'Starter Pack',
  });
const reserved = (halfCredits: number): GivenEvent =>
  happened(stream, 'CreditsReserved', {
    asset: 'minutes',
    holdId: 'v1-1',
    heldFor: 'v1',
    amount: halfCredits,
    lots: [{ lotId: 'l1', amount: halfCredits }],
    expiresAtMs: givenTime(1_000),
    requestHash: 'h',
  });
const captured = (held: number, capturedHalfCredits: number): GivenEvent =>
  happened(stream, 'CreditsCaptured', {
    asset: 'minutes',
    holdId: 'v1-1',
    heldFor: 'v1',
    held: [{ lotId: 'l1', amount: held }],
    capturedAmount: capturedHalfCredits,
    debtPaid: [],
    returned: [{ lotId: 'l1', amount: held - capturedHalfCredits }],
    expiredAmount: 0,
    durationMs: 60_000,
  });
const raised = (before: number, after: number): GivenEvent =>
  happened(stream, 'CreditsAdjusted', {
    asset: 'minutes',
    adjustmentId: 'a1',
    act: 'set' as const,
    purpose: null,
    beforeAmount: before,
    afterAmount: after,
    removed: [],
    lotId: 'l9',
    addedAmount: after - before,
    debtClearedAmount: 0,
    expiresAtMs: null,
    debtPaidAmount: 0,
    reason: 'Goodwill',
    note: null,
  });

test('a purchase opens a lot and makes a row of the statement', async () => {
  const when = { revision: 0, position: givenPosition(0), time: givenTime(0) };
  await projectionSpec(credits)
    .given([bought('l1', 20)])
    .then(
      {
        accounts: {
          ann: {
            userId: 'ann',
            available: 20,
            held: 0,
            debt: 0,
            issued: 20,
            consumed: 0,
            expired: 0,
            clawedBack: 0,
            adjustedOut: 0,
            writtenOff: 0,
            lots: [
              {
                lotId: 'l1',
                source: 'bundle',
                itemName: 'Starter Pack',
                available: 20,
                grantedAt: givenTime(0),
                expiresAt: givenTime(1_000),
                returnable: true,
              },
            ],
            ...when,
            expires: true,
            nextExpiry: givenTime(1_000),
          },
        },
        statement: {
          'ann:0000000000': {
            kind: 'GRANT',
            amount: 20,
            itemName: 'Starter Pack',
            debtPaid: 0,
            videoId: null,
            paymentId: 'pi_l1',
            priceCents: 17_750,
            ownerId: 'ann',
            ...when,
            change: 20,
            balanceAfter: 20,
            heldAfter: 0,
            debtAfter: 0,
          },
        },
      },
      { times: 2 },
    );
});

test('a hold and its capture move credits from available to held to used', async () => {
  await projectionSpec(credits)
    .given([bought('l1', 20), reserved(6), captured(6, 4)])
    .then(({ accounts, statement }) => {
      expect(accounts?.['ann']).toMatchObject({ available: 16, held: 0, issued: 20, consumed: 4, revision: 2 });
      expect(Object.values(statement ?? {})).toMatchObject([
        { kind: 'GRANT', change: 20, balanceAfter: 20, heldAfter: 0 },
        { kind: 'HOLD', change: -6, balanceAfter: 14, heldAfter: 6, videoId: 'v1' },
        { kind: 'CAPTURE', amount: 4, change: 2, balanceAfter: 16, heldAfter: 0, videoId: 'v1' },
      ]);
    });
});

test('a used-up lot is dropped, unless it was paid for and a dispute may give its credits back', async () => {
  const used = (source: 'trial' | 'bundle') => {
    const grant = bought('l1', 6);
    const paymentId = source === 'bundle' ? 'pi_l1' : null;
    return [{ ...grant, data: { ...grant.data, source, paymentId } }, reserved(6), captured(6, 6)];
  };
  for (const [source, left] of [
    ['trial', []],
    ['bundle', [{ lotId: 'l1', available: 0, returnable: true }]],
  ] as const) {
    await projectionSpec(credits)
      .given(used(source))
      .then(({ accounts }) => {
        expect(accounts?.['ann']).toMatchObject({ lots: left, expires: false, nextExpiry: null });
      });
  }
});

test('a won dispute gives credits back to a used-up lot that it had taken from', async () => {
  const reversal = { paymentId: 'pi_l1', lotId: 'l1', refundedCents: 0, failedRefunds: [], currency: 'usd' };
  const dispute = { disputeId: 'dp_1', amountCents: 17_750, movements: 1 };
  const free = bought('l2', 2);
  await projectionSpec(credits)
    .given([
      bought('l1', 4),
      { ...free, data: { ...free.data, paymentId: null } },
      happened(stream, 'CreditsClawedBack', {
        asset: 'minutes',
        ...reversal,
        disputes: [{ ...dispute, status: 'open' }],
        takenAmount: 0,
        fromOthers: [{ lotId: 'l2', amount: 2 }],
        debtAmount: 0,
      }),
      happened(stream, 'CreditsRestored', {
        asset: 'minutes',
        ...reversal,
        disputes: [{ ...dispute, status: 'won' }],
        debtCancelledAmount: 0,
        debtWrittenOffAmount: 0,
        debtPaid: [],
        returned: [{ lotId: 'l2', amount: 2 }],
        expiredAmount: 0,
      }),
    ])
    .then(({ accounts }) => {
      expect(accounts?.['ann']).toMatchObject({
        available: 6,
        lots: [
          { lotId: 'l1', available: 4 },
          { lotId: 'l2', available: 2 },
        ],
      });
    });
});

test('an administrator who sets a higher balance opens a lot without an end', async () => {
  await projectionSpec(credits)
    .given([raised(0, 10)])
    .then(({ accounts, statement }) => {
      expect(accounts?.['ann']).toMatchObject({ available: 10, lots: [{ source: 'admin', expiresAt: null }] });
      expect(statement?.['ann:0000000000']).toMatchObject({ kind: 'ADJUSTMENT', amount: 10, reason: null });
    });
});

test('the note of a reversal that moved nothing is not a row of the statement', async () => {
  const noted = happened(stream, 'CreditReversalNoted', {
    asset: 'minutes',
    paymentId: 'pi_2',
    refundedCents: 1,
    failedRefunds: [],
    disputes: [],
    currency: 'usd',
  });
  await projectionSpec(credits)
    .given([bought('l1', 20), noted])
    .then(({ accounts, statement }) => {
      expect(accounts?.['ann']).toMatchObject({ available: 20, revision: 1 });
      expect(Object.keys(statement ?? {})).toEqual(['ann:0000000000']);
    });
});

describe('live messages to the owner', () => {
  const messageOf = (collection: string, doc: Document) => credits.live?.get(collection)?.message(doc, 'ann');

  test('report every change of the account', () => {
    expect(messageOf('accounts', { available: 3 })).toEqual({
      type: 'CreditsChanged',
      account: { userId: 'ann', doc: { available: 3 } },
    });
  });
});

test('the read model agrees with the domain after every event of random histories', () => {
  let compared = 0;
  fc.assert(
    fc.property(moves, (history) => {
      let account: AccountDocument | undefined;
      let revision = -1;
      runHistory(ledger, history, 'minutes', (event, state, time) => {
        revision += 1;
        account = accountAfter(account, { ...event, revision, time });
        expect(figuresOfAccount(account)).toEqual(figuresOfState(state));
        compared += 1;
      });
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(500);
});

function accountAfter(
  before: AccountDocument | undefined,
  event: ledger.CreditEvent & { readonly revision: number; readonly time: number },
): AccountDocument {
  const recorded = { ...event, stream, position: givenPosition(event.revision) } as object as RecordedEvent;
  const [put] = credits.project(recorded, () => before as object as JsonObject | undefined);
  if (put?.op !== 'put') throw new Error(`${event.type} left no account`);
  return put.doc as object as AccountDocument;
}

const figuresOfAccount = ({ available, held, debt, lots, ...account }: AccountDocument) => ({
  available,
  held,
  debt,
  issued: account.issued,
  consumed: account.consumed,
  expired: account.expired,
  clawedBack: account.clawedBack,
  adjustedOut: account.adjustedOut,
  writtenOff: account.writtenOff,
  lots: lotsOf(lots),
});

const figuresOfState = (state: ledger.CreditState) => ({
  available: state.lots.reduce((sum, lot) => sum + lot.available, 0),
  held: ledger.heldCredits(state),
  debt: state.debt,
  ...state.totals,
  lots: lotsOf(state.lots),
});

/** The rest of each lot; either side may drop a lot without credits. */
const lotsOf = (
  lots: readonly { readonly lotId: string; readonly available: number; readonly expiresAt: number | null }[],
) =>
  Object.fromEntries(
    lots
      .filter(({ available }) => available > 0)
      .map(({ lotId, available, expiresAt }) => [lotId, { available, expiresAt }]),
  );
