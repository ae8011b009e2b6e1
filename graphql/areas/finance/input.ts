import { z } from 'zod';
import { periodPattern, rowStatuses } from '../../../domain/finance/index.ts';
import { id, reason } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';
import { dayMs, startOfDay } from '../../../domain/time.ts';
import { isBookAccount, isBookPart } from './journal-reads.ts';

const exceptionId = z.string().min(1).max(250);
const period = z.string().regex(periodPattern, 'A period is a month such as 2026-10.');

export const takeExceptionInput = z.object({ exceptionId });
export const noteExceptionInput = z.object({ exceptionId, note: reason });
export const repairExceptionInput = z.object({
  exceptionId,
  repair: z.enum(['RECORD_PAYMENT', 'GRANT_AGAIN', 'SETTLE_VIDEO', 'GRANT_PERIOD', 'REFUND_PAYMENT']),
});
export const settleExceptionInput = z.object({
  exceptionId,
  how: z.enum(['RESOLVED_BY_HAND', 'WRITTEN_OFF'], 'Resolve it by hand or write it off.'),
  reason,
});
export const reopenExceptionInput = z.object({ exceptionId, reason });
const adjustmentId = z.string().min(1).max(200);
export const decideAdjustmentInput = z.object({ adjustmentId, outcome: z.enum(['BREAKAGE', 'REVENUE']), reason });
export const reopenAdjustmentInput = z.object({ adjustmentId, reason });
export const closePeriodInput = z.object({ period });
export const reopenPeriodInput = z.object({ period, reason });
export const daysInput = z.object({
  days: z.int().min(1, 'days must be 1 to 366.').max(366, 'days must be 1 to 366.'),
});
const day = z.iso.date('A day is a date such as 2026-11-22.');
/** The most days that one list or file holds. */
export const mostDays = 366;
/** Days of the books, and the account whose movements are wanted; `to` is by default the first day. */
export const rangeInput = z
  .object({
    from: day,
    to: day.optional(),
    account: z.string().refine(isBookAccount, issue('ACCOUNT_UNKNOWN')).optional(),
    part: z.string().refine(isBookPart, issue('ACCOUNT_UNKNOWN')).optional(),
  })
  .transform(({ from, to = from, account, part }) => ({ from, to, account, part }))
  .refine(
    ({ from, to }) => from <= to && (startOfDay(to) - startOfDay(from)) / dayMs < mostDays,
    issue('RANGE_OF_DAYS', { most: mostDays }),
  );
export const monthInput = z.object({ id: period });
export const statusInput = z.object({
  status: z.enum(rowStatuses, 'This is not a status of an exception.').optional(),
});
/** The states of a file of exceptions, in its order. */
export const exceptionStates = ['open', 'resolved_by_hand', 'written_off', 'matched'] as const;
export type ExceptionFileState = (typeof exceptionStates)[number];
export const exceptionsFileInput = statusInput.extend({
  state: z.enum(exceptionStates, 'This is not a state of an exception.').optional(),
});
export const accountInput = z.object({ userId: id });
export const paymentInput = z.object({ id });
