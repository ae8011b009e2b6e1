import { exceptionAggregate, exceptionIdOf, isDue, type ExceptionOpened } from '../../domain/finance/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

type Wanted = Omit<ExceptionOpened['data'], 'exceptionId'>;

export interface QueueReport {
  /** Faults whose exception is open. */
  readonly exceptions: readonly Wanted[];
  /** Faults that a person has settled by hand: accepted differences. */
  readonly settled: readonly Wanted[];
  /** Rows that may still settle by themselves: young faults, and payouts in progress. */
  readonly pending: number;
}

/**
 * Makes the queue agree with the books: opens an exception for each fault that is old enough, and closes those whose
 * row matches again. Repeated on the same books it appends nothing.
 *
 * @param readAt when the provider was read, in milliseconds: a later payment can't be in its records yet
 */
export async function syncQueue(
  { executor, books, now }: Pick<Dependencies, 'executor' | 'books' | 'now'>,
  caller: Caller,
  readAt = now(),
): Promise<QueueReport> {
  const at = now();
  const rows = await books.openRows();
  const faults = rows.flatMap(({ key, userId, sinceMs, faults: found }) =>
    found.map(({ leg, status, amountCents }): Wanted => ({ leg, status, key, userId, amountCents, sinceMs })),
  );
  const isUnread = ({ status, sinceMs }: Wanted): boolean => status === 'missing_in_provider' && sinceMs >= readAt;
  const due = faults.filter((fault) => !isUnread(fault) && isDue(fault, fault.sinceMs, at));
  const before = await books.openExceptions();
  const settledBefore = await books.settledExceptions();
  const settled = new Set(settledBefore);
  const open = new Set(before.map(({ id }) => id));
  for (const wanted of due) {
    const exceptionId = exceptionIdOf(wanted);
    const { state } = await executor.execute(
      exceptionAggregate,
      exceptionId,
      { kind: 'open', exceptionId, details: { exceptionId, ...wanted } },
      contextFor(caller, 'open-exception'),
    );
    const [to, from] = state.status === 'open' ? [open, settled] : [settled, open];
    to.add(exceptionId);
    from.delete(exceptionId);
  }
  const wantedIds = new Set(faults.map(exceptionIdOf));
  for (const exceptionId of [...before.map(({ id }) => id), ...settledBefore]) {
    if (wantedIds.has(exceptionId)) continue;
    await executor.execute(
      exceptionAggregate,
      exceptionId,
      { kind: 'match', exceptionId },
      contextFor(caller, 'match-exception'),
    );
  }
  // The list then shows the same exceptions as the run.
  await books.caughtUp();
  const exceptions = faults.filter((fault) => open.has(exceptionIdOf(fault)));
  const accepted = faults.filter((fault) => settled.has(exceptionIdOf(fault)));
  return { exceptions, settled: accepted, pending: faults.length - exceptions.length - accepted.length };
}
