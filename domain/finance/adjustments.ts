import { z } from 'zod';
import type { Aggregate } from '../aggregate.ts';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';
import { Refusal } from '../refusal.ts';
import { say } from '../../words/index.ts';
import { adjustmentOutcomes, type AdjustmentOutcome } from './journal.ts';

const id = z.string().min(1).max(200);
/** Written by a person of finance; null once that account is erased. */
const reason = z.string().min(1).max(500).nullable();

/** Finance decided where the price of credits goes that an administrator took. */
const decided = z.object({
  adjustmentId: id,
  /** The user who had the credits. */
  userId: id,
  byId: id,
  outcome: z.enum(adjustmentOutcomes),
  /** The price of the credits. */
  amountCents: z.int().min(1),
  reason,
});
/** The decision no longer counts: the price waits for another one. */
const reopened = z.object({ adjustmentId: id, byId: id, reason });

export const adjustmentEventTypes = [
  defineEvent({ type: 'AdjustmentDecided', version: 1, schema: decided, personal: ['reason'] }),
  defineEvent({ type: 'AdjustmentReopened', version: 1, schema: reopened, personal: ['reason'] }),
] as const;

export type AdjustmentDecided = DomainEvent<'AdjustmentDecided', z.infer<typeof decided>>;
export type AdjustmentReopened = DomainEvent<'AdjustmentReopened', z.infer<typeof reopened>>;
export type AdjustmentEvent = AdjustmentDecided | AdjustmentReopened;

export interface AdjustmentState {
  readonly outcome: AdjustmentOutcome | null;
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
  return [{ type: 'AdjustmentDecided', data: { adjustmentId, userId, byId, outcome, amountCents, reason: why } }];
}

/** The decision of finance about credits that an administrator took. */
export const adjustmentAggregate: Aggregate<AdjustmentState, AdjustmentCommand, AdjustmentEvent> = {
  version: 'adjustment-1',
  snapshots: false,
  initial: { outcome: null },
  streamOf: (adjustmentId) => `adjustment-${adjustmentId}`,
  evolve: (_state, event) => ({ outcome: event.type === 'AdjustmentDecided' ? event.data.outcome : null }),
  decide,
};
