import type { OwnId } from './ids.ts';
import type { DomainEvent } from './envelope.ts';

/** A kind of stream: its name, its fold, and the decisions of its commands. All functions are pure. */
export interface Aggregate<State extends object, Command, Event extends DomainEvent> {
  /** Version of the folded state: snapshots of another version are ignored. */
  readonly version: string;
  readonly initial: State;
  /** False where the state holds personal data: a snapshot would outlive the key that seals its events. */
  readonly snapshots: boolean;
  readonly streamOf: (id: OwnId) => string;
  /** Folds one event. Throws InvariantViolation when the result can't be true. */
  readonly evolve: (state: State, event: Event, time: number) => State;
  /**
   * `now` is this machine's clock (milliseconds). It may be before the stream's last event, which another machine's
   * fast clock may have written. A deadline that this clock set is judged by this clock.
   */
  readonly decide: (command: Command, state: State, now: number) => readonly Event[];
}
