import type { Metadata } from '@grpc/grpc-js';
import type { Committer } from './committer.ts';
import type { Faults } from './faults.ts';
import type { StandInLog } from './log.ts';
import type { CallError } from './messages.ts';
import type { Right } from './users.ts';

export type CountedCall = 'append' | 'batchAppend' | 'read' | 'subscribe';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** The nodes of a cluster and which of them leads; undefined while they elect. */
export interface Cluster {
  readonly members: readonly Endpoint[];
  leader: number | undefined;
}

export const needsLeader = (metadata: Metadata): boolean => metadata.get('requires-leader').length > 0;

/** What the handlers of one node work on. */
export interface Node {
  readonly log: StandInLog;
  readonly faults: Faults;
  readonly commit: Committer['commit'];
  /** Resolves as soon as this node answers anybody. */
  answers(): Promise<void>;
  /** What a call is refused with by a node that does not serve it: it is not ready, or does not lead. */
  refuses(needsLeader: boolean): CallError | undefined;
  /** What a user is refused with; undefined when the call may go on. */
  forbids(metadata: Metadata, stream: string, right: Right): CallError | undefined;
  count(call: CountedCall): void;
  /** Calls the listener when all subscriptions are to end; gives what takes it back. */
  onEndSubscriptions(listener: () => void): () => void;
}
