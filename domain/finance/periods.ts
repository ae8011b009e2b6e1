import { z } from 'zod';
import type { Aggregate } from '../aggregate.ts';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { Refusal } from '../refusal.ts';
import { say } from '../../words/index.ts';
import { personal } from '../personal.ts';
import { endOfMonth } from '../time.ts';

const id = z.string().min(1).max(200);
/** A calendar month in UTC, `2026-10`. */
export const periodPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
const period = z.string().regex(periodPattern);

/** Cents; debits are positive, credits negative: the totals and balances of a period add up to zero each. */
const totals = z.record(z.string(), z.int());

const closed = z.object({
  period,
  byId: id,
  /** The last event that moved the books, and its hash, to check the totals against. */
  position: z.string(),
  headHash: z.string(),
  totals,
  /** Every account's balance at the end of the month. */
  balances: totals,
  /** Deferred revenue and the money at the provider, by the parts of their bridges. */
  parts: totals,
  /** Exceptions that were open, each with an owner. */
  openExceptions: z.array(id.max(250)).readonly(),
});
const reopened = z.object({ period, byId: id, reason: personal(z.string().min(1).max(500).nullable()) });

export const periodEventTypes = [
  defineEvent({ type: 'PeriodClosed', version: 1, schema: closed }),
  defineEvent({ type: 'PeriodReopened', version: 1, schema: reopened }),
] as const;

export type PeriodClosed = DomainEvent<'PeriodClosed', z.infer<typeof closed>>;
export type PeriodReopened = DomainEvent<'PeriodReopened', z.infer<typeof reopened>>;
export type PeriodEvent = EventsOf<typeof periodEventTypes>;

export interface PeriodState {
  readonly isClosed: boolean;
}

/** Everything that a close depends on, after the last reconciliation. */
export interface ClosePeriod extends Omit<PeriodClosed['data'], 'openExceptions'> {
  readonly kind: 'close';
  readonly exceptions: readonly {
    readonly id: string;
    readonly severity: 1 | 2;
    readonly assigneeId: string | null;
    /** When it stopped matching, in milliseconds. */
    readonly sinceMs: number;
  }[];
}
export type PeriodCommand =
  | ClosePeriod
  | (PeriodReopened['data'] & { readonly kind: 'reopen'; readonly reason: string });

function decide(command: PeriodCommand, state: PeriodState, now: number): readonly PeriodEvent[] {
  if (command.kind === 'reopen') {
    if (!state.isClosed) throw new Refusal('NOT_ALLOWED_NOW', say('PERIOD_NOT_CLOSED'));
    const { period: name, byId, reason } = command;
    return [{ type: 'PeriodReopened', data: { period: name, byId, reason } }];
  }
  const { kind: _kind, exceptions: all, ...data } = command;
  if (state.isClosed) return [];
  if (now < endOfMonth(data.period)) throw new Refusal('NOT_ALLOWED_NOW', say('PERIOD_NOT_ENDED'));
  const exceptions = all.filter(({ sinceMs }) => sinceMs < endOfMonth(data.period));
  const severe = exceptions.filter(({ severity }) => severity === 1).length;
  if (severe > 0) throw new Refusal('NOT_ALLOWED_NOW', say('RESOLVE_SEVERE_FIRST', { count: severe }));
  const orphans = exceptions.filter(({ assigneeId }) => assigneeId === null).length;
  if (orphans > 0) throw new Refusal('NOT_ALLOWED_NOW', say('ASSIGN_OPEN_FIRST', { count: orphans }));
  return [{ type: 'PeriodClosed', data: { ...data, openExceptions: exceptions.map((each) => each.id) } }];
}

export const periodStream = (name: string): string => `period-${name}`;

/** One month of the books. */
export const periodAggregate: Aggregate<PeriodState, PeriodCommand, PeriodEvent> = {
  version: 'period-1',
  snapshots: false,
  initial: { isClosed: false },
  streamOf: periodStream,
  evolve: (_state, event) => ({ isClosed: event.type === 'PeriodClosed' }),
  decide,
};
