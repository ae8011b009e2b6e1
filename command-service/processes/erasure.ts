import { Refusal } from '../../domain/refusal.ts';
import { userAggregate, userStream, type UserState } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { LeavingUser } from '../erasure/eraser.ts';
import { endSubscription } from '../erasure/subscription.ts';
import { createErasers } from '../erasure/erasers.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import { defineJob } from './engine/define-job.ts';
import { defineProcess } from './engine/define-process.ts';

const perRun = 100;
const perMinute = 60_000;

/**
 * Erases the accounts whose erasure has begun, store by store, and records it when all is done. A crash repeats the
 * stores from the first: every eraser is idempotent, and the event comes last. When the read models have followed, the
 * deleted data is removed from their files.
 */
export function erasure(dependencies: Dependencies) {
  const { executor, eventStore, scrubReadModels } = dependencies;
  const erasers = createErasers(dependencies);
  return defineProcess({
    name: 'erasure',
    on: {
      // At once, not at the end of the grace: nothing more is charged to somebody who leaves.
      DeletionRequested: ({ data: { userId } }, { caller }) => endSubscription(dependencies, userId, caller),
      ErasureStarted: async ({ data: { userId } }, { caller, signal }) => {
        const { state } = await executor.load(userAggregate, userId);
        if (state.lifecycle?.erasure !== 'started') return;
        const addresses = await addressesOf(eventStore, userId);
        for (const { erase } of erasers) {
          signal.throwIfAborted();
          await erase({ userId, account: accountOf(state), addresses, caller });
        }
        const command = { kind: 'finish_erasure', userId } as const;
        await executor.execute(
          userAggregate,
          userId,
          command,
          contextFor(caller, 'finish-erasure', { stableId: userId }),
        );
      },
      UserErased: ({ position }) => scrubReadModels(position),
    },
  });
}

/** Sealed fields are null once the key is destroyed, whatever their type says. */
function accountOf({ account }: UserState): LeavingUser['account'] {
  const subject: string | null | undefined = account?.subject;
  return account === undefined || subject === null ? undefined : account;
}

const pageSize = 1_000;

/** The addresses that the events of the account hold. */
async function addressesOf(
  eventStore: Pick<Dependencies['eventStore'], 'readStream'>,
  userId: string,
): Promise<readonly string[]> {
  const addresses = new Set<string>();
  for (let from = 0; ; from += pageSize) {
    const page = await eventStore.readStream(userStream(userId), { from, limit: pageSize });
    for (const { data } of page)
      if (typeof data['email'] === 'string' && data['email'] !== '') addresses.add(data['email']);
    if (page.length < pageSize) return [...addresses];
  }
}

/**
 * Begins the erasure of every account whose grace is over, and of those that the list of erased users names although
 * the log knows nothing of it: a backup from before their erasure was restored.
 */
export function deletions(
  {
    executor,
    now,
    deletionsDue,
    erasedBefore,
    deletionGrace,
  }: Pick<Dependencies, 'executor' | 'now' | 'deletionsDue' | 'erasedBefore' | 'deletionGrace'>,
  // A short grace, as in a test, is kept to the second.
  every = Math.min(perMinute, deletionGrace),
) {
  let restored: readonly string[] | undefined;
  const begin = async (userId: string, atOnce: boolean, caller: Caller): Promise<void> => {
    const command = { kind: 'start_erasure', userId, atOnce } as const;
    await executor.execute(userAggregate, userId, command, contextFor(caller, 'start-erasure', { stableId: userId }));
  };
  return defineJob({
    name: 'deletions',
    every,
    run: async ({ newCaller, failed, signal }) => {
      restored ??= await erasedBefore();
      for (const userId of restored) {
        signal.throwIfAborted();
        await begin(userId, true, newCaller()).catch((error: unknown) => {
          // The backup is from before this user registered.
          if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error;
        });
      }
      restored = [];
      for (const userId of await deletionsDue(now(), perRun)) {
        if (signal.aborted) return;
        await begin(userId, false, newCaller()).catch(failed);
      }
    },
  });
}
