import { streamIdOf, type Actor, type Position } from '../../domain/envelope.ts';
import { isEvent } from '../../domain/events.ts';
import type { EventStore } from '../../event-store/port.ts';
import { effectOf, movementOf, type Movement } from '../projections/movement.ts';
import { creditEventOf, type CreditReplay } from './credit-replay.ts';

/** One event with the balance right after it; amounts in half-credits. */
export interface AuditedEvent {
  readonly id: string;
  readonly revision: number;
  readonly position: Position;
  readonly time: number;
  readonly type: string;
  /** Null for an event that moves no credits. */
  readonly movement: Movement | null;
  readonly actor: Actor;
  readonly userId: string;
  /** The act to undo, if an administrator set, gave or took credits; else null. */
  readonly adjustmentId: string | null;
  /** The administrator's note for staff. */
  readonly note: string | null;
  /** An administrator changed the credits of their own account. */
  readonly selfCredit: boolean;
  /** The id of the event or command that directly caused it. */
  readonly causationId: string;
  readonly change: number;
  readonly availableAfter: number;
  readonly heldAfter: number;
  readonly debtAfter: number;
  readonly hash: string;
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
    return {
      id,
      revision,
      position,
      time,
      type,
      movement: movementOf(creditEventOf(event)) ?? null,
      actor: metadata.actor,
      userId: streamIdOf(replay.stream),
      adjustmentId: isEvent(event, 'CreditsAdjusted') ? event.data.adjustmentId : null,
      note: isEvent(event, 'CreditsAdjusted', 'CreditsUndone') ? event.data.note : null,
      selfCredit: metadata.actor.kind === 'admin' && metadata.actor.id === streamIdOf(replay.stream),
      causationId: metadata.causationId,
      change: effectOf(creditEventOf(event)).available,
      availableAfter: replay.available[revision] ?? 0,
      heldAfter: replay.held[revision] ?? 0,
      debtAfter: replay.debt[revision] ?? 0,
      hash,
    };
  });
}
