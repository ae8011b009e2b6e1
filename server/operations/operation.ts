import type { Caller, Commands, ReconciliationReport } from '../../command-service/index.ts';
import type { Recover } from '../../identity/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { Projections } from '../../projection-service/index.ts';

/** The stores and providers of an operation: of the running server, or opened for this operation. */
export interface OperationContext {
  readonly dataDir: string;
  /** The decrypted and upcast events. */
  readonly eventStore: EventStore;
  readonly projections: Projections;
  /** One run of reconciliation. */
  readonly reconcile: (caller: Caller) => Promise<ReconciliationReport>;
  /** Recovers an account: of a running server with the embedded identity provider, else undefined. */
  readonly recover?: Recover | undefined;
  /** Removes the block of an address: of a running server only. */
  readonly unblockAddress?: Commands['security']['unblockAddress'];
  /** The outside identity provider, which keeps the accounts. */
  readonly issuer?: string | undefined;
}

/** Prints a line for the operator. */
export type Report = (line: string) => void;

/** An operation resolves with true when all is well; it prints its findings through `report`. */
export type Operation = (context: OperationContext, args: readonly string[], report: Report) => Promise<boolean>;
