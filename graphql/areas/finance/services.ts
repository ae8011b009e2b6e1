import type { RecordedEvent } from '../../../domain/envelope.ts';

export interface FinanceServices {
  /** The events of one exception: what people wrote about it is in no read model. */
  /** When the log began, in milliseconds. */
  readonly firstEventAt: () => Promise<number>;
  readonly history: (exceptionId: string) => Promise<readonly RecordedEvent[]>;
}
