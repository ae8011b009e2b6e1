import { deepStrictEqual, fail } from 'node:assert/strict';
import type { DomainEvent } from '../envelope.ts';
import { eventRegistry } from '../events.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';

/** The decision and fold of one kind of stream. Times are milliseconds. */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initial: State;
  readonly decide: (command: Command, state: State, at: number) => readonly Event[];
  readonly evolve: (state: State, event: Event, time: number) => State;
}

/** An event of the history with the time it was recorded at. */
export interface Past<Event> {
  readonly time: number;
  readonly event: Event;
}

export interface Outcome<State, Event> {
  /** Exactly these events, in this order, field by field. Returns the state after them. */
  then(first: Event, ...others: readonly Event[]): State;
  /** The command has nothing to do. */
  thenNothing(): void;
  /** The command is refused with this code and this sentence. */
  thenRefused(code: RefusalCode, message: string): void;
}

export interface Given<State, Command, Event> {
  when(command: Command, options?: { readonly at?: number }): Outcome<State, Event>;
}

/**
 * The harness of the specifications: given these events, when this command is decided, then exactly these events or
 * this refusal. A history entry without a time was recorded at 0; `at` defaults to 0. Needs no test runner: it throws.
 *
 * Every case also proves what holds for all decisions: they mutate nothing, return the same result twice, and produce
 * only data that fits the schemas of the event types.
 */
export function specify<State extends object, Command extends object, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
) {
  const { initial, decide, evolve } = decider;
  return {
    given: (...history: readonly (Event | Past<Event>)[]): Given<State, Command, Event> => {
      const past = history.map((entry) => ('event' in entry ? entry : { time: 0, event: entry }));
      const state = frozen(past.reduce((folded, { event, time }) => evolve(folded, checked(event), time), initial));
      return {
        when(command, { at = 0 } = {}) {
          const answer = attempt(() => decide(frozen(command), state, at));
          deepStrictEqual(
            attempt(() => decide(command, state, at)),
            answer,
            'The second answer differs from the first',
          );
          const events = (): readonly Event[] => {
            if (answer instanceof Refusal) fail(`Refused with ${answer.code}: ${answer.message}`);
            return answer;
          };
          return {
            // oxlint-disable-next-line unicorn/no-thenable -- the third word of a specification; it is never awaited
            then(...expected) {
              deepStrictEqual(events(), expected);
              return events().reduce((folded, event) => evolve(folded, checked(event), at), state);
            },
            thenNothing() {
              deepStrictEqual(events(), []);
            },
            thenRefused(code, message) {
              if (!(answer instanceof Refusal)) return fail(`Not refused, but decided ${JSON.stringify(answer)}`);
              deepStrictEqual({ code: answer.code, message: answer.message }, { code, message });
            },
          };
        },
      };
    },
  };
}

/** Throws unless the event's data is exactly what the schema of its type describes, nothing added and nothing left out. */
export function checked<Event extends DomainEvent>(event: Event): Event {
  const definition = eventRegistry.get(event.type) ?? fail(`Unknown event type ${event.type}`);
  deepStrictEqual(definition.schema.parse(event.data), event.data, `${event.type} does not fit its schema`);
  return event;
}

function attempt<Event>(decide: () => readonly Event[]): readonly Event[] | Refusal {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Freezes a value deeply and returns it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
