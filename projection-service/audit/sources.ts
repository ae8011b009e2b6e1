import type { Position } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { AccountDocument } from '../projections/index.ts';
import type { ChainSources } from './chain.ts';

export interface AuditSources extends ChainSources {
  readonly eventStore: Pick<EventStore, 'readStream'>;
  /** Reads the account from the read model after it reached the position, or after its timeout. */
  readonly account: (userId: string, seen: Position) => Promise<AccountDocument | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
