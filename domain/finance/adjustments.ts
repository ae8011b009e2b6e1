import { z } from 'zod';
import type { Aggregate } from '../aggregate.ts';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { Refusal } from '../refusal.ts';
import { say } from '../../words/index.ts';
import { needsTwoPersons } from './exceptions.ts';
import { adjustmentOutcomes, type AdjustmentOutcome } from './journal.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);
/** Written by a person of finance; null once that account is erased. */
const reason = z.string().min(1).max(500).nullable();

/** A first person proposed a decision about a price over the limit of the two-person rule. */
const proposed = z.object({
  adjustmentId: id,
  byId: id,
  outcome: z.enum(adjustmentOutcomes),
  reason: personal(reason),
});
/** Finance decided how to book the price of credits that an administrator took. */
const decided = z.object({
  adjustmentId: id,
  /** The user who had the credits. */
  userId: id,
  byId: id,
  /** Null below the limit of the two-person rule. */
  approvedById: id.nullable(),
  outcome: z.enum(adjustmentOutcomes),
  /** The price of the credits. */
  amountCents: z.int().min(1),
  reason: personal(reason),
});
/** The decision no longer counts: the price waits for another one. */
const reopened = z.object({ adjustmentId: id, byId: id, reason: personal(reason) });

export const adjustmentEventTypes = [
  defineEvent({ type: 'AdjustmentProposed', version: 1, schema: proposed }),
  defineEvent({ type: 'AdjustmentDecided', version: 1, schema: decided }),
  defineEvent({ type: 'AdjustmentReopened', version: 1, schema: reopened }),
] as const;

export type AdjustmentProposed = DomainEvent<'AdjustmentProposed', z.infer<typeof proposed>>;
export type AdjustmentEvent = EventsOf<typeof adjustmentEventTypes>;

export interface AdjustmentState {
  readonly outcome: AdjustmentOutcome | null;
  readonly proposal: Pick<AdjustmentProposed['data'], 'byId' | 'outcome' | 'reason'> | null;
}

interface Acting {
  readonly adjustmentId: string;
  readonly byId: string;
  readonly reason: string;
}
export type AdjustmentCommand =
  | (Acting & {
      readonly kind: 'decide';
      readonly outcome: AdjustmentOutcome;
      readonly userId: string;
      readonly amountCents: number;
    })
  | (Acting & { readonly kind: 'reopen' });

function decide(command: AdjustmentCommand, state: AdjustmentState): readonly AdjustmentEvent[] {
  const { adjustmentId, byId, reason: why } = command;
  if (command.kind === 'reopen') {
    if (state.outcome === null) throw new Refusal('NOT_ALLOWED_NOW', say('ADJUSTMENT_NOT_DECIDED'));
    return [{ type: 'AdjustmentReopened', data: { adjustmentId, byId, reason: why } }];
  }
  const { outcome, userId, amountCents } = command;
  if (state.outcome === outcome) return [];
  if (state.outcome !== null) throw new Refusal('NOT_ALLOWED_NOW', say('ADJUSTMENT_DECIDED'));
  const about = { adjustmentId, userId, outcome, amountCents };
  if (!needsTwoPersons(amountCents))
    return [{ type: 'AdjustmentDecided', data: { ...about, byId, approvedById: null, reason: why } }];
  const { proposal } = state;
  if (proposal?.outcome !== outcome)
    return [{ type: 'AdjustmentProposed', data: { adjustmentId, byId, outcome, reason: why } }];
  if (proposal.byId === byId) throw new Refusal('NOT_ALLOWED_NOW', say('SECOND_PERSON_NEEDED'));
  const data = { ...about, byId: proposal.byId, approvedById: byId, reason: proposal.reason };
  return [{ type: 'AdjustmentDecided', data }];
}

function evolve(_state: AdjustmentState, event: AdjustmentEvent): AdjustmentState {
  switch (event.type) {
    case 'AdjustmentProposed': {
      const { byId, outcome, reason: why } = event.data;
      return { outcome: null, proposal: { byId, outcome, reason: why } };
    }
    case 'AdjustmentDecided':
      return { outcome: event.data.outcome, proposal: null };
    case 'AdjustmentReopened':
      return { outcome: null, proposal: null };
  }
}

/** The decision of finance about credits that an administrator took. */
export const adjustmentAggregate: Aggregate<AdjustmentState, AdjustmentCommand, AdjustmentEvent> = {
  version: 'adjustment-2',
  snapshots: false,
  initial: { outcome: null, proposal: null },
  streamOf: (adjustmentId) => `adjustment-${adjustmentId}`,
  evolve,
  decide,
};
