import assert from 'node:assert/strict';
import type { EventMetadata, JsonObject, NewEvent, Position } from '../../domain/envelope.ts';
import type { EventOf, EventType } from '../../domain/events.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import type { EventStore, LogPage, SubscribeOptions } from '../../event-store/index.ts';
import type { Projector } from '../projector.ts';
import { createMemoryReadStore } from '../read-store/memory/index.ts';
import type { Document, ReadStore } from '../read-store/port.ts';
import { startProjections } from '../runner/index.ts';
import type { ProjectionError } from '../runner/types.ts';

/** An event as a specification writes it: missing fields get fixed values. */
export interface GivenEvent {
  /** Default: a stream of the first category that the projector looks at. */
  readonly stream?: string;
  readonly type: string;
  readonly data: JsonObject;
  /** Default: `givenEventId(n)` for the n-th event, counted from 0. */
  readonly id?: string;
  /** Default: `givenTime(n)`. */
  readonly time?: number;
  readonly schemaVersion?: number;
  readonly metadata?: Partial<EventMetadata>;
}

/** An event of the product, its data checked by the compiler. */
export function happened<Type extends EventType>(stream: string, type: Type, data: EventOf<Type>['data']): GivenEvent {
  return { stream, type, data: data as object as JsonObject };
}

/** All documents, by collection and id. */
export type Documents = Readonly<Record<string, Readonly<Record<string, Document>>>>;

export interface DeliveryOptions {
  /** How often each page of the log is delivered. Default 1; more must change nothing. */
  readonly times?: number;
}

export interface ProjectionSpec {
  given(events: readonly GivenEvent[]): {
    /**
     * Rejects unless exactly these documents exist, in every collection (a collection that is not named must be empty),
     * or if the check throws; tries one batch and batches of one event each.
     */
    then(expected: Documents | ((documents: Documents) => void), options?: DeliveryOptions): Promise<void>;
    /** Rejects unless the projection stops at the n-th event, counted from 0, with such a message. */
    thenStopsAt(event: number, message: RegExp): Promise<void>;
  };
}

/** Default id of the n-th event, counted from 0. */
export function givenEventId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** Position of the n-th event, counted from 0. */
export function givenPosition(n: number): Position {
  return String(n + 1).padStart(16, '0') as Position;
}

/** Default time of the n-th event, counted from 0: a second after the one before. */
export function givenTime(n: number): number {
  return Date.UTC(2026, 0, 1) + 1_000 * n;
}

/**
 * Specifies a projector by events and documents, through the real runner. Needs no test runner: rejects when the
 * specification does not hold.
 */
export function projectionSpec(projector: Projector): ProjectionSpec {
  const batchSizes = [10_000, 1];
  return {
    given: (events) => ({
      // oxlint-disable-next-line unicorn/no-thenable -- the last word of a specification
      async then(expected, { times = 1 } = {}) {
        for (const batchSize of batchSizes) {
          const { documents, error } = await run(projector, events, batchSize, times);
          if (error) assert.fail(`The projection stopped at ${error.event?.type ?? 'no event'}: ${error.message}`);
          if (typeof expected === 'function') expected(documents);
          else assert.deepStrictEqual(documents, { ...emptyCollections(projector), ...expected });
        }
      },
      async thenStopsAt(event, message) {
        for (const batchSize of batchSizes) {
          const { error } = await run(projector, events, batchSize, 1);
          assert.ok(error, 'The projection did not stop');
          assert.match(error.message, message);
          assert.equal(error.event?.id, events[event]?.id ?? givenEventId(event));
        }
      },
    }),
  };
}

async function run(
  projector: Projector,
  events: readonly GivenEvent[],
  batchSize: number,
  times: number,
): Promise<{ readonly documents: Documents; readonly error: ProjectionError | undefined }> {
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  await appendGiven(eventStore, events, projector.filter.categories?.[0]);
  const projections = await startProjections({
    eventStore: repeating(eventStore, times),
    readStore,
    projectors: [projector],
    batchSize,
  });
  await projections.waitFor([projector.name], await eventStore.head(), 10_000);
  const [status] = await projections.status();
  await projections.stop();
  return { documents: await allDocuments(readStore, projector), error: status?.error };
}

/** Appends events to their streams; an event without one goes to the first stream of the category. */
export async function appendGiven(
  eventStore: Pick<EventStore, 'append'>,
  events: readonly GivenEvent[],
  category = 'given',
): Promise<void> {
  const revisions = new Map<string, number>();
  for (const [n, event] of events.entries()) {
    const stream = event.stream ?? `${category}-1`;
    const last = revisions.get(stream);
    await eventStore.append(stream, last ?? 'no_stream', [toNewEvent(event, n)]);
    revisions.set(stream, (last ?? -1) + 1);
  }
}

/** The log of a server that delivers pages repeatedly. */
function repeating(eventStore: EventStore, times: number): EventStore {
  async function* subscribe(options: SubscribeOptions): AsyncGenerator<LogPage> {
    for await (const page of eventStore.subscribe(options)) {
      for (let time = 0; time < times; time += 1) yield page;
    }
  }
  return { ...eventStore, subscribe };
}

async function allDocuments(readStore: ReadStore, projector: Projector): Promise<Documents> {
  const handle = await readStore.open(projector.name, projector.version);
  const collections = await Promise.all(
    projector.collections.map(async ({ name }) => {
      const documents: Record<string, Document> = {};
      for (let after: string | undefined; ;) {
        const page = await handle.scan(name, after, 1_000);
        for (const { id, doc } of page) documents[id] = doc;
        after = page.at(-1)?.id;
        if (after === undefined) return [name, documents] as const;
      }
    }),
  );
  return Object.fromEntries(collections);
}

function emptyCollections(projector: Projector): Documents {
  return Object.fromEntries(projector.collections.map(({ name }) => [name, {}]));
}

function toNewEvent({ type, data, id, time, schemaVersion = 1, metadata }: GivenEvent, n: number): NewEvent {
  const eventId = id ?? givenEventId(n);
  return {
    id: eventId,
    type,
    schemaVersion,
    time: time ?? givenTime(n),
    data,
    metadata: {
      actor: { kind: 'system', id: 'given' },
      commandId: eventId,
      correlationId: eventId,
      causationId: eventId,
      ...metadata,
    },
  };
}
