import {
  creditAggregate,
  creditStream,
  evolveCredits,
  heldCredits,
  type CreditEvent,
  type CreditState,
} from '../../domain/credits/index.ts';
import type { RecordedEvent } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import { emptyReplay, extendReplay, type Replay } from './replay.ts';

/** The replay of a credit account, with the figures after every event. */
export interface CreditReplay extends Replay<CreditState> {
  readonly available: number[];
  readonly held: number[];
  readonly debt: number[];
}

/** The event in words. */
export type EventParts = Pick<RecordedEvent, 'type' | 'data'>;

export const creditEventOf = ({ type, data }: EventParts): CreditEvent => ({ type, data }) as object as CreditEvent;

const fold = {
  initial: creditAggregate.initial,
  evolve: (state: CreditState, event: RecordedEvent) => evolveCredits(state, creditEventOf(event), event.time),
};

export const emptyCreditReplay = (userId: string): CreditReplay => ({
  ...emptyReplay(creditStream(userId), fold),
  available: [],
  held: [],
  debt: [],
});

/** Folds the events after the end of the replay. */
export function extendCreditReplay(log: Pick<EventStore, 'readStream'>, replay: CreditReplay): Promise<void> {
  return extendReplay(log, replay, (state) => {
    const { available, held, debt } = figuresOf(state);
    replay.available.push(available);
    replay.held.push(held);
    replay.debt.push(debt);
  });
}

/** Sums the lots by events alone: an expired lot counts until its expiry event. */
export const recordedAvailable = (state: CreditState): number =>
  state.lots.reduce((sum, lot) => sum + lot.available, 0);

/** The figures of an account as its events state them. */
export const figuresOf = (state: CreditState) => ({
  available: recordedAvailable(state),
  held: heldCredits(state),
  debt: state.debt,
});
