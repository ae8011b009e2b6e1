import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { disputedCents, mergeReversal, noReversal, sameReversal, type Dispute, type Reversal } from './reversal.ts';

const cents = fc.nat(3);
const dispute: fc.Arbitrary<Dispute> = fc.record({
  disputeId: fc.constantFrom('dp_1', 'dp_2'),
  status: fc.constantFrom('open', 'won', 'lost'),
  amountCents: cents,
});
const report: fc.Arbitrary<Reversal> = fc.record({
  refundedCents: cents,
  disputes: fc.array(dispute, { maxLength: 3 }),
});
const known = (reports: readonly Reversal[]): Reversal => reports.reduce(mergeReversal, noReversal);

test('merges reports in any order and number to the same result', () => {
  const shuffled = fc.array(report, { maxLength: 5 }).chain((reports) => {
    const twice = [...reports, ...reports];
    return fc.tuple(fc.constant(reports), fc.shuffledSubarray(twice, { minLength: twice.length }));
  });
  fc.assert(
    fc.property(shuffled, ([reports, order]) => {
      expect(known(order)).toEqual(known(reports));
      expect(sameReversal(known(order), known(reports))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('counts open and lost disputes, not won ones', () => {
  const disputes = [
    { disputeId: 'dp_1', status: 'won', amountCents: 900 },
    { disputeId: 'dp_2', status: 'open', amountCents: 40 },
    { disputeId: 'dp_3', status: 'lost', amountCents: 2 },
  ] as const;
  expect(disputedCents({ disputes })).toBe(42);
});

test('treats reversals as different when one figure differs', () => {
  const one: Dispute = { disputeId: 'dp_1', status: 'open', amountCents: 1 };
  const base = { refundedCents: 0, disputes: [one] };
  expect(sameReversal(base, { refundedCents: 0, disputes: [{ ...one }] })).toBe(true);
  for (const other of [
    { refundedCents: 1 },
    { disputes: [] },
    { disputes: [{ ...one, amountCents: 2 }] },
    { disputes: [{ ...one, status: 'lost' as const }] },
  ]) {
    expect(sameReversal(base, { ...base, ...other })).toBe(false);
  }
});
