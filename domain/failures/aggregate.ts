import type { Aggregate } from '../aggregate.ts';
import {
  decideFailure,
  decideRetries,
  evolveFailure,
  failureStateVersion,
  initialFailure,
  type FailureCommand,
  type FailureState,
} from './decide.ts';
import { failureRetriesStream, failureStream, type FailureEvent, type FailuresRetryRequested } from './events.ts';

/** One event or item that a process or a job could not handle. */
export const failureAggregate: Aggregate<FailureState, FailureCommand, FailureEvent> = {
  version: failureStateVersion,
  snapshots: false,
  initial: initialFailure,
  streamOf: failureStream,
  evolve: evolveFailure,
  decide: decideFailure,
};

/** The requests to try everything again that a process or a job could not handle. */
export const failureRetriesAggregate: Aggregate<object, { readonly work: string }, FailuresRetryRequested> = {
  version: 'failureretries-1',
  snapshots: false,
  initial: {},
  streamOf: failureRetriesStream,
  evolve: (state) => state,
  decide: decideRetries,
};
