import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { testRuns } from './test-runs.ts';

const runId = 'r1';
const stream = 'testrun-r1';
const result = { scenario: 'Trial', success: true, amountCents: 0, finalHalfCredits: 6, durationMs: 40, errors: [] };
const requested = happened(stream, 'TestRunRequested', { runId });
const started = happened(stream, 'TestRunStarted', { runId, scenarios: ['Trial', 'Starter Pack'] });
const first = happened(stream, 'TestScenarioFinished', { runId, ...result });
const run = {
  kind: 'run',
  requestedAt: givenTime(0),
  scenarios: ['Trial', 'Starter Pack'],
  results: [result],
  startedAt: givenTime(1),
};

test('a run collects its results and the time that it took', async () => {
  await projectionSpec(testRuns)
    .given([requested, started, first, happened(stream, 'TestRunFinished', { runId, durationMs: 77 })])
    .then({ testRuns: { [runId]: { ...run, status: 'finished', durationMs: 77 } } });
});

test('an interrupted run keeps what it had found', async () => {
  await projectionSpec(testRuns)
    .given([requested, started, first, happened(stream, 'TestRunInterrupted', { runId })])
    .then({ testRuns: { [runId]: { ...run, status: 'interrupted', durationMs: 1_000 } } });
});
