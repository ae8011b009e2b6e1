import { hash, randomUUID } from 'node:crypto';
import type { Actor } from '../../domain/envelope.ts';
import { flat } from '../../lib/flat.ts';
import type { CommandContext } from '../executor/executor.ts';

/** A command's sender and idempotency key, as the gateway established them. */
export interface Caller {
  readonly actor: Actor;
  /** Shared by all commands and events that one request causes. */
  readonly correlationId: string;
  /** The caller's `Idempotency-Key`, if there was one. */
  readonly idempotencyKey?: string;
  /** Identifies one remote call between our processes, so that it can be retried. Not the client's key. */
  readonly retryKey?: string;
  /** Id of the event that caused this command; absent for a request from outside. */
  readonly causationId?: string;
  /** The network that an administrator's request came from. */
  readonly from?: string;
}

/** A UUID derived from a text, for ids that must be the same each time. */
export function uuidFrom(text: string): string {
  const hex = hash('sha256', text);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return flat(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  );
}

/** Hash of a request, independent of the order of its fields. */
export function requestHashOf(request: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sorted));
}

/** The key that a retry of this call carries, if it can be retried. */
export const keyOf = ({ idempotencyKey, retryKey }: Caller): string | undefined => idempotencyKey ?? retryKey;

/** The caller of commands that follow from an event; the same caller when nothing was appended. */
export const causedBy = (caller: Caller, eventId: string | undefined): Caller =>
  eventId === undefined ? caller : { ...caller, causationId: eventId };

export interface ContextOptions {
  /** Set where the command's target identifies it (a hold, a payment): every such call is the same command. */
  readonly stableId?: string;
  /** The subject of the personal data in the events. */
  readonly subject?: string;
  /** Hash of the request: with a key, a retry is recognized and another request under the same key is refused. */
  readonly requestHash?: string;
}

/** The context of one command; `name` distinguishes the commands of one request. */
export function contextFor(caller: Caller, name: string, options: ContextOptions = {}): CommandContext {
  const { stableId, subject, requestHash } = options;
  const { actor, correlationId, causationId, from } = caller;
  const key = keyOf(caller);
  // The key is free text from the client: only its hash goes into the log.
  const unique = stableId ?? (key === undefined ? randomUUID() : uuidFrom(`${actor.kind}:${actor.id}/${name}/${key}`));
  const isRepeatable = requestHash !== undefined && (stableId !== undefined || key !== undefined);
  return {
    actor,
    commandId: flat(`${name}/${unique}`),
    correlationId,
    ...(isRepeatable ? { requestHash } : {}),
    ...(causationId === undefined ? {} : { causationId }),
    ...(subject === undefined ? {} : { subject }),
    ...(from === undefined ? {} : { from }),
  };
}
