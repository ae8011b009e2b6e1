import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { disputedCents, mergeReversal, noReversal, sameReversal, type Dispute, type Reversal } from './reversal.ts';

const cents = fc.nat(3);
const dispute: fc.Arbitrary<Dispute> = fc.record({
  disputeId: fc.constantFrom('dp_1', 'dp_2'),
  status: fc.constantFrom('open', 'won', 'lost'),
  amountCents: cents,
  movements: fc.nat(3),
});
const report: fc.Arbitrary<Reversal> = fc.record({
  refundedCents: cents,
  failedRefunds: fc.array(fc.record({ refundId: fc.constantFrom('re_1', 're_2'), amountCents: cents }), {
    maxLength: 3,
  }),
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

test('merges disputes that were recorded without their movements', () => {
  const old = { disputeId: 'dp_1', status: 'lost', amountCents: 40 } as Dispute;
  const before: Reversal = { ...noReversal, disputes: [old] };
  expect(mergeReversal(before, noReversal).disputes).toEqual([{ ...old, movements: 0 }]);
  expect(sameReversal(before, mergeReversal(before, noReversal))).toBe(true);
  const won: Dispute = { ...old, status: 'won', movements: 2 };
  for (const order of [
    [before, { ...noReversal, disputes: [won] }],
    [{ ...noReversal, disputes: [won] }, before],
  ])
    expect(known(order).disputes).toEqual([won]);
});

test('counts open and lost disputes, not won ones', () => {
  const disputes = [
    { disputeId: 'dp_1', status: 'won', amountCents: 900, movements: 2 },
    { disputeId: 'dp_2', status: 'open', amountCents: 40, movements: 1 },
    { disputeId: 'dp_3', status: 'lost', amountCents: 2, movements: 1 },
  ] as const;
  expect(disputedCents({ disputes })).toBe(42);
});

test('treats reversals as different when one figure differs', () => {
  const one: Dispute = { disputeId: 'dp_1', status: 'open', amountCents: 1, movements: 1 };
  const base = { refundedCents: 0, failedRefunds: [], disputes: [one] };
  expect(sameReversal(base, { refundedCents: 0, failedRefunds: [], disputes: [{ ...one }] })).toBe(true);
  for (const other of [
    { refundedCents: 1 },
    { failedRefunds: [{ refundId: 're_1', amountCents: 1 }] },
    { disputes: [] },
    { disputes: [{ ...one, amountCents: 2 }] },
    { disputes: [{ ...one, status: 'lost' as const }] },
    { disputes: [{ ...one, movements: 2 }] },
  ]) {
    expect(sameReversal(base, { ...base, ...other })).toBe(false);
  }
});

/** The bank's true history of one dispute, whose verdicts it reverses and whose cases it reopens. */
test('ends at the last decision of the bank, in every order and number of true reports', () => {
  const next = { open: ['won', 'lost'], lost: ['won'], won: ['lost', 'open'] } as const;
  // Repeating a decision moves no money; every other decision does.
  const moves = (from: Dispute['status'], to: Dispute['status']): number => (from === 'open' && to === 'lost' ? 0 : 1);
  const history = fc.array(fc.nat(1), { maxLength: 6 }).map((choices) => {
    const reads: Dispute[] = [{ disputeId: 'dp_1', status: 'open', amountCents: 900, movements: 1 }];
    for (const choice of choices) {
      const { status, movements, ...same } = reads.at(-1) as Dispute;
      const to = next[status][choice % next[status].length] ?? status;
      reads.push({ ...same, status: to, movements: movements + moves(status, to) });
    }
    return reads;
  });
  const reported = history.chain((reads) => {
    const twice = [...reads, ...reads];
    return fc.tuple(fc.constant(reads), fc.shuffledSubarray(twice, { minLength: twice.length }));
  });
  fc.assert(
    fc.property(reported, ([reads, order]) => {
      const told = known(order.map((each) => ({ ...noReversal, disputes: [each] })));
      expect(told.disputes).toEqual([reads.at(-1)]);
    }),
    { numRuns: 1_000 },
  );
});

/** The provider's true history: refunds by id, some of which fail, read at any moment and reported in any order. */
test('ends at the refunds that did not fail, in every order and number of true reports', () => {
  const step = fc.record({ refundId: fc.nat(5), fails: fc.boolean() });
  const history = fc.array(step, { maxLength: 12 }).map((steps) => {
    const made = new Map<number, boolean>();
    const reads: Reversal[] = [noReversal];
    for (const { refundId, fails } of steps) {
      made.set(refundId, (made.get(refundId) ?? false) || fails);
      const ids = [...made];
      const amountOf = (id: number): number => 100 * 2 ** id;
      reads.push({
        refundedCents: ids.filter(([, failed]) => !failed).reduce((sum, [id]) => sum + amountOf(id), 0),
        failedRefunds: ids
          .filter(([, failed]) => failed)
          .map(([id]) => ({ refundId: `re_${id}`, amountCents: amountOf(id) })),
        disputes: [],
      });
    }
    return reads;
  });
  const reported = history.chain((reads) => {
    const twice = [...reads, ...reads];
    return fc.tuple(fc.constant(reads), fc.shuffledSubarray(twice, { minLength: twice.length }));
  });
  fc.assert(
    fc.property(reported, ([reads, order]) => {
      expect(known(order).refundedCents).toBe(reads.at(-1)?.refundedCents);
    }),
    { numRuns: 1_000 },
  );
});
