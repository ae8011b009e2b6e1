import type { PaymentProvider } from '../../command-service/index.ts';
import type { EventStore } from '../../event-store/index.ts';
import type { Projections } from '../../projection-service/index.ts';

/** What an operation works on: of the running server, or opened for it alone. */
export interface OperationContext {
  readonly dataDir: string;
  /** Opened and lifted events. */
  readonly eventStore: EventStore;
  readonly projections: Projections;
  readonly payments: PaymentProvider;
}

/** Says a line to the person who asked. */
export type Report = (line: string) => void;

/** An operation resolves with true when all is well; what it has to say goes to `report`. */
export type Operation = (context: OperationContext, args: readonly string[], report: Report) => Promise<boolean>;
