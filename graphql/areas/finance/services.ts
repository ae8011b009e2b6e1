import type { RecordedEvent } from '../../../domain/envelope.ts';

export interface FinanceServices {
  /** When the log began, in milliseconds. */
  readonly firstEventAt: () => Promise<number>;
  /** The events of one exception: what people wrote about it is in no read model. */
  readonly history: (exceptionId: string) => Promise<readonly RecordedEvent[]>;
  /** The events of the decision about one taking of credits. */
  readonly decisionHistory: (adjustmentId: string) => Promise<readonly RecordedEvent[]>;
}
