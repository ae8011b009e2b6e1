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
  /** Names one call between our own processes, which is sent again when its answer is lost. Not the client's key. */
  readonly retryKey?: string;
  /** Id of the event that led to this command; absent for a request from outside. */
  readonly causationId?: string;
}

/** A UUID that is the same for the same text, for ids that must not depend on when or how often they are made. */
export function uuidFrom(text: string): string {
  const hex = hash('sha256', text);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Identifies what a request asks for, whatever the order of its fields. */
export function requestHashOf(request: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sorted));
}

/** The key under which a repetition of this call arrives, if it can be repeated. */
export const keyOf = ({ idempotencyKey, retryKey }: Caller): string | undefined => idempotencyKey ?? retryKey;

/** The caller of what follows from an event; the same caller when nothing was appended. */
export const causedBy = (caller: Caller, eventId: string | undefined): Caller =>
  eventId === undefined ? caller : { ...caller, causationId: eventId };

export interface ContextOptions {
  /** Given where the command has an identity of its own (a hold, a payment): whoever repeats it repeats this command. */
  readonly stableId?: string;
  /** Whose personal data the events hold. */
  readonly subject?: string;
  /** What the command asks for: with a key, its repetition is recognised and another request is refused. */
  readonly requestHash?: string;
}

/** The context of one command of a caller; `name` tells the commands of one request apart. */
export function contextFor(caller: Caller, name: string, options: ContextOptions = {}): CommandContext {
  const { stableId, subject, requestHash } = options;
  const { actor, correlationId, causationId } = caller;
  const key = keyOf(caller);
  // A key is the client's text: the log gets a hash of it.
  const unique = stableId ?? (key === undefined ? randomUUID() : uuidFrom(`${actor.kind}:${actor.id}/${name}/${key}`));
  const isRepeatable = requestHash !== undefined && (stableId !== undefined || key !== undefined);
  return {
    actor,
    commandId: `${name}/${unique}`,
    correlationId,
    ...(isRepeatable ? { requestHash } : {}),
    ...(causationId === undefined ? {} : { causationId }),
    ...(subject === undefined ? {} : { subject }),
  };
}
