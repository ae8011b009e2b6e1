import type { EventRegistry } from '../../domain/event-type.ts';
import type { PageFault } from '../../domain/finance/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { createExecutor } from '../executor/executor.ts';
import type { Caller } from './context.ts';
import { checkAccounts } from './check-accounts.ts';
import { syncQueue, type QueueReport } from './exception-queue.ts';
import { followPayouts, readStatement } from './read-statement.ts';

export interface ReconciliationReport extends QueueReport {
  /** Records of the provider that this run was the first to read. */
  readonly recorded: number;
  /** What is wrong with a page of the provider's records, so that the later ones were not read. */
  readonly refused: PageFault | null;
}

export type ReconciliationDependencies = Pick<
  Dependencies,
  'executor' | 'paymentProvider' | 'providerRecords' | 'books' | 'now'
>;

/** One run: reads what is new at the provider, checks what changed in the log, and brings the queue up to date. */
export async function reconcile(
  dependencies: ReconciliationDependencies,
  caller: Caller,
): Promise<ReconciliationReport> {
  const { books, now } = dependencies;
  const readAt = now();
  const read = await readStatement(dependencies, caller);
  const inProgress = await followPayouts(dependencies, caller);
  await books.caughtUp();
  await checkAccounts(dependencies, caller);
  await books.caughtUp();
  const queue = await syncQueue(dependencies, caller, readAt);
  return { ...read, ...queue, pending: queue.pending + inProgress };
}

/** A run for the operator, next to a stopped product. */
export function openReconciliation({
  eventStore,
  registry,
  ...others
}: Omit<ReconciliationDependencies, 'executor'> & {
  readonly eventStore: EventStore;
  readonly registry: EventRegistry;
}): (caller: Caller) => Promise<ReconciliationReport> {
  // Each account is folded once a run: a small cache keeps the memory of the process small.
  const executor = createExecutor({ eventStore, registry, now: others.now, cacheSize: 256 });
  return (caller) => reconcile({ ...others, executor }, caller);
}
