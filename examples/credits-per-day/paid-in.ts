import { z } from 'zod';

const envelope = z.object({ id: z.string(), type: z.string(), time: z.iso.datetime(), data: z.unknown() });
const paid = z.object({ amountCents: z.int() });
/** The total refund of a payment so far, not the latest addition. */
const reversed = z.object({ paymentId: z.string(), refundedCents: z.int() });

export interface DayOfPayments {
  /** UTC, `2026-11-21`. */
  readonly day: string;
  readonly payments: number;
  readonly paidCents: number;
  readonly refundedCents: number;
}

export interface PaidIn {
  /** Counts one record of the payments' topic. Records may come repeatedly; those of one user come in order. */
  add(record: string): void;
  /** The days with payments or refunds, in order. */
  days(): readonly DayOfPayments[];
  /** The number of repeated records that were left out. */
  repeated(): number;
}

/** Adds up payments and refunds by day, in cents. Money under a dispute counts as paid until it is refunded. */
export function createPaidIn(): PaidIn {
  const seen = new Set<string>();
  const refunded = new Map<string, number>();
  const byDay = new Map<string, DayOfPayments>();
  let repeated = 0;

  const on = (day: string, by: Partial<DayOfPayments>): void => {
    const { payments, paidCents, refundedCents } = byDay.get(day) ?? { payments: 0, paidCents: 0, refundedCents: 0 };
    byDay.set(day, {
      day,
      payments: payments + (by.payments ?? 0),
      paidCents: paidCents + (by.paidCents ?? 0),
      refundedCents: refundedCents + (by.refundedCents ?? 0),
    });
  };

  return {
    add(record) {
      const { id, type, time, data } = envelope.parse(JSON.parse(record));
      const [, name] = type.split('.');
      if (name !== 'PaymentSucceeded' && name !== 'PaymentReversed') return;
      if (seen.has(id)) {
        repeated += 1;
        return;
      }
      seen.add(id);
      const day = time.slice(0, 10);
      if (name === 'PaymentSucceeded') {
        on(day, { payments: 1, paidCents: paid.parse(data).amountCents });
      } else {
        const { paymentId, refundedCents } = reversed.parse(data);
        on(day, { refundedCents: refundedCents - (refunded.get(paymentId) ?? 0) });
        refunded.set(paymentId, refundedCents);
      }
    },
    days: () => [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    repeated: () => repeated,
  };
}

/** The days as lines for a terminal, with a sum. */
export function paidInTableOf(days: readonly DayOfPayments[]): string {
  if (days.length === 0) return 'Nothing was paid yet.';
  const sum = (value: (day: DayOfPayments) => number): number => days.reduce((total, day) => total + value(day), 0);
  const together = {
    day: 'Together',
    payments: sum(({ payments }) => payments),
    paidCents: sum(({ paidCents }) => paidCents),
    refundedCents: sum(({ refundedCents }) => refundedCents),
  };
  const header = `${'Day'.padEnd(10)}  ${'Payments'.padStart(8)}  ${'Paid'.padStart(12)}  ${'Refunded'.padStart(12)}  ${'Net'.padStart(12)}`;
  const rule = '─'.repeat(header.length);
  return [header, rule, ...days.map(line), rule, line(together)].join('\n');
}

const money = (cents: number): string => (cents / 100).toFixed(2).padStart(12);

const line = ({ day, payments, paidCents, refundedCents }: DayOfPayments): string =>
  `${day.padEnd(10)}  ${String(payments).padStart(8)}  ${money(paidCents)}  ${money(refundedCents)}  ${money(paidCents - refundedCents)}`;
