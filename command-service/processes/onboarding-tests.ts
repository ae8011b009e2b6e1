import type { Dependencies } from '../dependencies.ts';
import { executeTestRun } from '../test-runs/run.ts';
import { defineProcess } from './engine/define-process.ts';

/** Runs the requested onboarding tests in the background, one after the other. */
export const onboardingTests = (dependencies: Dependencies) =>
  defineProcess({
    name: 'onboarding-tests',
    maxInFlight: 1,
    on: { TestRunRequested: ({ data: { runId } }, context) => executeTestRun(dependencies, runId, context) },
  });
