import type { Period, SubscriptionItem } from '../objects/billing-objects.ts';
import { shareOfPeriod } from './rounding.ts';

/** The cost or credit of a change in the middle of a period. */
export interface Proration {
  readonly item: SubscriptionItem;
  /** Signed cents: unused time is given back. */
  readonly amount: number;
  readonly period: Period;
  readonly kind: 'unused' | 'remaining';
}

const isSame = (a: SubscriptionItem, b: SubscriptionItem | undefined): boolean =>
  b !== undefined && a.price.id === b.price.id && a.quantity === b.quantity;

/**
 * The prorations of a change, to the second, like Stripe's: each item that changed or ended returns its unused time,
 * and costs its new price for the rest of the period.
 *
 * @param at when the change takes effect, Unix seconds
 * @param net what a full period of an item costs after discounts
 */
export function prorationsOf(
  before: readonly SubscriptionItem[],
  after: readonly SubscriptionItem[],
  at: number,
  net: (item: SubscriptionItem) => number,
): readonly Proration[] {
  const part = (item: SubscriptionItem, kind: Proration['kind']): Proration => {
    const { current_period_start: start, current_period_end: end } = item;
    const from = Math.min(Math.max(at, start), end);
    const amount = shareOfPeriod(net(item), end - from, end - start);
    return { item, kind, amount: kind === 'unused' ? 0 - amount : amount, period: { start: from, end } };
  };
  const byId = (items: readonly SubscriptionItem[], id: string) => items.find((item) => item.id === id);
  return [
    ...before.filter((item) => !isSame(item, byId(after, item.id))).map((item) => part(item, 'unused')),
    ...after.filter((item) => !isSame(item, byId(before, item.id))).map((item) => part(item, 'remaining')),
  ];
}
