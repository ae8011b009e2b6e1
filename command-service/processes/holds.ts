import { avatarAggregate } from '../../domain/avatars/index.ts';
import { creditAggregates, type Asset, type CreditsReserved } from '../../domain/credits/index.ts';
import { streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import type { RecordedEventOf } from '../../domain/events.ts';
import { attemptNumber, outcomeOf, videoAggregate } from '../../domain/videos/index.ts';
import { Unavailable } from '../../lib/unavailable.ts';
import type { Dependencies } from '../dependencies.ts';
import { settleAvatar } from '../support/avatar-settlement.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { settleAttempt } from '../support/settlement.ts';
import { defineProcess } from './engine/define-process.ts';
import { createHoldGuard } from './hold-guard.ts';

export interface HoldsOptions extends Pick<Dependencies, 'executor' | 'ledger' | 'now'> {
  readonly videoProvider: Pick<Dependencies['videoProvider'], 'ask' | 'cancel' | 'chargesForStartedWork'>;
  readonly twinProvider: Pick<Dependencies['twinProvider'], 'ask' | 'cancel'>;
  /**
   * A hold whose order was never recorded (a crash between the two) is released this long after this process saw it, in
   * milliseconds. Default 60 s.
   */
  readonly orphanAfter?: number;
}

type Hold = CreditsReserved['data'];

/** Holds of a long history that may be open at once. */
const maxInFlight = 100_000;
/** How many of them wait for the end of the backlog before an account is asked. */
const mostUnasked = maxInFlight / 2;

type HoldEvent = RecordedEventOf<'CreditsReserved' | 'CreditsCaptured' | 'CreditsReleased'>;
const isReserved = (event: RecordedEvent): boolean => event.type === 'CreditsReserved';
/** A hold, by its account and its id: no other account ends it. */
const holdOf = (event: RecordedEvent): string => `${event.stream} ${(event as HoldEvent).data.holdId}`;

/** The subject of a hold: whether it was recorded, and how it ends at the timeout. */
interface Order {
  isRecorded(options: HoldsOptions, hold: Hold): Promise<boolean>;
  giveUp(options: HoldsOptions, userId: string, hold: Hold, caller: Caller): Promise<unknown>;
}

/** An attempt of a video, or a Digital Twin. Each asks its provider first: finished work is left to its own process. */
const orders: Readonly<Record<Asset, Order>> = {
  minutes: {
    isRecorded: async ({ executor }, { heldFor, holdId }) =>
      attemptNumber(heldFor, holdId) <= (await executor.load(videoAggregate, heldFor)).state.attempt,
    giveUp: async (options, userId, { heldFor, holdId }, caller) => {
      const { executor, videoProvider } = options;
      const attempt = attemptNumber(heldFor, holdId);
      const { state } = await executor.load(videoAggregate, heldFor);
      if (outcomeOf(state, attempt)?.kind === 'open') {
        // Without an answer the job may still run.
        const said = await videoProvider.ask(holdId).catch(() => undefined);
        if (said?.state === 'completed') throw new Unavailable(`Job ${holdId} is finished and waits to be recorded`);
        const isAtWork = said === undefined || said.state === 'rendering';
        const fail = { kind: 'fail' as const, attempt, code: 'timed_out' as const, timedOut: true };
        const context = contextFor(caller, 'time-out', { stableId: holdId, subject: userId });
        await executor.execute(videoAggregate, heldFor, fail, context);
        // When begun work is charged in any case, its result is delivered even now.
        if (!isAtWork || !videoProvider.chargesForStartedWork) await videoProvider.cancel(holdId);
      }
      await settleAttempt(heldFor, attempt, caller, options);
    },
  },
  twins: {
    isRecorded: async ({ executor }, { heldFor }) =>
      (await executor.load(avatarAggregate, heldFor)).state.status !== 'none',
    giveUp: async (options, userId, { heldFor }, caller) => {
      const { executor, twinProvider } = options;
      if ((await executor.load(avatarAggregate, heldFor)).state.status === 'training') {
        if ((await twinProvider.ask(heldFor)).state === 'ready')
          throw new Unavailable(`The training ${heldFor} is finished and waits to be recorded`);
        const fail = { kind: 'fail' as const, code: 'timed_out' as const, timedOut: true };
        const context = contextFor(caller, 'time-out-twin', { stableId: heldFor, subject: userId });
        await executor.execute(avatarAggregate, heldFor, fail, context);
        await twinProvider.cancel(heldFor);
      }
      await settleAvatar(options, heldFor, caller);
    },
  },
};

/**
 * Makes sure that every hold ends: waits until it is captured or released, and at its timeout settles it by the
 * provider's answer, or releases it when the provider does not know the job.
 */
export function holdTimeouts(options: HoldsOptions) {
  const { executor, ledger, now, orphanAfter = 60_000 } = options;
  let isBehind = false;
  const guard = createHoldGuard<Hold>({
    now,
    // This many at once would take the places that the rest of the backlog needs.
    isBehind: (): boolean => isBehind && guard.waiting() < mostUnasked,
    orphanAfter,
    isOpen: async (userId, { asset, holdId }) =>
      (await executor.load(creditAggregates[asset], userId)).state.holds.some((open) => open.holdId === holdId),
    isRecorded: (hold) => orders[hold.asset].isRecorded(options, hold),
    releaseOrphan: (userId, { asset, holdId }, caller) => ledger.release(userId, holdId, 'abandoned', caller, asset),
    giveUp: (userId, hold, caller) => orders[hold.asset].giveUp(options, userId, hold, caller),
  });
  return defineProcess({
    name: 'holds',
    signals: ['CreditsCaptured', 'CreditsReleased'],
    lease: 'rendering',
    maxInFlight,
    // Nearly all holds of a long history are settled soon after. Holds that end on the same page cancel out, the few
    // that reach into the next page wait, and no account is read before the end of the log has shown which are open.
    lookAhead: () => {
      isBehind = true;
      return async (events) => {
        const [reserved, settled] = [new Set<string>(), new Set<string>()];
        for (const event of events) (isReserved(event) ? reserved : settled).add(holdOf(event));
        return (event) =>
          isReserved(event)
            ? settled.has(holdOf(event))
            : reserved.has(holdOf(event)) || !guard.isWaitingFor(holdOf(event));
      };
    },
    caughtUp: () => {
      isBehind = false;
    },
    on: {
      CreditsCaptured: (event) => guard.settled(holdOf(event)),
      CreditsReleased: (event) => guard.settled(holdOf(event)),
      CreditsReserved: (event, { caller, signal }) =>
        guard.reserved(holdOf(event), streamIdOf(event.stream), event.data, caller, signal),
    },
  });
}
