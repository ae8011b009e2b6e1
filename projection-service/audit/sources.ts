import type { Position } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { AccountDocument, CreditWitness } from '../projections/index.ts';

export interface AuditSources {
  readonly eventStore: Pick<EventStore, 'readStream'>;
  /** The same log as it is stored, for the hash chain: what opens and upcasts events would hide a change. */
  readonly rawLog: Pick<EventStore, 'readStream'>;
  /** The account as users see it, once it has seen the position (or could not within its bounds). */
  readonly account: (userId: string, seen: Position) => Promise<AccountDocument | undefined>;
  /** What the credit-audit projection noted of the user's event at this revision, or of the last one that it saw. */
  readonly witness: (userId: string, revision: number | 'last') => Promise<CreditWitness | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
