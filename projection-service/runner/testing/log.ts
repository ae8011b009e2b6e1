import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsonObject, NewEvent, Position, RecordedEvent } from '../../../domain/envelope.ts';
import { comparePositions } from '../../../domain/envelope.ts';
import { createMemoryEventStore } from '../../../event-store/testing/index.ts';
import type { EventStore, LogPage } from '../../../event-store/index.ts';

/** An in-memory log with fault injection. */
export interface TestLog extends Pick<EventStore, 'subscribe' | 'readAll' | 'head'> {
  readonly store: EventStore;
  append(...events: readonly TestEvent[]): Promise<Position>;
  events(): Promise<readonly RecordedEvent[]>;
  eventsAfter(position: Position): Promise<number>;
  /** Fails this many of the next subscription pages. */
  failNext(pages: number): void;
  /** Ends every open subscription, as a server shutdown does. */
  drop(): void;
  /** How often each page is delivered. Default 1. */
  repeat: number;
}

export interface TestEvent {
  readonly stream: string;
  readonly type: string;
  readonly data?: JsonObject;
  readonly id?: string;
}

export function createTestLog(): TestLog {
  const store = createMemoryEventStore();
  let open = new AbortController();
  let failures = 0;

  const events = async (): Promise<readonly RecordedEvent[]> =>
    (await store.readAll({ after: '' as Position, limit: 10_000 })).events;

  const log: TestLog = {
    store,
    repeat: 1,
    events,
    async append(...added) {
      const next = new Map<string, number>();
      for (const event of added) {
        const { stream } = event;
        const last =
          next.get(stream) ?? (await store.readStream(stream, { direction: 'backwards', limit: 1 }))[0]?.revision ?? -1;
        await store.append(stream, last < 0 ? 'no_stream' : last, [toNewEvent(event)]);
        next.set(stream, last + 1);
      }
      return store.head();
    },
    head: () => store.head(),
    readAll: (options) => store.readAll(options),
    eventsAfter: async (position) =>
      (await events()).filter((event) => comparePositions(event.position, position) > 0).length,
    async *subscribe(options): AsyncGenerator<LogPage> {
      const signal = AbortSignal.any([open.signal, ...(options.signal ? [options.signal] : [])]);
      for await (const page of store.subscribe({ ...options, signal })) {
        if (failures > 0) {
          failures -= 1;
          throw new Error('The log is unavailable');
        }
        for (let time = 0; time < log.repeat; time += 1) yield page;
        await nextTurn();
      }
    },
    failNext(pages) {
      failures = pages;
    },
    drop() {
      open.abort();
      open = new AbortController();
    },
  };
  return log;
}

function toNewEvent({ type, data = {}, id = randomUUID() }: TestEvent): NewEvent {
  const metadata = {
    actor: { kind: 'system', id: 'test' },
    commandId: id,
    correlationId: id,
    causationId: id,
  } as const;
  return { id, type, data, schemaVersion: 1, time: Date.now(), metadata };
}
