import type { Caller, Commands, FileStore, ReconciliationReport } from '../../command-service/index.ts';
import type { BlockedNetwork } from '../../domain/security/index.ts';
import type { Recover, SessionStore } from '../../identity/index.ts';
import type { EventStore, IdentityDirectory, KeyRing } from '../../event-store/index.ts';
import type { Projections } from '../../projection-service/index.ts';

/** The stores beside the log and the read models. */
export interface Stores {
  readonly keyRing: Pick<KeyRing, 'get'>;
  readonly identities: Pick<IdentityDirectory, 'find'>;
  readonly sessions: Pick<SessionStore, 'list'>;
  readonly files: Pick<FileStore, 'stat' | 'open'>;
  /** The content of each file is read, too: files of this machine. Those of a bucket are only looked up. */
  readonly readsFiles: boolean;
  /** The folder of the embedded identity provider; absent where another one keeps the accounts. */
  readonly localAccounts?: string;
}

/** The stores and providers of an operation: of the running server, or opened for this operation. */
export interface OperationContext {
  readonly dataDir: string;
  /** The decrypted and upcast events. */
  readonly eventStore: EventStore;
  readonly projections: Projections;
  /** The stores that `verify` compares with the log. */
  readonly stores: Stores;
  /** One run of reconciliation. */
  readonly reconcile: (caller: Caller, isFull?: boolean) => Promise<ReconciliationReport>;
  /** Decisions about what processes and jobs could not do: of a running server. */
  readonly failures?: Commands['failures'] | undefined;
  /** Has the open steps of a user's erasure tried again: of a running server. */
  readonly retryErasure?: ((userId: string, caller: Caller) => Promise<unknown>) | undefined;
  /** Recovers an account: of a running server with the embedded identity provider, else undefined. */
  readonly recover?: Recover | undefined;
  /** Of a running gateway. */
  readonly blacklist?: Blacklist | undefined;
  /** The outside identity provider, which keeps the accounts. */
  readonly issuer?: string | undefined;
}

/** The addresses and networks that may not use the product. */
export interface Blacklist {
  /** Those that are blocked now, the newest first. */
  blocked(): readonly BlockedNetwork[];
  /** Removes a block; resolves when the gateway has taken it in. */
  unblock(network: string): Promise<void>;
}

/** Prints a line for the operator. */
export type Report = (line: string) => void;

/** An operation resolves with true when all is well; it prints its findings through `report`. */
export type Operation = (context: OperationContext, args: readonly string[], report: Report) => Promise<boolean>;
