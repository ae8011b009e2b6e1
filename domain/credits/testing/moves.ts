import * as fc from 'fast-check';
import type { Dispute } from '../../reversal.ts';
import { actPurposes, grantSources, releaseReasons, type CreditCommand } from '../index.ts';

/** One step of a random history: a command, a repetition of an earlier one, or a jump of the clock. */
export type Move =
  | { readonly kind: 'send'; readonly command: CreditCommand; readonly lifetime: number | null }
  | { readonly kind: 'again'; readonly back: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'wait_for_expiry'; readonly offset: number };

/** Few ids, so that commands collide; some are prototype keys. */
const payments = ['pi_1', 'pi_1', 'pi_2', 'pi_2', 'constructor', '__proto__', '7'] as const;
const holds = ['h1', 'h2', 'h3', 'h4', 'h5', 'toString'] as const;

const anyOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const amount = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 1, arbitrary: anyOf(0, -1, 0.5, 1e-9, NaN, Infinity, 2 ** 53) },
);
const catalogVersion = 'test';

const grant = fc
  .record({
    name: anyOf(...payments),
    source: anyOf(...grantSources),
    amount: amount,
    priceCents: anyOf(17_750, 17_750, 1_000, 1, 0),
    otherItemsCents: anyOf(0, 0, 0, 500, 35_000),
    paid: fc.boolean(),
    isApart: fc.boolean(),
    clash: fc.nat(15),
  })
  .map(({ name, source, amount, priceCents, otherItemsCents, paid, isApart, clash }): CreditCommand => {
    const lotId = clash === 0 ? 'lot pi_1' : `lot ${name}${paid ? '' : ' free'}`;
    return {
      kind: 'grant',
      lotId,
      source,
      amount,
      expiresAt: null,
      paymentId: paid ? name : null,
      priceCents: paid ? priceCents : 0,
      paidCents: paid ? priceCents + otherItemsCents : 0,
      currency: 'usd',
      catalogVersion,
      isApart,
      itemName: 'test',
    };
  });

const reserve = fc
  .record({ holdId: anyOf(...holds), amount: amount, requestHash: anyOf('a', 'b', 'c', 'd'), keyed: fc.boolean() })
  .map((input): CreditCommand => ({
    kind: 'reserve',
    ...input,
    heldFor: `video ${input.holdId}`,
    expiresAt: 5_400_000,
  }));

const capture = fc
  .record({
    holdId: anyOf(...holds),
    durationMs: anyOf(0, 1, 29_000, 30_000, 30_001, 31_000, 60_000, 61_000, 400_000, 400_000, null, NaN, -1, 0.5),
  })
  .map((input): CreditCommand => ({ kind: 'capture', ...input }));

const release = fc
  .record({ holdId: anyOf(...holds), reason: anyOf(...releaseReasons) })
  .map((input): CreditCommand => ({ kind: 'release', ...input }));

const reverse = fc
  .record({
    paymentId: anyOf(...payments),
    refundedCents: anyOf(0, 0, 1, 500, 3_333, 6_666, 9_000, 17_750, 20_000),
    failedRefunds: fc.array(
      fc.record(
        { refundId: anyOf('re_1', 're_2', 'constructor'), amountCents: anyOf(1, 500, 9_000, 17_750) },
        { noNullPrototype: true },
      ),
      { maxLength: 2 },
    ),
    disputes: fc.array(
      fc.record(
        {
          disputeId: anyOf('dp_1', 'dp_2', 'constructor'),
          status: anyOf<Dispute['status']>('open', 'open', 'won', 'lost'),
          amountCents: anyOf(0, 1, 500, 5_000, 17_750),
          movements: anyOf(1, 1, 1, 2, 3),
        },
        { noNullPrototype: true },
      ),
      { maxLength: 2 },
    ),
  })
  .map((input): CreditCommand => ({ kind: 'reverse', currency: 'usd', ...input }));

/** Disputes that are opened, closed and reversed: frequent, because they are the hardest case for an account. */
const dispute = fc
  .record({
    paymentId: anyOf('pi_1', 'pi_2'),
    amountCents: anyOf(17_750, 9_000),
    status: anyOf<Dispute['status']>('open', 'won', 'lost'),
    movements: anyOf(1, 2, 3),
  })
  .map(({ paymentId, amountCents, status, movements }): CreditCommand => {
    const disputes = [{ disputeId: 'dp_1', status, amountCents, movements }];
    return { kind: 'reverse', paymentId, currency: 'usd', refundedCents: 0, failedRefunds: [], disputes };
  });

/** Refunds of a payment that fail later. */
const failing = fc
  .record({ paymentId: anyOf('pi_1', 'pi_2'), amountCents: anyOf(17_750, 9_000), hasFailed: fc.boolean() })
  .map(({ paymentId, amountCents, hasFailed }): CreditCommand => {
    const failedRefunds = hasFailed ? [{ refundId: 're_1', amountCents }] : [];
    return {
      kind: 'reverse',
      paymentId,
      currency: 'usd',
      refundedCents: hasFailed ? 0 : amountCents,
      failedRefunds,
      disputes: [],
    };
  });

/** How far the person's view of the account is off: mostly not at all. */
const seen = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ revision: 0, available: 0 }) },
  { weight: 1, arbitrary: anyOf({ revision: 1, available: 0 }, { revision: 0, available: 1 }) },
);

const set = fc
  .record({
    adjustmentId: anyOf('set1', 'set2', 'set3', 'constructor'),
    amount: fc.oneof(
      { weight: 9, arbitrary: fc.nat(15).map((n) => n * 2) },
      { weight: 1, arbitrary: anyOf(1, -2, 200_002) },
    ),
    reason: anyOf('one', 'two'),
    seen: fc.option(seen, { nil: undefined }),
  })
  .map((input): CreditCommand => ({ kind: 'set', ...input }));

const gifts = ['give1', 'give2', 'give3', 'give4'] as const;
const takings = ['take1', 'take2', 'take3', 'take4'] as const;
const act = { amount, seen, purpose: anyOf(...actPurposes), reason: anyOf(null, 'one'), note: anyOf(null, 'two') };

const give = fc
  .record({ adjustmentId: anyOf(...gifts), ...act })
  .map((input): CreditCommand => ({ kind: 'give', expiresAt: null, ...input }));

const take = fc
  .record({ adjustmentId: anyOf(...takings), ...act })
  .map((input): CreditCommand => ({ kind: 'take', ...input }));

const undo = fc
  .record({
    undoId: anyOf('u1', 'u2', 'u3', 'u4', 'u5', 'u6'),
    adjustmentId: anyOf(...gifts, ...takings, 'set1', 'set2', 'constructor', 'none'),
    seen,
  })
  .map((input): CreditCommand => ({ kind: 'undo', ...input, reason: null, note: null }));

const send = (weight: number, command: fc.Arbitrary<CreditCommand>): fc.WeightedArbitrary<Move> => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant('send'), command, lifetime: anyOf(null, null, 0, 1, 10_000, 30_000) }),
});

const move: fc.Arbitrary<Move> = fc.oneof(
  send(6, grant),
  send(7, reserve),
  send(3, capture),
  send(3, release),
  send(2, reverse),
  send(3, dispute),
  send(2, failing),
  send(2, set),
  send(3, give),
  send(3, take),
  send(4, undo),
  send(1, fc.constant({ kind: 'expire' })),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('again'), back: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: anyOf(1, 4_999, 5_000, 10_000, 3_600_000, -1, -5_000, -3_600_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait_for_expiry'), offset: anyOf(-1, 0, 1) }) },
);

/**
 * An account gets into debt, an administrator settles it, and undoes that, with anything in between: too rare to wait
 * for among single moves.
 */
const settledDebt: fc.Arbitrary<readonly Move[]> = fc
  .record({
    adjustmentId: anyOf('give1', 'give2', 'set1', 'set2'),
    amount: anyOf(2, 4, 18, 20, 30),
    undoId: anyOf('u1', 'u2', 'u3'),
    between: fc.array(move, { maxLength: 2 }),
  })
  .map(({ adjustmentId, amount, undoId, between }) => {
    const nothingMissed = { seen: { revision: 0, available: 0 }, reason: null, note: null };
    const own = (command: CreditCommand): Move => ({ kind: 'send', command, lifetime: null });
    const bought = { paymentId: 'pi_1', priceCents: 17_750, paidCents: 17_750, currency: 'usd' } as const;
    return [
      own({ kind: 'set', adjustmentId: 'set3', amount: 0, reason: 'one' }),
      own({
        kind: 'grant',
        lotId: 'lot pi_1',
        source: 'bundle',
        amount: 20,
        expiresAt: null,
        catalogVersion,
        itemName: 'test',
        isApart: false,
        ...bought,
      }),
      own({
        kind: 'reserve',
        holdId: 'h1',
        heldFor: 'video h1',
        amount: 20,
        expiresAt: 5_400_000,
        requestHash: 'a',
        keyed: true,
      }),
      own({
        kind: 'reverse',
        paymentId: 'pi_1',
        currency: 'usd',
        refundedCents: 0,
        failedRefunds: [],
        disputes: [{ disputeId: 'dp_1', status: 'open', amountCents: 17_750, movements: 1 }],
      }),
      own(
        adjustmentId.startsWith('set')
          ? { kind: 'set', adjustmentId, amount, reason: 'one' }
          : { kind: 'give', adjustmentId, amount, purpose: 'goodwill', expiresAt: null, ...nothingMissed },
      ),
      ...between,
      own({ kind: 'undo', undoId, adjustmentId, ...nothingMissed }),
    ];
  });

/** Histories of about 60 moves. */
export const moves: fc.Arbitrary<readonly Move[]> = fc
  .array(
    fc.oneof(
      { weight: 60, arbitrary: move.map((one): readonly Move[] => [one]) },
      { weight: 1, arbitrary: settledDebt },
    ),
    { maxLength: 60, size: 'max' },
  )
  .map((parts) => parts.flat());
