import { describe, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { decideTestRun, evolveTestRun, initialTestRun, type TestRunEvent } from './index.ts';

const runId = 'run-1';
const requested: TestRunEvent = { type: 'TestRunRequested', data: { runId } };
const started: TestRunEvent = { type: 'TestRunStarted', data: { runId, scenarios: ['Trial', 'Starter Pack'] } };
const result = (scenario: string) => ({
  runId,
  scenario,
  success: true,
  amountCents: 0,
  finalHalfCredits: 6,
  durationMs: 5,
  errors: [],
});
const ended = (scenario: string): TestRunEvent => ({ type: 'TestScenarioFinished', data: result(scenario) });
const finished: TestRunEvent = { type: 'TestRunFinished', data: { runId, durationMs: 0 } };
const interrupted: TestRunEvent = { type: 'TestRunInterrupted', data: { runId } };

describe('a run of the onboarding test', () => {
  const { given } = specify({ initial: initialTestRun, decide: decideTestRun, evolve: evolveTestRun });

  test('is requested once', () => {
    given().when({ kind: 'request', runId }).then(requested);
    given(requested).when({ kind: 'request', runId }).thenNothing();
  });

  test('begins once, and not after it was interrupted', () => {
    const begin = { kind: 'begin', runId, scenarios: ['Trial', 'Starter Pack'] } as const;
    given(requested).when(begin).then(started);
    given(requested, started).when(begin).thenNothing();
    given(requested, started, interrupted).when(begin).thenNothing();
  });

  test('records each scenario once', () => {
    given(requested, started)
      .when({ kind: 'finish_scenario', result: result('Trial') })
      .then(ended('Trial'));
    given(requested, started, ended('Trial'))
      .when({ kind: 'finish_scenario', result: result('Trial') })
      .thenNothing();
    given(requested, started, interrupted)
      .when({ kind: 'finish_scenario', result: result('Trial') })
      .thenRefused('NOT_ALLOWED_NOW', 'This test run is over.');
  });

  test('finishes when every scenario has ended, and not before', () => {
    given(requested, started, ended('Trial')).when({ kind: 'finish', runId }).thenNothing();
    given(requested, started, ended('Trial'), ended('Starter Pack')).when({ kind: 'finish', runId }).then(finished);
  });

  test('is interrupted only while it runs', () => {
    given(requested, started).when({ kind: 'interrupt', runId }).then(interrupted);
    given(requested).when({ kind: 'interrupt', runId }).thenNothing();
    given(requested, started, ended('Trial'), ended('Starter Pack'), finished)
      .when({ kind: 'interrupt', runId })
      .thenNothing();
  });
});
