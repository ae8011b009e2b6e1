import type { Json, NewEvent } from '../domain/envelope.ts';
import { isUuid } from './event-id.ts';
import type { ExpectedRevision } from './port.ts';
import { isSealed } from './sealed-field.ts';

/** A validated event, serialized to the text that is stored and hashed. */
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
  if (!Number.isSafeInteger(schemaVersion) || schemaVersion < 1)
    throw new RangeError(`${type}: schema version ${schemaVersion} is not a whole number from 1`);
  if (!Number.isSafeInteger(time)) throw new RangeError(`${type}: time ${time} is not a whole number of milliseconds`);
  return {
    id,
    type,
    schemaVersion,
    time,
    dataText: JSON.stringify(event.data),
    metadataText: JSON.stringify(event.metadata),
  };
}

function checkName(what: string, name: string): void {
  if (name.length === 0 || name.length > 500 || !name.isWellFormed() || name.includes('\0')) {
    throw new TypeError(`${what} ${JSON.stringify(name.slice(0, 80))} must be 1 to 500 characters of text`);
  }
}

/**
 * Validates an append and serializes its events, so that later changes to the caller's objects can't reach the log.
 * Throws TypeError or RangeError for what no log can hold, EventIdInUse for an id that occurs twice.
 */
export function prepareAppend(
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): readonly PreparedEvent[] {
  checkName('Stream', stream);
  if (typeof expected === 'number' && (!Number.isSafeInteger(expected) || expected < 0)) {
    throw new RangeError(`Expected revision ${expected} is not a revision; a stream without events is 'no_stream'`);
  }
  if (events.length === 0) throw new RangeError(`Nothing to append to ${stream}`);
  const seen = new Set<string>();
  for (const { id } of events) {
    if (seen.has(id)) throw new EventIdInUse(id);
    seen.add(id);
  }
  return events.map(prepareEvent);
}

/** The expected last revision as a number: -1 for a stream without events. */
export const revisionOf = (expected: ExpectedRevision): number => (expected === 'no_stream' ? -1 : expected);

type Content = Pick<PreparedEvent, 'id' | 'type' | 'schemaVersion' | 'time' | 'dataText'>;

/** The data as text. Encryption draws a new nonce each time, so all sealed values count as equal. */
const comparableData = ({ dataText }: Content): string =>
  JSON.stringify(JSON.parse(dataText, (_, value: Json) => (isSealed(value) ? 'sealed' : value)));

const isSame = (one: Content, other: Content): boolean =>
  one.type === other.type &&
  one.schemaVersion === other.schemaVersion &&
  one.time === other.time &&
  comparableData(one) === comparableData(other);

/**
 * Whether an append was stored before: the events at its place have the same ids and contents. Throws EventIdInUse for
 * equal ids with different contents.
 */
export function isRepetition(stored: readonly Content[], events: readonly PreparedEvent[]): boolean {
  if (!events.every(({ id }, index) => stored[index]?.id === id)) return false;
  const other = events.find((event, index) => !isSame(event, stored[index] ?? event));
  if (other) throw new EventIdInUse(other.id);
  return true;
}

/** Another event has this id. A programming error: the caller used one id for two events. */
export class EventIdInUse extends Error {
  readonly eventId: string;

  constructor(eventId: string) {
    super(`Event id ${eventId} is already used by another event`);
    this.name = 'EventIdInUse';
    this.eventId = eventId;
  }
}
