import type { CreditState } from '../../domain/credits/index.ts';
import { streamIdOf, type Actor, type Position } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import { effectOf, movementOf, type Movement } from '../projections/movement.ts';
import { creditEventOf, figuresOf, type CreditReplay, type EventParts } from './credit-replay.ts';

/** The effect of an event of a credit account, and the balance right after it; amounts in half-credits. */
export interface CreditStep {
  /** Null for an event that moves no credits. */
  readonly movement: Movement | null;
  readonly change: number;
  readonly availableAfter: number;
  readonly heldAfter: number;
  readonly debtAfter: number;
}

/** One event of a credit account. */
export interface AuditedEvent extends CreditStep {
  readonly id: string;
  readonly revision: number;
  readonly position: Position;
  readonly time: number;
  readonly type: string;
  readonly actor: Actor;
  readonly selfCredit: boolean;
  readonly hash: string;
}

/** The effect of an event, by the state after it. */
export const creditStepOf = (event: EventParts, after: CreditState): CreditStep => stepOf(event, figuresOf(after));

/** An administrator changed the credits of their own account. */
export const isSelfCredit = ({ kind, id }: Actor, userId: string): boolean => kind === 'admin' && id === userId;

function stepOf(event: EventParts, { available, held, debt }: ReturnType<typeof figuresOf>): CreditStep {
  const credited = creditEventOf(event);
  return {
    movement: movementOf(credited) ?? null,
    change: effectOf(credited).available,
    availableAfter: available,
    heldAfter: held,
    debtAfter: debt,
  };
}

/** Lists the events between two revisions (both inclusive, at most 10,000), oldest first. */
export async function auditedEvents(
  log: Pick<EventStore, 'readStream'>,
  replay: CreditReplay,
  from: number,
  to: number,
): Promise<readonly AuditedEvent[]> {
  if (to < from) return [];
  const recorded = await log.readStream(replay.stream, { from, limit: to - from + 1 });
  return recorded.map((event) => {
    const { id, revision, position, time, type, hash, metadata } = event;
    const { actor } = metadata;
    const after = {
      available: replay.available[revision] ?? 0,
      held: replay.held[revision] ?? 0,
      debt: replay.debt[revision] ?? 0,
    };
    const selfCredit = isSelfCredit(actor, streamIdOf(replay.stream));
    return { id, revision, position, time, type, actor, selfCredit, hash, ...stepOf(event, after) };
  });
}
