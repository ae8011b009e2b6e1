import pTimeout from 'p-timeout';
import { ownId } from '../../domain/ids.ts';
import { localAccountOf, userAggregate, userStream, type ErasureStepCommand } from '../../domain/users/index.ts';
import { pause } from '../../lib/backoff.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../support/context.ts';
import type { Eraser, LeavingUser, ProviderEraser } from './eraser.ts';
import { createErasers, createKeyEraser, createProviderErasers } from './erasers.ts';
import { problemOf } from './problems.ts';
import type { Rest } from '../processes/engine/slots.ts';

/** The pauses before a step of ours is tried again at once, in milliseconds: another process may hold a lock. */
const shortPauses = [200, 1_000] as const;
/** How long a call of an outside service may take, in milliseconds; then it counts as unreachable. */
const patience = 30_000;

export interface ErasureRun {
  readonly userId: string;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** Waits for an outside service without a place among the erasures at work. */
  readonly rest?: Rest;
  /** Receives each error of a step that stays open. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Makes the function that runs every due step of a user's erasure. Steps run side by side: each failure is recorded
 * with its problem and when it is tried again, and holds nothing else. The key of the user's events goes when all steps
 * that need it are done, and the account is erased when all steps of ours are. Rejects only while the log can't be
 * used.
 */
export function createErasure(dependencies: Dependencies): (run: ErasureRun) => Promise<void> {
  const { executor, eventStore, now } = dependencies;
  const erasers = createErasers(dependencies);
  const providerErasers = createProviderErasers(dependencies);
  const keyEraser = createKeyEraser(dependencies);

  return async ({ userId, caller, signal, rest = (wait) => wait, onFailed = () => undefined }) => {
    const { state } = await executor.load(userAggregate, userId);
    const { erasure = 'none', openSteps = {} } = state.lifecycle ?? {};
    if (erasure === 'none') return;
    const isDue = (step: string): boolean => (openSteps[step]?.retryAtMs ?? 0) <= now();

    const record = (command: ErasureStepCommand) =>
      executor.execute(userAggregate, userId, command, contextFor(caller, command.kind.replaceAll('_', '-')));
    /** Records how a step went: `left` is what an outside service still has. */
    const settle = async (step: string, outside: boolean, left: readonly string[], error?: unknown): Promise<void> => {
      if (error === undefined) {
        if (openSteps[step] !== undefined) await record({ kind: 'finish_erasure_step', userId, step });
        return;
      }
      // A stop is not a failure: the next start does the step.
      signal.throwIfAborted();
      onFailed(error);
      await record({ kind: 'fail_erasure_step', userId, step, outside, ...problemOf(error), left: [...left] });
    };
    const doOwn = async ({ store, erase }: Eraser, user: LeavingUser): Promise<void> => {
      if (isDue(store)) await settle(store, false, [], await errorOf(() => persistently(() => erase(user), signal)));
    };
    const doProvider = async ({ store, outside, remove }: ProviderEraser, ids: readonly string[]): Promise<void> => {
      if (!isDue(store)) return;
      const left: string[] = [];
      let error: unknown;
      for (const id of ids) {
        const work = () => remove(userId, id, caller);
        const failure = await errorOf(() =>
          outside ? rest(pTimeout(work(), { milliseconds: patience })) : persistently(work, signal),
        );
        if (failure !== undefined) left.push(id);
        error ??= failure;
      }
      await settle(store, outside, left, error);
    };

    if (erasure === 'done') {
      await Promise.all(providerErasers.map((each) => doProvider(each, openSteps[each.store]?.left ?? [])));
      return;
    }
    const user: LeavingUser = {
      userId: ownId(userId),
      localAccountId: localAccountOf(state.account),
      addresses: await addressesOf(eventStore, userId),
      caller,
    };
    await Promise.all([
      ...erasers.map((each) => doOwn(each, user)),
      ...providerErasers.map(async (each) => doProvider(each, openSteps[each.store]?.left ?? (await each.find(user)))),
    ]);
    signal.throwIfAborted();
    const { openSteps: open = {} } = (await executor.load(userAggregate, userId)).state.lifecycle ?? {};
    if (erasers.some(({ store, beforeKey }) => beforeKey === true && open[store] !== undefined)) return;
    await doOwn(keyEraser, user);
    // Refused by the decision while a step of ours is open.
    const finish = { kind: 'finish_erasure', userId } as const;
    await executor.execute(userAggregate, userId, finish, contextFor(caller, 'finish-erasure'));
  };
}

/** The error of a piece of work; undefined when it succeeded. */
const errorOf = (work: () => Promise<void>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error ?? new Error('A step failed without an error'),
  );

/** Tries a few times within seconds. Rejects with the last error. */
async function persistently(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const ms of shortPauses) {
    if ((await errorOf(work)) === undefined) return;
    await pause(ms, signal);
    signal.throwIfAborted();
  }
  await work();
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
