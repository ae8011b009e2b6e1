import type { Position } from '../../../domain/envelope.ts';
import { dispatch, typesOf, type EventHandlers, type EventType } from '../../../domain/events.ts';
import type { Caller } from '../../support/context.ts';
import type { LookAhead } from './backlog.ts';
import type { BackgroundWork } from './background-work.ts';
import { followLog } from './follow-log.ts';
import type { Rest } from './slots.ts';

export interface HandlerContext {
  /** The process itself, with the event as the cause of every command that it sends. */
  readonly caller: Caller;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
  readonly rest: Rest;
}

export interface ProcessDefinition {
  /** Unique and durable: the checkpoint's name and the actor of the events that the process causes. */
  readonly name: string;
  /** The lease that the process shares with others; by default it has its own, named after it. */
  readonly lease?: string;
  /** Events in flight at once; the log is read no further beyond it. Default 1,000. */
  readonly maxInFlight?: number;
  /**
   * How many of them may be at work at once, not counting resting ones: it bounds the memory of a backlog. Default:
   * all.
   */
  readonly maxAtWork?: number;
  /**
   * Prepares the handlers' memory of the log up to `after`; their events begin after it. Called at every start; may
   * take minutes, and ends early when `signal` is aborted. Rejecting means "try again later".
   */
  readonly begin?: (after: Position, signal: AbortSignal) => Promise<void>;
  /**
   * Makes the look ahead at each page of a backlog: it skips events that it calls done, because their handlers would do
   * nothing.
   */
  readonly lookAhead?: () => LookAhead;
  /** Called at the end of the log, when the outcome of the whole backlog is known. */
  readonly caughtUp?: () => void;
  /**
   * Types whose handlers only pass news to other handlers, for example that an awaited event has happened. They are
   * taken even from an account that already has its share of the places.
   */
  readonly signals?: readonly EventType[];
  /**
   * The handler of each event type. Handlers start in the order of the log, may take minutes, run concurrently,
   * and must be idempotent: after a crash every event that was not finished comes again. One that rejects holds up no
   * other event: it is tried again a few times, then the failure is recorded, and it is retried by the clock (something
   * does not answer) or when an operator asks for it (everything else). So an event may be handled after a later one of
   * its stream: handlers decide by the present state, not by the order of events.
   */
  readonly on: EventHandlers<Promise<unknown>, [HandlerContext]>;
}

/** Declares a process manager: it follows the log from a durable checkpoint and turns events into commands. */
export function defineProcess(definition: ProcessDefinition): BackgroundWork {
  const { name, lease = name, begin, lookAhead, caughtUp, on, signals, maxInFlight, maxAtWork } = definition;
  return {
    name,
    lease,
    start: ({ eventStore, onError, telemetry, failures, pace }) =>
      followLog({
        eventStore,
        name,
        filter: { types: typesOf(on) },
        begin,
        lookAhead,
        caughtUp,
        signals,
        handle: async (event, signal, rest) => {
          const caller: Caller = {
            actor: { kind: 'process', id: name },
            // Most events of a backlog lead to no command, so their metadata is not parsed.
            get correlationId() {
              return event.metadata.correlationId;
            },
            causationId: event.id,
          };
          await dispatch(on, event, { caller, signal, rest });
        },
        onError,
        ...(telemetry === undefined ? {} : { telemetry }),
        ...(failures === undefined ? {} : { failures }),
        ...(pace === undefined ? {} : { pace }),
        ...(maxInFlight === undefined ? {} : { maxInFlight }),
        ...(maxAtWork === undefined ? {} : { maxAtWork }),
      }),
  };
}
