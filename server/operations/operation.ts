import type { Caller, Commands, FileStore, ReconciliationReport } from '../../command-service/index.ts';
import type { BlockedNetwork } from '../../domain/security/index.ts';
import type { Recover, SessionStore } from '../../identity/index.ts';
import type { EventStore, IdentityDirectory, KeyRing } from '../../event-store/index.ts';
import type { Projections } from '../../projection-service/index.ts';

/** The stores other than the log and the read models. */
export interface Stores {
  readonly keyRing: Pick<KeyRing, 'get'>;
  readonly identities: Pick<IdentityDirectory, 'find'>;
  readonly sessions: Pick<SessionStore, 'list'>;
  readonly files: Pick<FileStore, 'stat' | 'open'>;
  /** Whether the content of each file is read too, for files on this machine. Files in a bucket are only looked up. */
  readonly readsFiles: boolean;
  /** The folder of the embedded identity provider; absent if another provider has the accounts. */
  readonly localAccounts?: string;
}

/** The stores and providers of an operation: from the running server, or opened for this operation. */
export interface OperationContext {
  readonly dataDir: string;
  /** The decrypted and upcast events. */
  readonly eventStore: EventStore;
  readonly projections: Projections;
  /** The stores that `verify` compares with the log. */
  readonly stores: Stores;
  /** One run of reconciliation. */
  readonly reconcile: (caller: Caller, isFull?: boolean) => Promise<ReconciliationReport>;
  /** Decisions about failed work of processes and jobs; needs a running server. */
  readonly failures?: Commands['failures'] | undefined;
  /** Retries the open steps of a user's erasure; needs a running server. */
  readonly retryErasure?: ((userId: string, caller: Caller) => Promise<unknown>) | undefined;
  /** Recovers an account; undefined without a running server that has the embedded identity provider. */
  readonly recover?: Recover | undefined;
  /** Needs a running gateway. */
  readonly blacklist?: Blacklist | undefined;
  /** The outside identity provider, which has the accounts. */
  readonly issuer?: string | undefined;
}

/** The addresses and networks that may not use the product. */
export interface Blacklist {
  /** Those that are blocked now, the newest first. */
  blocked(): readonly BlockedNetwork[];
  /** Removes a block; resolves when the gateway applies it. */
  unblock(network: string): Promise<void>;
}

/** Prints a line for the operator. */
export type Report = (line: string) => void;

/** An operation resolves with true when all is well; it prints its findings through `report`. */
export type Operation = (context: OperationContext, args: readonly string[], report: Report) => Promise<boolean>;
