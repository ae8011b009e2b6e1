import { z } from 'zod';
import { periodPattern, rowStatuses } from '../../domain/finance/index.ts';
import { id, reason } from '../../domain/fields.ts';

const exceptionId = z.string().min(1).max(250);
const period = z.string().regex(periodPattern, 'A period is a month such as 2026-10.');

export const takeExceptionInput = z.object({ exceptionId });
export const noteExceptionInput = z.object({ exceptionId, note: reason });
export const repairExceptionInput = z.object({
  exceptionId,
  repair: z.enum(['RECORD_PAYMENT', 'GRANT_AGAIN', 'SETTLE_VIDEO']),
});
export const settleExceptionInput = z.object({
  exceptionId,
  how: z.enum(['RESOLVED_BY_HAND', 'WRITTEN_OFF'], 'Resolve it by hand or write it off.'),
  reason,
});
export const closePeriodInput = z.object({ period });
export const reopenPeriodInput = z.object({ period, reason });
export const daysInput = z.object({
  days: z.int().min(1, 'days must be 1 to 366.').max(366, 'days must be 1 to 366.'),
});
export const dayInput = z.object({ day: z.iso.date('day must be a date such as 2026-11-22.') });
export const statusInput = z.object({ status: z.enum(rowStatuses, 'This is no status of an exception.').optional() });
export const accountInput = z.object({ userId: id });
export const paymentInput = z.object({ id });
