import * as fc from 'fast-check';

/** The goods, each with its grants. */
export const orders = [
  { order: { bundleId: 'starter-pack' }, half: 20, twins: 0 },
  { order: { planId: 'digital-twin' }, half: 0, twins: 1 },
  { order: { bundleId: 'starter-pack', customAvatar: true }, half: 20, twins: 1 },
] as const;

export type Step =
  | { readonly kind: 'start'; readonly which: number; readonly key: number }
  | { readonly kind: 'pay' | 'confirm' | 'claim' | 'webhook' | 'won' | 'lost' | 'refund_fails'; readonly of: number }
  | { readonly kind: 'refund' | 'dispute'; readonly of: number; readonly share: number }
  | { readonly kind: 'follow' }
  | { readonly kind: 'use'; readonly twin: boolean }
  /** The process dies at its n-th append from now, before or after it has reached the log. */
  | { readonly kind: 'crash'; readonly at: number; readonly written: boolean };

const payment = fc.nat(2);
const start = fc.record({ kind: fc.constant('start' as const), which: fc.nat(orders.length - 1), key: payment });
const crash = fc.record({
  kind: fc.constant('crash' as const),
  at: fc.integer({ min: 1, max: 4 }),
  written: fc.boolean(),
});
const report = fc.record({ kind: fc.constantFrom('confirm' as const, 'webhook' as const), of: payment });
const reversal = fc.record({
  kind: fc.constantFrom('refund' as const, 'dispute' as const),
  of: payment,
  share: fc.constantFrom(1, 0.5, 0.25, 0.01),
});
const ending = fc.record({
  kind: fc.constantFrom('won' as const, 'lost' as const, 'refund_fails' as const),
  of: payment,
});
const pay = fc.record({ kind: fc.constant('pay' as const), of: payment });
const claim = fc.record({ kind: fc.constant('claim' as const), of: payment });
const use = fc.record({ kind: fc.constant('use' as const), twin: fc.boolean() });
const follow = fc.constant({ kind: 'follow' as const });

/** Begins with purchases, so that the rest of a history has something to act on. */
export const steps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(fc.oneof(start, start, pay, crash), { minLength: 3, maxLength: 10 }),
    fc.array(fc.oneof(start, pay, pay, report, report, reversal, reversal, ending, claim, use, follow, crash), {
      minLength: 5,
      maxLength: 40,
    }),
  )
  .map(([first, rest]) => [...first, ...rest]);
