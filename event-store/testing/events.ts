import { randomUUID } from 'node:crypto';
import type { NewEvent, Position, RecordedEvent } from '../../domain/envelope.ts';
import { categoryOf } from '../../domain/envelope.ts';
import type { EventStore } from '../port.ts';

/** A valid, unique event with the fields that a test sets. */
export function newEvent(fixed: Partial<NewEvent> = {}): NewEvent {
  const commandId = randomUUID();
  return {
    id: randomUUID(),
    type: 'ThingHappened',
    schemaVersion: 1,
    time: 1_790_000_000_000,
    data: { what: 'a thing' },
    metadata: { actor: { kind: 'user', id: 'user-1' }, commandId, correlationId: commandId, causationId: commandId },
    ...fixed,
  };
}

/** `count` events; `data.n` counts from `first`. */
export function newEvents(count: number, fixed: Partial<NewEvent> = {}, first = 0): NewEvent[] {
  return Array.from({ length: count }, (_, index) => newEvent({ data: { n: first + index }, ...fixed }));
}

/** A category that no other test uses: logs of servers are shared between tests. */
export function freshCategory(): string {
  return `test${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

/**
 * The events of a stream's category after a position. Other tests may append to the same log, so its head is no help.
 */
export async function eventsOf(store: EventStore, stream: string, after: Position): Promise<readonly RecordedEvent[]> {
  return (await store.readAll({ after, filter: { categories: [categoryOf(stream)] } })).events;
}

/** A stream that no other test uses. */
export function freshStream(category = freshCategory()): string {
  return `${category}-${randomUUID()}`;
}
