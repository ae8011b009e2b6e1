import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../../domain/envelope.ts';

/** An event that any log takes, different from every other, with whatever a test wants to fix. */
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

/** So many events; `data.n` counts from `first`. */
export function newEvents(count: number, fixed: Partial<NewEvent> = {}, first = 0): NewEvent[] {
  return Array.from({ length: count }, (_, index) => newEvent({ data: { n: first + index }, ...fixed }));
}

/** A category that no other test uses: logs of servers are shared between tests. */
export function freshCategory(): string {
  return `test${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

/** A stream that no other test uses. */
export function freshStream(category = freshCategory()): string {
  return `${category}-${randomUUID()}`;
}
