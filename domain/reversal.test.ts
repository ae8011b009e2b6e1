import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { mergeReversal, noReversal, sameReversal, type Reversal } from './reversal.ts';

const cents = fc.nat(3);
const report: fc.Arbitrary<Reversal> = fc.record({ refundedCents: cents, disputedCents: cents, dispute: fc.constantFrom('none', 'open', 'won', 'lost') });
const known = (reports: readonly Reversal[]): Reversal => reports.reduce(mergeReversal, noReversal);

test('reports in any order, once or often, come to the same, as long as the dispute was not won by one and lost by another', () => {
  const oneEnd = fc.constantFrom('won', 'lost').chain((end) => fc.array(report.filter(({ dispute }) => dispute === 'none' || dispute === 'open' || dispute === end), { maxLength: 5 }));
  fc.assert(
    fc.property(
      oneEnd.chain((reports) => fc.tuple(fc.constant(reports), fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }))),
      ([reports, shuffled]) => {
        const end = known(reports);
        expect(known([...reports, ...shuffled])).toEqual(end);
        expect(sameReversal(known([...reports, ...shuffled]), end)).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('figures differ when one of them does', () => {
  expect(sameReversal(noReversal, { ...noReversal })).toBe(true);
  for (const other of [{ refundedCents: 1 }, { disputedCents: 1 }, { dispute: 'open' as const }]) expect(sameReversal(noReversal, { ...noReversal, ...other })).toBe(false);
});
