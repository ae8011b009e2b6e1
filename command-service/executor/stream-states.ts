import type { Aggregate } from '../../domain/aggregate.ts';
import type { DomainEvent, JsonObject, RecordedEvent } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { InvariantViolation } from '../../domain/refusal.ts';
import type { EventStore } from '../../event-store/index.ts';
import { takeTurn } from '../../lib/turns.ts';
import { rememberCommand } from './command-memory.ts';
import { createStateCache, type Loaded } from './state-cache.ts';

/** A stream that broke an invariant. Commands on it are refused until an operator has looked at it. */
export interface FrozenStream {
  readonly stream: string;
  readonly reason: string;
}

/** The states of streams: folded from the log, cached in memory, saved as snapshots. */
export interface StreamStates {
  /**
   * The state as of the stream's last event. Throws InvariantViolation, and freezes the stream, when it cannot be
   * folded. With `mayLag`, the state may lack events that another process appended in the last moments; a cached one
   * then needs no call to the log.
   */
  load<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    mayLag?: boolean,
  ): Promise<Loaded<State>>;
  /** The cached state, which may be stale; undefined when there is none. */
  known<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
  ): Loaded<State> | undefined;
  /** Caches the state after an append, and saves a snapshot when the last one is old. */
  remember<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
    loaded: Loaded<State>,
  ): void;
  /** Drops the cached state, so that the next load reads the log. */
  forget(stream: string): void;
  isFrozen(stream: string): boolean;
  /** Streams that broke an invariant since the start. */
  frozen(): readonly FrozenStream[];
}

const snapshotEvery = 256;
/** The least time between two snapshots, ms: on EventStoreDB each is an append. Other streams wait. */
const snapshotEveryMs = 1_000;
const pageSize = 1_000;

/** `cacheSize` is the number of states that are kept in memory. */
export function createStreamStates(eventStore: EventStore, cacheSize: number): StreamStates {
  const cache = createStateCache(cacheSize);
  const frozen = new Map<string, string>();
  /** Streams whose history is being folded. */
  const folding = new Map<string, Promise<void>>();
  let nextSnapshotAt = 0;

  /** Folds the events, and freezes the stream when they break an invariant. */
  function fold<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
    from: State,
    events: readonly { readonly event: Event; readonly time: number }[],
  ): State {
    try {
      return events.reduce((state, { event, time }) => aggregate.evolve(state, event, time), from);
    } catch (error) {
      if (error instanceof InvariantViolation) freeze(stream, error.message);
      throw error;
    }
  }

  function freeze(stream: string, reason: string): never {
    frozen.set(stream, reason);
    cache.drop(stream);
    throw new InvariantViolation(`${stream}: ${reason}`);
  }

  async function load<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    mayLag = false,
  ): Promise<Loaded<State>> {
    const stream = aggregate.streamOf(id);
    // Of many loads at once, the first folds the history, the others only the events since then.
    const first = folding.get(stream);
    if (first !== undefined || cache.get<State>(stream, aggregate.version) !== undefined) {
      await first;
      return loadAlone(aggregate, stream, mayLag);
    }
    const folded = Promise.withResolvers<void>();
    folding.set(stream, folded.promise);
    try {
      return await loadAlone(aggregate, stream, mayLag);
    } finally {
      folding.delete(stream);
      folded.resolve();
    }
  }

  async function loadAlone<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
    mayLag: boolean,
  ): Promise<Loaded<State>> {
    let loaded = cache.get<State>(stream, aggregate.version);
    if (loaded === undefined) {
      // Processes that catch up load one stream after the other.
      await takeTurn();
      loaded = await fromSnapshot(aggregate, stream);
    }
    for (;;) {
      const page = await eventStore.readStream(stream, { from: loaded.revision + 1, limit: pageSize, mayLag });
      loaded = foldPage(aggregate, stream, loaded, page);
      if (page.length < pageSize) break;
      // A long history lets other work run between its pages.
      await takeTurn();
    }
    // The stream folds again: an operator has repaired it.
    frozen.delete(stream);
    remember(aggregate, stream, loaded);
    return loaded;
  }

  function foldPage<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
    loaded: Loaded<State>,
    page: readonly RecordedEvent[],
  ): Loaded<State> {
    const last = page.at(-1);
    if (!last) return loaded;
    for (const [index, { revision }] of page.entries()) {
      if (revision !== loaded.revision + 1 + index) freeze(stream, `event ${loaded.revision + 1 + index} is missing`);
    }
    const events = page.map((event) => ({ event: event as DomainEvent as Event, time: event.time }));
    return {
      state: fold(aggregate, stream, loaded.state, events),
      revision: last.revision,
      position: last.position,
      time: page.reduce((latest, { time }) => Math.max(latest, time), loaded.time),
      commands: page.reduce(rememberCommand, loaded.commands),
    };
  }

  async function fromSnapshot<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
  ): Promise<Loaded<State>> {
    const snapshot = aggregate.snapshots ? await eventStore.loadSnapshot(stream, aggregate.version) : undefined;
    if (!snapshot) return { state: aggregate.initial, revision: -1, position: START, time: 0, commands: [] };
    const loaded = { ...(snapshot.state as object as Loaded<State>), revision: snapshot.revision };
    cache.set(stream, aggregate.version, loaded);
    cache.snapshotTaken(stream, snapshot.revision);
    return loaded;
  }

  function remember<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
    loaded: Loaded<State>,
  ): void {
    const snapshotAt = cache.set(stream, aggregate.version, loaded);
    if (!aggregate.snapshots || loaded.revision - snapshotAt < snapshotEvery) return;
    if (performance.now() < nextSnapshotAt) return;
    nextSnapshotAt = performance.now() + snapshotEveryMs;
    cache.snapshotTaken(stream, loaded.revision);
    const { revision, ...rest } = loaded;
    // A snapshot only saves time: losing one does not fail the command.
    eventStore
      .saveSnapshot(stream, aggregate.version, { revision, state: rest as object as JsonObject })
      .catch(() => undefined);
  }

  return {
    load,
    remember,
    known: (aggregate, stream) => cache.get(stream, aggregate.version),
    forget: (stream) => cache.drop(stream),
    isFrozen: (stream) => frozen.has(stream),
    frozen: () => [...frozen].map(([stream, reason]) => ({ stream, reason })),
  };
}
