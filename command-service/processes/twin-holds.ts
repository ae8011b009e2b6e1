import { avatarAggregate } from '../../domain/avatars/index.ts';
import { streamIdOf } from '../../domain/envelope.ts';
import { twinCreditAggregate } from '../../domain/twin-credits/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { settleAvatar } from '../handlers/avatar-settlement.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import { defineProcess } from './engine/define-process.ts';
import { createHoldGuard, type GuardedHold } from './hold-guard.ts';

export interface TwinHoldsOptions extends Pick<Dependencies, 'executor' | 'twinProvider' | 'now'> {
  /** As for the holds of videos. Default 60 s. */
  readonly orphanAfter?: number;
}

interface TwinHold extends GuardedHold {
  readonly avatarId: string;
}

/** Makes sure that every hold of a Digital Twin credit ends (DECISIONS 2.11 with the rules of 2.6 and 2.7). */
export function twinHolds(options: TwinHoldsOptions) {
  const { executor, now, orphanAfter = 60_000 } = options;
  const guard = createHoldGuard<TwinHold>({
    now,
    orphanAfter,
    isOpen: async (userId, { holdId }) =>
      (await executor.load(twinCreditAggregate, userId)).state.holds.some((open) => open.holdId === holdId),
    isRecorded: async ({ avatarId }) => (await executor.load(avatarAggregate, avatarId)).state.status !== 'none',
    releaseOrphan: (userId, { holdId }, caller) =>
      executor.execute(
        twinCreditAggregate,
        userId,
        { kind: 'release', holdId, reason: 'abandoned' },
        contextFor(caller, 'release-twin', { stableId: holdId, subject: userId }),
      ),
    giveUp: (userId, { avatarId }, caller) => giveUp(options, userId, avatarId, caller),
  });
  return defineProcess({
    name: 'twin-holds',
    lease: 'rendering',
    maxInFlight: 100_000,
    on: {
      TwinCreditsCaptured: ({ data }) => guard.settled(data.holdId),
      TwinCreditsReleased: ({ data }) => guard.settled(data.holdId),
      TwinCreditsReserved: ({ stream, data: hold }, { caller, signal }) =>
        guard.reserved(streamIdOf(stream), hold, caller, signal),
    },
  });
}

/** Asks the provider first: a finished training is left to the training process. */
async function giveUp(options: TwinHoldsOptions, userId: string, avatarId: string, caller: Caller): Promise<void> {
  const { executor, twinProvider } = options;
  if ((await executor.load(avatarAggregate, avatarId)).state.status === 'training') {
    if ((await twinProvider.read(avatarId)).state === 'ready')
      throw new Error(`The training ${avatarId} is finished and waits to be recorded`);
    await executor.execute(
      avatarAggregate,
      avatarId,
      { kind: 'fail', code: 'timed_out', timedOut: true },
      contextFor(caller, 'time-out-twin', { stableId: avatarId, subject: userId }),
    );
    await twinProvider.cancel(avatarId);
  }
  await settleAvatar(options, avatarId, caller);
}
