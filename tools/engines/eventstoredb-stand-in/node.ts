import type { Metadata } from '@grpc/grpc-js';
import type { Committer } from './committer.ts';
import type { Faults } from './faults.ts';
import type { StandInLog } from './log.ts';
import type { CallError } from './messages.ts';
import type { Right } from './users.ts';

/** Appends count as `append` in either kind of call; `batchAppend` counts the calls opened to carry many. */
export type CountedCall = 'append' | 'batchAppend' | 'read' | 'subscribe';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** The nodes of a cluster and its leader; the leader is undefined during an election. */
export interface Cluster {
  readonly members: readonly Endpoint[];
  leader: number | undefined;
}

export const needsLeader = (metadata: Metadata): boolean => metadata.get('requires-leader').length > 0;

/** The state that the handlers of a node share. */
export interface Node {
  readonly log: StandInLog;
  readonly faults: Faults;
  readonly commit: Committer['commit'];
  /** Resolves when the node is not stalled. */
  answers(): Promise<void>;
  /** The error of a node that is not ready or not the leader; undefined otherwise. */
  refuses(needsLeader: boolean): CallError | undefined;
  /** The error for a user without the right; undefined when the call is allowed. */
  forbids(metadata: Metadata, stream: string, right: Right): CallError | undefined;
  /** Counts a call on a stream. */
  count(call: CountedCall, stream: string): void;
  /** Calls the listener when all subscriptions have to end; returns the function that removes it. */
  onEndSubscriptions(listener: () => void): () => void;
}
