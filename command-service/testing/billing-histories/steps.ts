import * as fc from 'fast-check';
import { orders } from '../purchase-steps.ts';
import type { Card } from './bank.ts';

const hour = 3_600_000;
const day = 24 * hour;

export type Fault = 'lost request' | 'lost answer' | 409 | 429 | 500;

/** `of` and `at` choose among the existing ones, by remainder. */
export type Step =
  | { readonly kind: 'buy'; readonly which: number; readonly key: number }
  | { readonly kind: 'subscribe'; readonly bundle: boolean; readonly twin: boolean; readonly key: number }
  | { readonly kind: 'pay'; readonly of: number; readonly card: Card }
  | { readonly kind: 'confirm' | 'claim'; readonly of: number }
  /** A webhook arrives: the oldest or any later one, and perhaps again later. */
  | { readonly kind: 'webhook'; readonly at: number; readonly again: boolean }
  | { readonly kind: 'lose webhook'; readonly at: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'cancel' | 'reactivate' | 'check' | 'expire' | 'use' | 'follow' }
  | { readonly kind: 'new card'; readonly card: Card }
  | { readonly kind: 'refund' | 'dispute'; readonly of: number; readonly share: number }
  | { readonly kind: 'verdict'; readonly of: number; readonly won: boolean }
  /** The process dies at its n-th step from now (a request to the provider or an append), before or after it is done. */
  | { readonly kind: 'crash'; readonly at: number; readonly done: boolean }
  /** The n-th request to the provider from now fails. */
  | { readonly kind: 'fault'; readonly at: number; readonly fault: Fault };

const some = fc.nat(50);
const keys = fc.nat(2);
const one = <K extends Step['kind']>(kind: K) => fc.constant(kind);

const buy = fc.record({ kind: one('buy'), which: fc.nat(orders.length - 1), key: keys });
const subscribe = fc.record({ kind: one('subscribe'), bundle: fc.boolean(), twin: fc.boolean(), key: keys });
const pay = fc.record({
  kind: one('pay'),
  of: some,
  card: fc.constantFrom<Card>('good', 'good', 'failsLater', 'declined'),
});
const report = fc.record({ kind: fc.constantFrom('confirm' as const, 'confirm' as const, 'claim' as const), of: some });
const webhook = fc.record({ kind: one('webhook'), at: some, again: fc.boolean() });
const loseWebhook = fc.record({ kind: one('lose webhook'), at: some });
const wait = fc.record({
  kind: one('wait'),
  ms: fc.constantFrom(1000, hour, day, 3 * day, 8 * day, 16 * day, 30 * day, 30 * day, 31 * day),
});
const act = fc.record({
  kind: fc.constantFrom(
    'cancel' as const,
    'reactivate' as const,
    'check' as const,
    'expire' as const,
    'use' as const,
    'use' as const,
    'follow' as const,
    'follow' as const,
  ),
});
const newCard = fc.record({ kind: one('new card'), card: fc.constantFrom<Card>('good', 'failsLater') });
const reversal = fc.record({
  kind: fc.constantFrom('refund' as const, 'dispute' as const),
  of: some,
  share: fc.constantFrom(1, 0.5, 0.25, 0.01),
});
const verdict = fc.record({ kind: one('verdict'), of: some, won: fc.boolean() });
const crash = fc.record({ kind: one('crash'), at: fc.integer({ min: 1, max: 12 }), done: fc.boolean() });
const fault = fc.record({
  kind: one('fault'),
  at: fc.integer({ min: 1, max: 6 }),
  fault: fc.constantFrom<Fault>('lost request', 'lost answer', 409, 429, 500),
});

const beginning = fc.array(fc.oneof(subscribe, subscribe, buy, pay, crash, fault), { minLength: 2, maxLength: 8 });
const paying: Step = { kind: 'pay', of: 0, card: 'good' };

const trouble = [crash, fault, webhook, webhook, webhook, loseWebhook];
const money = [buy, pay, report, reversal, reversal, verdict, newCard];

/** Begins with purchases, so that the rest of a history has something to act on. */
export const histories: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    beginning,
    fc.array(fc.oneof(...trouble, ...money, subscribe, act, act, wait), { minLength: 8, maxLength: 40 }),
  )
  .map(([first, rest]) => [...first, paying, ...rest]);

/** A subscription over a year and more from its first payment: each month something happens to it. */
export const years: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.tuple(
      fc.array(fc.oneof(...trouble, reversal, verdict, newCard, act, act, act), { maxLength: 5 }),
      fc.constantFrom(3 * day, 8 * day, 16 * day, 30 * day, 30 * day, 30 * day),
    ),
    { minLength: 14, maxLength: 20 },
  )
  .map((months) => [
    { kind: 'subscribe', bundle: false, twin: false, key: 0 },
    paying,
    { kind: 'check' },
    { kind: 'follow' },
    ...months.flatMap(([acts, ms]): Step[] => [...acts, { kind: 'wait', ms }]),
  ]);
