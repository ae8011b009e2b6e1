import { describe, expect, test } from '@jest/globals';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered } from '../../testing/area.ts';

const runId = 'r1';
const stream = 'testrun-r1';
const scenarios = ['Trial', 'Starter Pack', 'Too few credits'];
const result = (scenario: string, success: boolean, amountCents: number, finalHalfCredits: number) =>
  happened(stream, 'TestScenarioFinished', {
    runId,
    scenario,
    success,
    amountCents,
    finalHalfCredits,
    durationMs: 250,
    errors: success ? [] : ['Expected 3 credits, found 1'],
  });
const events = [
  registered('admin'),
  registered('ann'),
  happened(stream, 'TestRunRequested', { runId }),
  happened(stream, 'TestRunStarted', { runId, scenarios }),
  result('Trial', true, 0, 6),
  result('Starter Pack', true, 17_750, 26),
  result('Too few credits', false, 0, 1),
  happened(stream, 'TestRunFinished', { runId, durationMs: 1_500 }),
];
const position = '0000000000000000' as never;
const path = '/test-onboarding-flow.cjs';
const list =
  '{ testRuns { id status successRate totalScenarios totalRevenue totalCredits totalDuration results { scenario success totalAmount finalCredits duration errors } } }';

test('GET /public/admin/test-results answers runs with the documented fields', async () => {
  const { as } = await given(events);
  expect((await as('admin').rest('GET', '/public/admin/test-results')).body).toEqual({
    testResults: [
      {
        id: 'r1',
        timestamp: expect.stringMatching(/^2026-01-01T/),
        status: 'finished',
        metadata: { successRate: '66.7', totalScenarios: 3, totalRevenue: 177.5, totalCredits: 16.5 },
        summary: { totalDuration: 1_500 },
        scenarioResults: [
          { scenario: 'Trial', success: true, totalAmount: 0, finalCredits: 3, duration: 250, errors: [] },
          { scenario: 'Starter Pack', success: true, totalAmount: 177.5, finalCredits: 13, duration: 250, errors: [] },
          {
            scenario: 'Too few credits',
            success: false,
            totalAmount: 0,
            finalCredits: 0.5,
            duration: 250,
            errors: ['Expected 3 credits, found 1'],
          },
        ],
      },
    ],
  });
});

test('GraphQL answers the same figures', async () => {
  const { as } = await given(events);
  expect(await as('admin').graphql(list)).toMatchObject({
    testRuns: [
      {
        id: 'r1',
        status: 'FINISHED',
        successRate: 66.7,
        totalScenarios: 3,
        totalRevenue: 177.5,
        totalCredits: 16.5,
        totalDuration: 1_500,
      },
    ],
  });
});

test('a scenario that an interrupted run never reached counts as failed', async () => {
  const { as } = await given([...events.slice(0, 6), happened(stream, 'TestRunInterrupted', { runId })]);
  expect(await as('admin').graphql('{ testRuns { status successRate } }')).toEqual({
    testRuns: [{ status: 'INTERRUPTED', successRate: 66.7 }],
  });
});

test('administrators request a run by REST or GraphQL, and no input of the request reaches it', async () => {
  const sent: unknown[] = [];
  const requestTestRun = async (...args: unknown[]) => {
    sent.push(args);
    return { runId, position };
  };
  const { as } = await given(events, { commands: { testRuns: { requestTestRun } } });
  const { status, body } = await as('admin').rest('POST', path, { scenario: '; rm -rf /' });
  expect([status, body]).toEqual([202, { runId }]);
  expect(await as('admin').graphql('mutation { requestTestRun { runId } }')).toEqual({ requestTestRun: { runId } });
  expect(sent).toMatchObject([1, 2].map(() => [{ actor: { kind: 'admin', id: 'admin' } }]));
});

describe.each([
  [undefined, 'UNAUTHENTICATED', 401],
  ['ann', 'FORBIDDEN', 403],
])('%s', (userId, code, status) => {
  test(`gets ${code}`, async () => {
    const { as } = await given(events);
    expect(await as(userId).graphql(list)).toMatchObject({ code });
    expect(await as(userId).graphql('mutation { requestTestRun { runId } }')).toMatchObject({ code });
    expect((await as(userId).rest('GET', '/public/admin/test-results')).status).toBe(status);
    expect((await as(userId).rest('POST', path)).status).toBe(status);
  });
});
