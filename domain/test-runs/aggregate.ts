import type { Aggregate } from '../aggregate.ts';
import {
  decideTestRun,
  evolveTestRun,
  initialTestRun,
  testRunStateVersion,
  type TestRunCommand,
  type TestRunState,
} from './decide.ts';
import { testRunStream, type TestRunEvent } from './events.ts';

/** One run of the onboarding test. */
export const testRunAggregate: Aggregate<TestRunState, TestRunCommand, TestRunEvent> = {
  version: testRunStateVersion,
  snapshots: false,
  initial: initialTestRun,
  streamOf: testRunStream,
  evolve: evolveTestRun,
  decide: decideTestRun,
};
