import type { EventRegistry } from '../../domain/event-type.ts';
import type { PageFault } from '../../domain/finance/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createExecutor } from '../executor/executor.ts';
import type { Caller } from './context.ts';
import { checkAccounts, type AccountsReport } from './check-accounts.ts';
import { syncQueue, type QueueReport } from './exception-queue.ts';
import { followPayouts, readStatement } from './read-statement.ts';

export interface ReconciliationReport extends QueueReport {
  /** Records of the provider that this run was the first to read. */
  readonly recorded: number;
  /** Recorded entries that a full run compared with the provider's records; 0 for another run. */
  readonly reread: number;
  readonly accounts: AccountsReport;
  /** The fault of a page of the provider's records; the pages after it were not read. */
  readonly refused: PageFault | null;
}

export type ReconciliationDependencies = Pick<
  Dependencies,
  'executor' | 'paymentProvider' | 'providerRecords' | 'books' | 'now'
>;

/**
 * One run: reads the provider's new records, checks the changes in the log, and brings the queue up to date. A full run
 * reads all of the provider's records again and checks every account.
 */
export async function reconcile(
  dependencies: ReconciliationDependencies,
  caller: Caller,
  isFull = false,
): Promise<ReconciliationReport> {
  const { books, now } = dependencies;
  const readAt = now();
  const read = await readStatement(dependencies, caller, isFull);
  const inProgress = await followPayouts(dependencies, caller);
  await books.caughtUp();
  const accounts = await checkAccounts(dependencies, caller, isFull);
  await books.caughtUp();
  const queue = await syncQueue(dependencies, caller, readAt);
  return { ...read, ...queue, accounts, pending: queue.pending + inProgress };
}

/** A run for the operator, next to a stopped product. */
export function openReconciliation({
  eventStore,
  registry,
  ...others
}: Omit<ReconciliationDependencies, 'executor'> & {
  readonly eventStore: EventStore;
  readonly registry: EventRegistry;
}): (caller: Caller, isFull?: boolean) => Promise<ReconciliationReport> {
  // Each account is folded once a run: a small cache keeps the memory of the process small.
  const executor = createExecutor({ eventStore, registry, now: others.now, cacheSize: 256 });
  return (caller, isFull) => reconcile({ ...others, executor }, caller, isFull);
}
