import { setTimeout as sleep } from 'node:timers/promises';
import { START, type RecordedEvent } from '../../../../domain/envelope.ts';
import { eventRegistry } from '../../../../domain/events.ts';
import {
  evolveFailure,
  initialFailure,
  type FailureEvent,
  type FailureState,
} from '../../../../domain/failures/index.ts';
import type { EventStore } from '../../../../event-store/index.ts';
import { createExecutor, type Executor } from '../../../executor/executor.ts';
import { createFailureCommands } from '../../../commands/failures.ts';
import { createFailureLog, type FailureIndex, type FailureLog } from '../failure-log.ts';
import { defaultPace, type Pace } from '../pace.ts';

/** The patience of the product, shortened so that a test waits for conditions and not for minutes. */
export const quick: Pace = {
  ...defaultPace,
  first: { firstMs: 1, maxMs: 5 },
  attemptsInPlace: 3,
  later: { firstMs: 20, maxMs: 100 },
  lookEveryMs: 10,
  probeEveryMs: 30,
};

/** Waits until the condition holds; fails after a time that is long enough for every machine. */
export async function until(isSo: () => boolean | Promise<boolean>, what = 'It'): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    if (await isSo()) return;
    await sleep(5);
  }
  throw new Error(`${what} did not happen`);
}

/** Every failure in the log, by its id: an independent model of the read model. */
export async function failuresIn(log: EventStore): Promise<ReadonlyMap<string, FailureState & { since: number }>> {
  const states = new Map<string, FailureState & { since: number }>();
  for (let after = START; ;) {
    const page = await log.readAll({ after, filter: { categories: ['failure'] }, limit: 1_000 });
    for (const event of page.events) {
      const { failureId } = event.data as { readonly failureId: string };
      const before = states.get(failureId) ?? { ...initialFailure, since: event.time };
      const since = before.status === 'open' ? before.since : event.time;
      states.set(failureId, {
        ...evolveFailure(before, event as RecordedEvent<FailureEvent>, event.time),
        since,
      });
    }
    after = page.position;
    if (page.end) return states;
  }
}

async function retryAllIn(log: EventStore, work: string): Promise<number | null> {
  const { events } = await log.readAll({ after: START, filter: { types: ['FailuresRetryRequested'] }, limit: 1_000 });
  return events.findLast(({ data }) => data['work'] === work)?.time ?? null;
}

/** Failures of processes and jobs on this log, with what answers for the read model. */
export function openFailures(
  log: EventStore,
  { executor, pace = quick, now = Date.now }: { executor?: Executor; pace?: Pace; now?: () => number } = {},
) {
  const run = executor ?? createExecutor({ eventStore: log, registry: eventRegistry, now });
  const openOf = async (work: string) =>
    [...(await failuresIn(log))].filter(([, { status, failure }]) => status === 'open' && failure?.work === work);
  const index: FailureIndex = {
    summary: async (work) => ({ open: (await openOf(work)).length, retryAllAt: await retryAllIn(log, work) }),
    waiting: async (work, limit) =>
      (await openOf(work))
        .flatMap(([failureId, { retryAt }]) => (retryAt === null ? [] : [{ failureId, retryAt }]))
        .toSorted((one, other) => one.retryAt - other.retryAt)
        .slice(0, limit),
    failedBy: async (work, time, limit) =>
      (await openOf(work))
        .toSorted(([, one], [, other]) => one.failedAt - other.failedAt)
        .filter(([, { failedAt }]) => failedAt <= time)
        .map(([failureId]) => failureId)
        .slice(0, limit),
    known: async (ids) => {
      const all = await failuresIn(log);
      return new Set(ids.filter((id) => ['open', 'dismissed'].includes(all.get(id)?.status ?? '')));
    },
  };
  const of = (work: string): FailureLog => createFailureLog(work, { executor: run, index, now, pace });
  return { of, commands: createFailureCommands({ executor: run }), all: () => failuresIn(log) };
}
