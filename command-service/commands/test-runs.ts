import { randomUUID } from 'node:crypto';
import type { Position } from '../../domain/envelope.ts';
import { testRunAggregate } from '../../domain/test-runs/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, keyOf, uuidFrom, type Caller } from '../support/context.ts';

/** Runs of the onboarding test. */
export interface TestRunCommands {
  /** Requests a run in the background. Repeating the call with its key starts no second one. */
  requestTestRun(caller: Caller): Promise<{ readonly runId: string; readonly position: Position }>;
}

export function createTestRunCommands({ executor }: Pick<Dependencies, 'executor'>): TestRunCommands {
  return {
    requestTestRun: async (caller) => {
      const key = keyOf(caller);
      const runId = key === undefined ? randomUUID() : uuidFrom(`testrun/${caller.actor.id}/${key}`);
      const command = { kind: 'request', runId } as const;
      const context = contextFor(caller, 'request-test-run', { stableId: runId });
      const { position } = await executor.execute(testRunAggregate, runId, command, context);
      return { runId, position };
    },
  };
}
