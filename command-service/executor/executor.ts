import type { OwnId } from '../../domain/ids.ts';
import type { Actor, DomainEvent, JsonObject, NewEvent } from '../../domain/envelope.ts';
import type { EventRegistry } from '../../domain/event-type.ts';
import { InvariantViolation, Refusal } from '../../domain/refusal.ts';
import type { Aggregate } from '../../domain/aggregate.ts';
import { newEventId, WrongExpectedRevision, type EventStore } from '../../event-store/index.ts';
import { rememberCommand, type ExecutedCommand } from './command-memory.ts';
import { createMutex } from '../../lib/mutex.ts';
import type { Loaded } from './state-cache.ts';
import { createStreamStates, type FrozenStream } from './stream-states.ts';
import { say } from '../../words/index.ts';

/** The command's sender and cause. */
export interface CommandContext {
  readonly actor: Actor;
  /** Identifies the command. With `requestHash`, repeating a command under the same id has no second effect. */
  readonly commandId: string;
  /** Hash of the request, for a command that came with an idempotency key. */
  readonly requestHash?: string;
  /** Shared by all commands and events that one request caused. */
  readonly correlationId: string;
  /** Id of the event that caused this command; absent for a command from outside. */
  readonly causationId?: string;
  /** The subject of the personal data in the events. */
  readonly subject?: string;
  /** The network that an administrator's command came from. */
  readonly from?: string;
}

export interface Executed<State, Event> extends Loaded<State> {
  /** The appended events; empty when the command had nothing left to do or was executed before. */
  readonly events: readonly Event[];
  /** Id of the last appended event: the cause of the events that follow from it. */
  readonly lastEventId?: string;
}

export interface Executor {
  /**
   * The state as of the stream's last event. With `mayLag`, for the admission of a caller, events that another process
   * appended in the last moments may be missing; then a cached state needs no call to the log.
   */
  load<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: OwnId,
    mayLag?: boolean,
  ): Promise<Loaded<State>>;
  /**
   * Decides on the state in memory and appends with the exact expected revision (optimistic concurrency); on a conflict
   * loads and decides again, a bounded number of times. Throws the decision's Refusal, IDEMPOTENCY_KEY_REUSED when the
   * command's id came with another request before, CONFLICT when the stream stays contended, UNAVAILABLE when it is
   * frozen.
   */
  execute<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: OwnId,
    command: Command,
    context: CommandContext,
  ): Promise<Executed<State, Event>>;
  /** Optimistic concurrency conflicts since the start, for the metrics. */
  conflicts(): number;
  /** Streams that broke an invariant since the start; any makes the service not ready. */
  frozen(): readonly FrozenStream[];
}

export interface ExecutorOptions {
  readonly eventStore: EventStore;
  readonly registry: EventRegistry;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How many states of streams are kept in memory. */
  readonly cacheSize?: number;
}

const maxAttempts = 8;

/** Runs commands against the log. Within this process a mutex per stream runs its commands one after the other. */
export function createExecutor({ eventStore, registry, now, cacheSize = 20_000 }: ExecutorOptions): Executor {
  const streams = createStreamStates(eventStore, cacheSize);
  const mutex = createMutex();
  let conflicts = 0;

  /** Decides and appends; undefined when the state may be stale and the answer depends on it. */
  async function attempt<State extends object, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
    { loaded, isLatest }: { readonly loaded: Loaded<State>; readonly isLatest: boolean },
  ): Promise<Executed<State, Event> | undefined> {
    const before = executedBefore(loaded.commands, context);
    if (before) return { ...loaded, position: before.position, events: [] };
    // Decided by the clock, recorded at a time that never decreases within a stream: a clock that was ahead once must
    // not expire credits that are granted today.
    const clock = now();
    const time = Math.max(clock, loaded.time);
    const events = decideOn(aggregate, command, loaded.state, clock, isLatest);
    if (events === undefined) return undefined;
    if (events.length === 0) return isLatest ? { ...loaded, events } : undefined;
    // Fold before appending: a decision that breaks an invariant never reaches the log.
    const state = events.reduce((folded, event) => aggregate.evolve(folded, event, time), loaded.state);
    const records = events.map((event) => toNewEvent(registry, event, context, time));
    const { revision, position, repeated } = await eventStore.append(
      stream,
      loaded.revision < 0 ? 'no_stream' : loaded.revision,
      records,
    );
    const lastEventId = records.at(-1)?.id ?? '';
    if (repeated) {
      // The store can't say whether it stored exactly these events, so read them back before trusting them.
      streams.forget(stream);
      if (!(await isStored(stream, records, revision)))
        throw new WrongExpectedRevision(stream, loaded.revision, revision);
    }
    const commands = records.reduce(
      (known, { metadata }) => rememberCommand(known, { metadata, revision, position }),
      loaded.commands,
    );
    const executed = { state, revision, position, time, commands };
    if (!repeated) streams.remember(aggregate, stream, executed);
    return { ...executed, events, lastEventId };
  }

  /** Whether the log holds exactly these events, the last of them at this revision. */
  async function isStored(stream: string, records: readonly NewEvent[], revision: number): Promise<boolean> {
    const stored = await eventStore.readStream(stream, { from: revision - records.length + 1, limit: records.length });
    return stored.length === records.length && stored.every((event, index) => event.id === records[index]?.id);
  }

  return {
    load: streams.load,
    conflicts: () => conflicts,
    frozen: streams.frozen,
    execute: (aggregate, id, command, context) => {
      const stream = aggregate.streamOf(id);
      return mutex(stream, async () => {
        for (let tried = 1; ; tried += 1) {
          try {
            // The cached state is almost always the latest, and the expected revision proves it: no read needed.
            const known = streams.known(aggregate, stream);
            const executed =
              known && (await attempt(aggregate, stream, command, context, { loaded: known, isLatest: false }));
            if (executed) return executed;
            const loaded = await streams.load(aggregate, id);
            const done = await attempt(aggregate, stream, command, context, { loaded, isLatest: true });
            if (done) return done;
          } catch (error) {
            if (error instanceof InvariantViolation && streams.isFrozen(stream)) throw lockedForReview();
            if (!(error instanceof WrongExpectedRevision)) throw error;
            conflicts += 1;
            streams.forget(stream);
            if (tried === maxAttempts) throw new Refusal('CONFLICT', say('SOMEONE_ELSE_CHANGES_THIS'));
          }
        }
      });
    },
  };
}

const lockedForReview = (): Refusal => new Refusal('UNAVAILABLE', say('HISTORY_LOCKED'));

/** The first execution of a keyed command. Throws IDEMPOTENCY_KEY_REUSED when its key came with another request. */
function executedBefore(
  commands: readonly ExecutedCommand[],
  { commandId, requestHash }: CommandContext,
): ExecutedCommand | undefined {
  if (requestHash === undefined) return undefined;
  const before = commands.find((command) => command.commandId === commandId);
  if (before && before.requestHash !== requestHash) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', say('IDEMPOTENCY_KEY_REUSED'));
  }
  return before;
}

/** The decision; undefined for a refusal on a state that may be stale: it must be decided again on the latest. */
function decideOn<State extends object, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  command: Command,
  state: State,
  now: number,
  isLatest: boolean,
): readonly Event[] | undefined {
  try {
    return aggregate.decide(command, state, now);
  } catch (error) {
    if (isLatest || !(error instanceof Refusal)) throw error;
    return undefined;
  }
}

function toNewEvent(registry: EventRegistry, event: DomainEvent, context: CommandContext, time: number): NewEvent {
  const definition = registry.get(event.type);
  if (!definition) throw new Error(`Unknown event type ${event.type}`);
  const { actor, commandId, requestHash, correlationId, causationId = commandId, subject, from } = context;
  return {
    id: newEventId(time),
    type: event.type,
    schemaVersion: definition.version,
    time,
    data: event.data as JsonObject,
    metadata: {
      actor,
      commandId,
      correlationId,
      causationId,
      ...(requestHash === undefined ? {} : { requestHash }),
      ...(subject === undefined ? {} : { subject }),
      ...(from === undefined ? {} : { from }),
    },
  };
}
