import type { Aggregate } from '../aggregate.ts';
import {
  decideFailure,
  decideWork,
  evolveFailure,
  evolveWork,
  failureStateVersion,
  initialFailure,
  initialWork,
  type FailureCommand,
  type FailureState,
  type WorkCommand,
  type WorkState,
} from './decide.ts';
import { failureStream, workStream, type FailureEvent, type WorkEvent } from './events.ts';

/** One event or item that a process or a job could not handle. */
export const failureAggregate: Aggregate<FailureState, FailureCommand, FailureEvent> = {
  version: failureStateVersion,
  snapshots: false,
  initial: initialFailure,
  streamOf: failureStream,
  evolve: evolveFailure,
  decide: decideFailure,
};

/** A process or a job as a whole. */
export const workAggregate: Aggregate<WorkState, WorkCommand, WorkEvent> = {
  version: 'work-1',
  snapshots: false,
  initial: initialWork,
  streamOf: workStream,
  evolve: evolveWork,
  decide: decideWork,
};
