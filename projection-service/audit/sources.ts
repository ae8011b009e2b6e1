import type { Position } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { AccountDocument, CreditWitness } from '../projections/index.ts';

export interface AuditSources {
  readonly eventStore: Pick<EventStore, 'readStream'>;
  /** The log without the codec, for the hash chain: decryption and upcasting would hide a change. */
  readonly rawLog: Pick<EventStore, 'readStream'>;
  /** Reads the account from the read model after it reached the position, or after its timeout. */
  readonly account: (userId: string, seen: Position) => Promise<AccountDocument | undefined>;
  /** Returns the credit-audit projection's record of the event at this revision, or of the last event projected. */
  readonly witness: (userId: string, revision: number | 'last') => Promise<CreditWitness | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
