import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';

const id = z.string().min(1).max(200);
const count = z.int().min(0);

/**
 * A fee sheet was read and is kept until `deleteAtMs`. Its content and name are in the sealed file, never in the
 * log: they concern a borrower, and go with the file.
 */
const uploaded = z.object({
  feeSheetId: id,
  userId: id,
  format: z.enum(['pdf', 'jpeg', 'png', 'text']),
  bytes: count,
  pages: count,
  /** How many figures were found. */
  figures: count,
  /** How many of them the user has to confirm. */
  questions: count,
  deleteAtMs: count,
});

const deleted = z.object({ feeSheetId: id, userId: id, reason: z.enum(['expired', 'removed']) });

export const feeSheetEventTypes = [
  defineEvent({ type: 'FeeSheetUploaded', version: 1, schema: uploaded }),
  defineEvent({ type: 'FeeSheetDeleted', version: 1, schema: deleted }),
] as const;

export type FeeSheetUploaded = DomainEvent<'FeeSheetUploaded', z.infer<typeof uploaded>>;
export type FeeSheetDeleted = DomainEvent<'FeeSheetDeleted', z.infer<typeof deleted>>;
export type FeeSheetEvent = EventsOf<typeof feeSheetEventTypes>;

export const feeSheetStream = (feeSheetId: string): string => `feesheet-${feeSheetId}`;
