import type { NewEvent } from '../domain/envelope.ts';
import { isUuid } from './event-id.ts';
import type { ExpectedRevision } from './port.ts';

/** An event checked and put into the text that will be stored and hashed. */
export interface PreparedEvent {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly time: number;
  readonly dataText: string;
  readonly metadataText: string;
}

function prepareEvent(event: NewEvent): PreparedEvent {
  const { id, type, schemaVersion, time } = event;
  if (!isUuid(id)) throw new TypeError(`Event id ${JSON.stringify(id)} is not a UUID in lower case`);
  checkName('Event type', type);
  if (!Number.isSafeInteger(schemaVersion) || schemaVersion < 1) throw new RangeError(`${type}: schema version ${schemaVersion} is not a whole number from 1`);
  if (!Number.isSafeInteger(time)) throw new RangeError(`${type}: time ${time} is not a whole number of milliseconds`);
  return { id, type, schemaVersion, time, dataText: JSON.stringify(event.data), metadataText: JSON.stringify(event.metadata) };
}

function checkName(what: string, name: string): void {
  if (name.length === 0 || name.length > 500 || !name.isWellFormed() || name.includes('\0')) {
    throw new TypeError(`${what} ${JSON.stringify(name.slice(0, 80))} must be 1 to 500 characters of text`);
  }
}

/**
 * Checks what a caller wants to append and freezes it as text, so that a later change of the
 * caller's objects can't reach the log. Throws TypeError or RangeError for what no log can hold.
 */
export function prepareAppend(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): readonly PreparedEvent[] {
  checkName('Stream', stream);
  if (typeof expected === 'number' && (!Number.isSafeInteger(expected) || expected < 0)) {
    throw new RangeError(`Expected revision ${expected} is not a revision; a stream without events is 'no_stream'`);
  }
  if (events.length === 0) throw new RangeError(`Nothing to append to ${stream}`);
  return events.map(prepareEvent);
}

/** Whether a stream whose last revision is `actual` (-1: no events) is as `expected` says. */
export function isAsExpected(expected: ExpectedRevision, actual: number): boolean {
  if (expected === 'no_stream') return actual === -1;
  if (expected === 'stream_exists') return actual >= 0;
  return expected === actual;
}

/** An event id is taken by another event: the caller built two facts under one identity. */
export class EventIdInUse extends Error {
  readonly eventId: string;

  constructor(eventId: string) {
    super(`Event id ${eventId} is already used by another event`);
    this.name = 'EventIdInUse';
    this.eventId = eventId;
  }
}
