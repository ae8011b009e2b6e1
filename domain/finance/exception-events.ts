import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { providerName } from '../ids.ts';
import { legs, rowStatuses } from './rows.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);
const exceptionId = z.string().min(1).max(250);
/** Written by a person of finance; null once that account is erased. */
const words = z.string().min(1).max(500).nullable();

/** A row does not match, for the first time or again after it had matched. */
const opened = z.object({
  exceptionId,
  leg: z.enum(legs),
  status: z.enum(rowStatuses),
  /** The payment, video, account, payout or page that it is about. */
  key: id,
  userId: id.nullable(),
  amountCents: z.int().nullable(),
  /** When it stopped matching, in milliseconds. */
  sinceMs: z.int().min(0),
});
const assigned = z.object({ exceptionId, assigneeId: id });
const noted = z.object({ exceptionId, byId: id, note: personal(words) });

/** Repairs: commands of the product itself, each safe to repeat. */
export const repairs = ['record_payment', 'grant_again', 'settle_video', 'grant_period', 'refund_payment'] as const;
export type Repair = (typeof repairs)[number];
/** A repair that decides against the rules: a second person has to ask for the same. */
const repairProposed = z.object({ exceptionId, byId: id, repair: z.enum(repairs) });
/** `approvedById` is null for a repair that one person may run. */
const repairTried = z.object({ exceptionId, byId: id, approvedById: id.nullable(), repair: z.enum(repairs) });

/** Ways in which a person ends an exception that will not match by itself. */
export const settlements = ['resolved_by_hand', 'written_off'] as const;
export type Settlement = (typeof settlements)[number];
const proposed = z.object({ exceptionId, byId: id, how: z.enum(settlements), reason: personal(words) });
/** `approvedById` is null below the limit of the two-person rule. */
const settled = z.object({
  exceptionId,
  byId: id,
  approvedById: id.nullable(),
  how: z.enum(settlements),
  reason: personal(words),
});
/** An exception that a person had ended is open again: its write-off no longer counts. */
const reopened = z.object({ exceptionId, byId: id, reason: personal(words) });
/** The row matches again. */
const matched = z.object({ exceptionId });

export const exceptionEventTypes = [
  defineEvent({ type: 'ExceptionOpened', version: 1, schema: opened }),
  defineEvent({ type: 'ExceptionAssigned', version: 1, schema: assigned }),
  defineEvent({ type: 'ExceptionNoted', version: 1, schema: noted }),
  defineEvent({ type: 'RepairProposed', version: 1, schema: repairProposed }),
  defineEvent({ type: 'ExceptionRepairTried', version: 1, schema: repairTried }),
  defineEvent({ type: 'SettlementProposed', version: 1, schema: proposed }),
  defineEvent({ type: 'ExceptionSettled', version: 1, schema: settled }),
  defineEvent({ type: 'ExceptionReopened', version: 1, schema: reopened }),
  defineEvent({ type: 'ExceptionMatched', version: 1, schema: matched }),
] as const;

export type ExceptionOpened = DomainEvent<'ExceptionOpened', z.infer<typeof opened>>;
export type ExceptionEvent = EventsOf<typeof exceptionEventTypes>;

/** The leg, status and key of an exception; undefined for any other text. */
export function partsOfException(
  exceptionIdOfRow: string,
): Pick<ExceptionOpened['data'], 'leg' | 'status' | 'key'> | undefined {
  const [leg, status, ...rest] = exceptionIdOfRow.split('.');
  const [known, named] = [legs.find((each) => each === leg), rowStatuses.find((each) => each === status)];
  return known && named && { leg: known, status: named, key: rest.join('.') };
}

export const exceptionStream = (exceptionIdOf: string): string => `exception-${providerName(exceptionIdOf)}`;

/** One exception per leg, status and key, however often a run finds it. */
export const exceptionIdOf = ({ leg, status, key }: Pick<ExceptionOpened['data'], 'leg' | 'status' | 'key'>): string =>
  `${leg}.${status}.${key}`;
