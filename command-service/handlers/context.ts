import { hash, randomUUID } from 'node:crypto';
import type { Actor } from '../../domain/envelope.ts';
import type { CommandContext } from '../executor/executor.ts';

/** Who sends a command and under which key, as the gateway established it. */
export interface Caller {
  readonly actor: Actor;
  /** The same for all that one request sets in motion. */
  readonly correlationId: string;
  /** The caller's `Idempotency-Key`, if there was one. */
  readonly idempotencyKey?: string;
}

/** A UUID that is the same for the same text, for ids that must not depend on when or how often they are made. */
export function uuidFrom(text: string): string {
  const hex = hash('sha256', text);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Identifies what a request asks for, whatever the order of its fields. */
export function fingerprintOf(request: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sorted));
}

/**
 * The context of one command of a caller. `name` tells the commands of one request apart; `stableId` is given
 * where the command itself has an identity (a hold, a payment), so that whoever repeats it repeats this command.
 */
export function contextFor(caller: Caller, name: string, options: { stableId?: string; subject?: string; causationId?: string } = {}): CommandContext {
  const { stableId, subject, causationId } = options;
  const unique = stableId ?? caller.idempotencyKey ?? randomUUID();
  const scope = stableId === undefined ? `${caller.actor.kind}:${caller.actor.id}/` : '';
  return {
    actor: caller.actor,
    commandId: `${scope}${name}/${unique}`,
    correlationId: caller.correlationId,
    ...(causationId === undefined ? {} : { causationId }),
    ...(subject === undefined ? {} : { subject }),
  };
}
