import type { Recurring, Subscription, SubscriptionItem } from '../objects/billing-objects.ts';

/** Billing periods, in Unix seconds. */

const day = 24 * 60 * 60;

const lengths = { second: 1, day, week: 7 * day } as const;

/**
 * The same day and time some months later, on the last day of a shorter month.
 *
 * @param anchor sets the day of the month: 31 January is followed by 28 February and 31 March
 */
export function addMonths(from: number, months: number, anchor: number): number {
  const date = new Date(from * 1000);
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(new Date(anchor * 1000).getUTCDate(), last));
  return first.getTime() / 1000;
}

/** The end of a period that starts at this time. */
export function endOfPeriod(start: number, { interval, interval_count: count }: Recurring, anchor: number): number {
  if (interval === 'month') return addMonths(start, count, anchor);
  if (interval === 'year') return addMonths(start, 12 * count, anchor);
  return start + count * lengths[interval];
}

const once: Recurring = { interval: 'month', interval_count: 1 };
export const recurringOf = ({ price }: SubscriptionItem): Recurring => price.recurring ?? once;

/** The item with a period that starts at this time; in a trial, the period ends at `end`. */
export function inPeriod(item: SubscriptionItem, start: number, anchor: number, end?: number): SubscriptionItem {
  return {
    ...item,
    current_period_start: start,
    current_period_end: end ?? endOfPeriod(start, recurringOf(item), anchor),
  };
}

export const periodStartOf = ({ items }: Pick<Subscription, 'items'>): number =>
  items.data[0]?.current_period_start ?? 0;

/** The end of the subscription's current period. */
export const periodEndOf = ({ items }: Pick<Subscription, 'items'>): number => items.data[0]?.current_period_end ?? 0;

/** The length of an item's full period that begins with the current one, in seconds. */
export const lengthOf = (item: SubscriptionItem): number =>
  endOfPeriod(item.current_period_start, recurringOf(item), item.current_period_start) - item.current_period_start;
