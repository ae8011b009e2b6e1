import type { Metadata } from '@grpc/grpc-js';
import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { StandInLog } from './log.ts';
import type { CallError } from './messages.ts';

export type CountedCall = 'append' | 'batchAppend' | 'read' | 'subscribe';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** What the handlers of one node work on. */
export interface Node {
  readonly log: StandInLog;
  readonly faults: Faults;
  readonly journal: Journal | undefined;
  /** Who leads instead of this node; undefined when it does itself. */
  leader(): Endpoint | undefined;
  /** What a call is refused with; undefined when it may go on. */
  authenticate(metadata: Metadata): CallError | undefined;
  count(call: CountedCall): void;
  /** Calls the listener when all subscriptions are to end; gives what takes it back. */
  onEndSubscriptions(listener: () => void): () => void;
}
