import type { Actor, DomainEvent, JsonObject, NewEvent, Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import type { EventRegistry } from '../../domain/event-type.ts';
import { Refusal } from '../../domain/refusal.ts';
import { eventIdFor, EventIdInUse, WrongExpectedRevision, type EventStore } from '../../event-store/index.ts';
import { createMutex } from './mutex.ts';
import { createStateCache, type Loaded } from './state-cache.ts';

/** A kind of stream: where it is, how it is folded and what its commands decide. All pure. */
export interface Aggregate<State extends object, Command, Event extends DomainEvent> {
  /** Names the folded shape: snapshots of another version are ignored. */
  readonly version: string;
  readonly initial: State;
  /** False where the state holds personal data: a snapshot would outlive the key that seals its events. */
  readonly snapshots: boolean;
  readonly streamOf: (id: string) => string;
  readonly evolve: (state: State, event: Event, time: number) => State;
  readonly decide: (command: Command, state: State, now: number) => readonly Event[];
}

/** Who commands, and what set it in motion. */
export interface CommandContext {
  readonly actor: Actor;
  /** Repeating a command under the same id never makes a second set of events. */
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  /** Whose personal data the events hold. */
  readonly subject?: string;
}

export interface Executed<State, Event> extends Loaded<State> {
  /** What was appended; empty when the command had nothing left to do. */
  readonly events: readonly Event[];
}

export interface Executor {
  load<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
  ): Promise<Loaded<State>>;
  /**
   * Loads, decides, appends. On a conflict with another writer it loads and decides again, a bounded number
   * of times. Throws the decision's Refusal, CONFLICT when the stream stays contended.
   */
  execute<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Executed<State, Event>>;
  /** Conflicts met since the start, for the metrics. */
  conflicts(): number;
}

export interface ExecutorOptions {
  readonly eventStore: EventStore;
  readonly registry: EventRegistry;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Streams whose state is kept in memory. */
  readonly cacheSize?: number;
}

const maxAttempts = 8;
const snapshotEvery = 256;
const pageSize = 1_000;

/** Runs commands against the log. Commands on one stream run one after the other within this process. */
export function createExecutor({ eventStore, registry, now, cacheSize = 20_000 }: ExecutorOptions): Executor {
  const cache = createStateCache(cacheSize);
  const mutex = createMutex();
  let conflicts = 0;

  async function load<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
  ): Promise<Loaded<State>> {
    const stream = aggregate.streamOf(id);
    const known = cache.get<State>(stream, aggregate.version) ?? (await fromSnapshot(aggregate, stream));
    let { state, revision, position, time } = known;
    for (;;) {
      const page = await eventStore.readStream(stream, { from: revision + 1, limit: pageSize });
      for (const event of page) {
        state = aggregate.evolve(state, event as DomainEvent as Event, event.time);
        time = Math.max(time, event.time);
      }
      const last = page.at(-1);
      if (last) ({ revision, position } = last);
      if (page.length < pageSize) break;
    }
    const loaded = { state, revision, position, time };
    remember(aggregate, stream, loaded);
    return loaded;
  }

  async function fromSnapshot<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
  ): Promise<Loaded<State>> {
    const snapshot = aggregate.snapshots ? await eventStore.loadSnapshot(stream, aggregate.version) : undefined;
    if (!snapshot) return { state: aggregate.initial, revision: -1, position: START, time: 0 };
    const { state, position, time = 0 } = snapshot.state as object as { state: State; position: Position; time?: number };
    return { state, revision: snapshot.revision, position, time };
  }

  function remember<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
    loaded: Loaded<State>,
  ): void {
    const snapshotAt = cache.set(stream, aggregate.version, loaded);
    if (!aggregate.snapshots || loaded.revision - snapshotAt < snapshotEvery) return;
    cache.snapshotTaken(stream, loaded.revision);
    const state = { state: loaded.state, position: loaded.position, time: loaded.time } as object as JsonObject;
    // A snapshot only saves time: losing one is no fault of the command.
    eventStore.saveSnapshot(stream, aggregate.version, { revision: loaded.revision, state }).catch(() => undefined);
  }

  async function attempt<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Executed<State, Event>> {
    const loaded = await load(aggregate, id);
    // Of a clock that was set back, or is another machine's, a stream knows nothing: its time never goes back.
    const time = Math.max(now(), loaded.time);
    const events = aggregate.decide(command, loaded.state, time);
    if (events.length === 0) return { ...loaded, events };
    const stream = aggregate.streamOf(id);
    const expected = loaded.revision < 0 ? 'no_stream' : loaded.revision;
    const records = events.map((event, index) => toNewEvent(registry, event, context, stream, index, time));
    const { revision, position } = await eventStore.append(stream, expected, records);
    const state = events.reduce((folded, event) => aggregate.evolve(folded, event, time), loaded.state);
    const executed = { state, revision, position, time, events };
    // A repeated append answers with the place of the first one: then what lies between was not folded.
    if (revision === loaded.revision + events.length) remember(aggregate, stream, executed);
    else cache.drop(stream);
    return executed;
  }

  return {
    load,
    conflicts: () => conflicts,
    execute: (aggregate, id, command, context) =>
      mutex(aggregate.streamOf(id), async () => {
        for (let tried = 1; ; tried += 1) {
          try {
            return await attempt(aggregate, id, command, context);
          } catch (error) {
            if (error instanceof EventIdInUse) throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
            if (!(error instanceof WrongExpectedRevision)) throw error;
            conflicts += 1;
            cache.drop(aggregate.streamOf(id));
            if (tried === maxAttempts) throw new Refusal('CONFLICT', 'Someone else is changing this at the moment. Please try again.');
          }
        }
      }),
  };
}

function toNewEvent(
  registry: EventRegistry,
  event: DomainEvent,
  context: CommandContext,
  stream: string,
  index: number,
  time: number,
): NewEvent {
  const definition = registry.get(event.type);
  if (!definition) throw new Error(`Unknown event type ${event.type}`);
  const { actor, commandId, correlationId, causationId = commandId, subject } = context;
  return {
    id: eventIdFor(`${commandId}/${stream}`, index),
    type: event.type,
    schemaVersion: definition.version,
    time,
    data: event.data as JsonObject,
    metadata: { actor, commandId, correlationId, causationId, ...(subject === undefined ? {} : { subject }) },
  };
}
