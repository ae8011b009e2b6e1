/**
 * The fields that every event carries. The log, the command side and the projection side share these types and nothing
 * else.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/**
 * A position in the log. Opaque outside the engine that issued it, but always comparable as a string, so one type fits
 * a counter as well as EventStoreDB's commit and prepare positions.
 */
export type Position = string & { readonly __brand: 'Position' };

/** The position before the first event of any log. */
export const START = '' as Position;

/** Negative when `a` is before `b`, 0 when equal, positive when after. */
export function comparePositions(a: Position, b: Position): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The last of these positions; START when there are none. */
export const furthestOf = (positions: readonly Position[]): Position =>
  positions.reduce((last, position) => (comparePositions(position, last) > 0 ? position : last), START);

/** The actor of an event. `id` is a user id for users and admins, a name otherwise ("rendering", "stripe"). */
export interface Actor {
  readonly kind: 'user' | 'admin' | 'process' | 'provider' | 'system';
  readonly id: string;
}

export interface EventMetadata {
  readonly actor: Actor;
  /** Identifies the command; with `requestHash`, a repetition of it is recognized. */
  readonly commandId: string;
  /** Shared by all commands and events that one request caused. */
  readonly correlationId: string;
  /** Id of the event that caused this one; the command's id where a chain begins. */
  readonly causationId: string;
  /** Hash of the request body sent with an idempotency key: the same key with another body is refused. */
  readonly requestHash?: string;
  /** The user whose personal data the event holds, and whose key seals it. */
  readonly subject?: string;
  /** The network that an administrator's command came from, e.g. `203.0.113.0/24`; absent for everybody else. */
  readonly from?: string;
}

/** A business fact as `decide` returns it, before it gets an id and a position. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** An event ready to be appended. */
export interface NewEvent {
  /** UUID, new for each series of attempts to append (see `newEventId`). */
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** UTC, milliseconds since the epoch. */
  readonly time: number;
  readonly data: JsonObject;
  readonly metadata: EventMetadata;
}

/** Where and when the log holds an event: everything but its type and data. */
export interface RecordedFields extends Omit<NewEvent, 'type' | 'data'> {
  readonly stream: string;
  /** 0 for the first event of its stream. */
  readonly revision: number;
  readonly position: Position;
  /** Hex SHA-256 that covers this event and the hash of the one before it in its stream. */
  readonly hash: string;
}

/**
 * An event as the log holds it. The log itself knows no types; `RecordedEvent<CurbcastEvent>` is a union that narrows
 * by `type` (see `isEvent` in `domain/events.ts`).
 */
export type RecordedEvent<Event extends DomainEvent = DomainEvent<string, JsonObject>> = Event extends DomainEvent
  ? RecordedFields & Event
  : never;

/** `credits-42` -> `credits`. The category is everything before the first dash. */
export function categoryOf(stream: string): string {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
}

/**
 * `credits-42` -> `42`: the id behind the category, empty when there is none. The inverse of `creditStream` and its
 * like.
 */
export function streamIdOf(stream: string): string {
  const dash = stream.indexOf('-');
  return dash < 0 ? '' : stream.slice(dash + 1);
}
