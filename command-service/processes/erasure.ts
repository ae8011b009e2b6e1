import { comparePositions, START, type Position } from '../../domain/envelope.ts';
import { Refusal } from '../../domain/refusal.ts';
import { userAggregate } from '../../domain/users/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createErasure } from '../erasure/run.ts';
import { endSubscription } from '../erasure/subscription.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { defineJob, eachPage, pagesOf } from './engine/define-job.ts';
import { defineProcess } from './engine/define-process.ts';

const perMinute = 60_000;
/** Erasures that work on our stores at the same time. */
const atWork = 20;
/** When the erasure of an account that a restore brought back is due. */
const restoredAt = 0;

/**
 * Erases the accounts whose erasure has begun. A removal that a store or service refuses is recorded, and the job
 * `open-erasures` tries it again. A crash repeats all steps: every one is idempotent, and the event that ends an
 * erasure comes last. When the read models have followed, the deleted data is removed from their files.
 */
export function erasure(dependencies: Dependencies) {
  const { executor } = dependencies;
  const erase = createErasure(dependencies);
  /** Tried again after a failure, the request may have been canceled meanwhile. */
  const endPlanOf = async (userId: string, caller: Caller): Promise<void> => {
    const { lifecycle } = (await executor.load(userAggregate, userId)).state;
    if (lifecycle?.eraseAtMs === undefined && lifecycle?.erasure !== 'started') return;
    await endSubscription(dependencies, userId, caller);
  };
  const scrub = together(dependencies.scrubReadModels);
  return defineProcess({
    name: 'erasure',
    maxAtWork: atWork,
    on: {
      // At once, not at the end of the grace: a user who leaves is charged nothing more.
      DeletionRequested: ({ data: { userId } }, { caller, rest }) => rest(endPlanOf(userId, caller)),
      ErasureStarted: ({ data: { userId } }, { caller, signal, rest }) => erase({ userId, caller, signal, rest }),
      UserErased: ({ position }, { rest }) => rest(scrub(position)),
    },
  });
}

/** Cleans the read models once for all erasures that wait for it. */
function together(scrub: Dependencies['scrubReadModels']): Dependencies['scrubReadModels'] {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let latest: Position = START;
  return (position) => {
    if (comparePositions(position, latest) > 0) latest = position;
    if (waiting !== undefined) return waiting;
    const mine = running.then(() => {
      waiting = undefined;
      return scrub(latest);
    });
    waiting = mine;
    running = mine.catch(() => undefined);
    return mine;
  };
}

/** How often the job looks for steps of erasures that are due again, in milliseconds. */
const lookEvery = 10_000;
const retriedAtOnce = 10;

/** Tries the steps of erasures again that could not be done: what our stores and outside services refused. */
export function openErasures(dependencies: Dependencies) {
  const { now, erasuresDue } = dependencies;
  const erase = createErasure(dependencies);
  return defineJob({
    name: 'open-erasures',
    every: lookEvery,
    run: async ({ newCaller, failed, signal }) => {
      const due = erasuresDue(now())[Symbol.asyncIterator]();
      // Several lanes: a service that does not answer must not keep the next account waiting.
      const lane = async (): Promise<void> => {
        for (let next = await due.next(); !signal.aborted && next.done !== true; next = await due.next())
          await erase({ userId: next.value, caller: newCaller(), signal, onFailed: failed }).catch(failed);
      };
      await Promise.all(Array.from({ length: retriedAtOnce }, lane));
    },
  });
}

/**
 * Begins the erasure of every account whose grace is over, and of those on the list of erased users whose erasure the
 * log does not know: a backup from before their erasure was restored.
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
    const context = contextFor(caller, 'start-erasure', { stableId: userId, subject: userId });
    await executor.execute(userAggregate, userId, command, context);
  };
  return defineJob<{ readonly userId: string; readonly dueAt: number }>({
    name: 'deletions',
    every,
    byDate: true,
    items: {
      key: ({ userId, dueAt }) => `${userId}/${dueAt}`,
      owner: ({ userId }) => userId,
      handle: ({ userId, dueAt }, { newCaller }) =>
        begin(userId, dueAt === restoredAt, newCaller()).catch((error: unknown) => {
          // The backup is from before this user registered.
          if (dueAt !== restoredAt || !(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error;
        }),
    },
    run: async ({ handle, isDoubted, signal }) => {
      restored ??= await erasedBefore();
      await handle(restored.map((userId) => ({ userId, dueAt: restoredAt })));
      restored = [];
      if (!isDoubted) await eachPage(pagesOf(deletionsDue, now), handle, signal);
    },
  });
}
