import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { START } from '../../../domain/envelope.ts';
import type { Caller } from '../../support/context.ts';
import type { BackgroundWork, RunningWork } from './background-work.ts';
import type { ClockDoubt } from './clock-watch.ts';
import { createItemWork, type JobItems } from './item-work.ts';
import { defaultPace } from './pace.ts';
import { retryFailures } from './retries.ts';

export interface JobContext<Item extends object = never> {
  /** The job itself as a caller; each call starts a new chain of causation. */
  readonly newCaller: () => Caller;
  /**
   * Handles these items of the job's list, except those whose failure is on record: they come back by themselves, with
   * backoff. An item that fails is recorded and delays no other. Rejects after the last one when a failure could not be
   * recorded: they are due again in the next run.
   */
  readonly handle: (items: readonly Item[]) => Promise<void>;
  /** Reports the failure of a part of a run; the run continues, and the part is due again in the next run. */
  readonly failed: (error: unknown) => void;
  /**
   * Whether the date is in doubt: work that a wrong date would end too early has to wait. Always false unless the job
   * is `byDate`.
   */
  readonly isDoubted: boolean;
  /** Aborted when the job stops. */
  readonly signal: AbortSignal;
}

interface JobSchedule {
  /** Unique: the actor of the events that the job causes. */
  readonly name: string;
  /** The lease that the job shares with others; by default it has its own, named after it. */
  readonly lease?: string;
  /** Milliseconds from the end of one run to the start of the next. The first run starts at once. */
  readonly every: number;
  /** Whether the job does things by the date that can't be undone: it waits while the clock is in doubt. */
  readonly byDate?: true;
}

export interface JobDefinition<Item extends object> extends JobSchedule {
  /** For a job that works through a list: its items and their handler. */
  readonly items?: JobItems<Item>;
  /** One run. Must be idempotent. Rejecting is reported and retried in the next run. */
  readonly run: (context: JobContext<Item>) => Promise<void>;
}

/** Declares work that follows the clock. */
export function defineJob<Item extends object = never>(definition: JobDefinition<Item>): BackgroundWork {
  const { name, lease = name, every, items, run, byDate = false } = definition;
  const start: BackgroundWork['start'] = ({ onError, failures, clock, pace = defaultPace }): RunningWork => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let problem: string | undefined;
    let doubt: ClockDoubt | undefined;
    const report = (error: unknown): void => {
      // A stop interrupts the run; the next start runs it again.
      if (!signal.aborted) onError(error, undefined);
    };
    const failed = (error: unknown): void => {
      if (signal.aborted) return;
      problem = error instanceof Error ? error.message : String(error);
      report(error);
    };
    const newCaller = (): Caller => ({ actor: { kind: 'process', id: name }, correlationId: randomUUID() });
    const itemWork = items && createItemWork({ name, items, newCaller, failures, signal, report, failed });
    const handle: JobContext<Item>['handle'] = async (some) => itemWork?.handle(some);
    let noted: number | null | undefined;
    /** Looks at the clock, and notes in the log whether the job waits: so every role names it. */
    const lookAtClock = async (): Promise<void> => {
      doubt = await clock?.check();
      const since = doubt?.since ?? null;
      if (since !== noted) await failures?.noteStall(since);
      noted = since;
    };
    const once = async (): Promise<void> => {
      if (byDate) await lookAtClock();
      await run({ newCaller, handle, failed, isDoubted: doubt !== undefined, signal });
    };
    const running = (async () => {
      while (!signal.aborted) {
        problem = undefined;
        await once().catch(failed);
        await sleep(every, undefined, { signal, ref: false }).catch(() => undefined);
      }
    })();
    const retries =
      itemWork && failures && retryFailures({ failures, pace, signal, attempt: itemWork.again, onError: report });
    return {
      status: () => ({
        name,
        state: signal.aborted ? 'stopped' : problem === undefined ? 'running' : 'retrying',
        position: START,
        inFlight: 0,
        ...(problem === undefined ? doubt && { error: doubt.reason } : { error: problem }),
        ...(doubt && { stalledSince: doubt.since }),
      }),
      stop: async () => {
        stopping.abort();
        await Promise.all([running, retries?.ended]);
      },
    };
  };
  return { name, lease, start };
}

/** Items in one page of a list. */
const perPage = 500;

/** A page of a list: at most `limit` items, after the last item of the page before. */
export type PageOf<Item> = (limit: number, after: Item | undefined) => Promise<readonly Item[]>;

export interface ListJobDefinition<Item extends object> extends JobSchedule {
  readonly due: PageOf<Item>;
  readonly items: JobItems<Item>;
}

/**
 * A job whose run goes through the whole list of due items, page by page: items that stay at its head because they
 * failed are passed over.
 */
export function defineListJob<Item extends object>({ due, ...definition }: ListJobDefinition<Item>): BackgroundWork {
  return defineJob<Item>({
    ...definition,
    run: async ({ handle, isDoubted, signal }) => (isDoubted ? undefined : eachPage(due, handle, signal)),
  });
}

/** The pages of a list of due items, each by the time of its read. */
export const pagesOf =
  <Item>(
    due: (now: number, limit: number, after?: Item) => Promise<readonly Item[]>,
    now: () => number,
  ): PageOf<Item> =>
  (limit, after) =>
    due(now(), limit, after);

/** Gives every page of a list to `handle`. */
export async function eachPage<Item>(
  due: PageOf<Item>,
  handle: (page: readonly Item[]) => Promise<unknown>,
  signal: AbortSignal,
  limit = perPage,
): Promise<void> {
  for (let after: Item | undefined; !signal.aborted;) {
    const page = await due(limit, after);
    await handle(page);
    if (page.length < limit) return;
    after = page.at(-1);
  }
}
