import type { JsonObject, Position, RecordedEvent } from '../../../domain/envelope.ts';
import { START, categoryOf, comparePositions } from '../../../domain/envelope.ts';
import type { EventStore, LogFilter, LogPage } from '../../../event-store/port.ts';

/** A log in memory, and the faults that a test wants from it. */
export interface TestLog extends Pick<EventStore, 'subscribe' | 'readAll' | 'head'> {
  append(...events: readonly TestEvent[]): Position;
  readonly events: readonly RecordedEvent[];
  eventsAfter(position: Position): Promise<number>;
  /** The next so many reads of the log fail. */
  failNext(reads: number): void;
  /** Ends every subscription that is open, as a server does that goes away. */
  drop(): void;
  /** Each page is delivered so many times. Default 1. */
  repeat: number;
}

export interface TestEvent {
  readonly stream: string;
  readonly type: string;
  readonly data?: JsonObject;
}

export function createTestLog(): TestLog {
  const events: RecordedEvent[] = [];
  let grown = Promise.withResolvers<void>();
  let dropped = Promise.withResolvers<void>();
  let failures = 0;

  const page = (after: Position, filter: LogFilter | undefined, limit: number): LogPage => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('The log is away');
    }
    const from = events.findIndex((event) => comparePositions(event.position, after) > 0);
    const rest = from < 0 ? [] : events.slice(from);
    const matching = rest.filter((event) => (!filter?.types || filter.types.includes(event.type)) && (!filter?.categories || filter.categories.includes(categoryOf(event.stream))));
    const taken = matching.slice(0, limit);
    const end = taken.length === matching.length;
    return { events: taken, position: (end ? rest.at(-1) : taken.at(-1))?.position ?? after, end };
  };

  const log: TestLog = {
    events,
    repeat: 1,
    append(...added) {
      for (const { stream, type, data = {} } of added) {
        const n = events.length + 1;
        const metadata = { actor: { kind: 'system', id: 'test' }, commandId: `c${n}`, correlationId: `c${n}`, causationId: `c${n}` } as const;
        events.push({ id: `e${n}`, stream, type, data, schemaVersion: 1, time: n, metadata, revision: 0, position: String(n).padStart(16, '0') as Position, hash: '' });
      }
      grown.resolve();
      grown = Promise.withResolvers<void>();
      return events.at(-1)?.position ?? START;
    },
    head: async () => events.at(-1)?.position ?? START,
    eventsAfter: async (position) => events.filter((event) => comparePositions(event.position, position) > 0).length,
    readAll: async ({ after, filter, limit = 1_000 }) => page(after, filter, limit),
    async *subscribe({ after, filter, pageSize = 1_000, signal }) {
      const aborted = Promise.withResolvers<void>();
      signal?.addEventListener('abort', () => aborted.resolve(), { once: true });
      const ended = dropped.promise.then(() => true);
      for (let position = after; !signal?.aborted; ) {
        const growth = grown.promise;
        const found = page(position, filter, pageSize);
        if (comparePositions(found.position, position) > 0) {
          for (let time = 0; time < log.repeat; time += 1) yield found;
          position = found.position;
        } else if (await Promise.race([growth, aborted.promise, ended])) return;
      }
    },
    failNext(reads) {
      failures = reads;
    },
    drop() {
      dropped.resolve();
      dropped = Promise.withResolvers<void>();
    },
  };
  return log;
}
