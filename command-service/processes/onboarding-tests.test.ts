import { describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { eventRegistry, type CurbcastEvent } from '../../domain/events.ts';
import { testRunStream, type TestRunEvent, type TestScenarioFinished } from '../../domain/test-runs/index.ts';
import { withCodec } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { idleProvider } from '../testing/command-process.ts';
import { on, openDependencies, readAll, recordPlaced, runOnce, specifyWork } from '../testing/work-spec.ts';
import { onboardingTests } from './onboarding-tests.ts';

const runId = 'r1';
const stream = testRunStream(runId);
const requested: TestRunEvent = { type: 'TestRunRequested', data: { runId } };
const started: TestRunEvent = { type: 'TestRunStarted', data: { runId, scenarios: ['Trial', 'Starter Pack'] } };

/** Runs the process on a log with a requested run; the events that it appended. */
async function run(given: Parameters<typeof openDependencies>[1] = {}) {
  const log = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  await recordPlaced(log, on(stream, requested));
  await runOnce(onboardingTests(openDependencies(log, given)), log, 2);
  return (await readAll(log)) as readonly object[] as readonly RecordedEvent<CurbcastEvent>[];
}
const resultsOf = (events: readonly CurbcastEvent[]): readonly TestScenarioFinished['data'][] =>
  events.flatMap((event) => (event.type === 'TestScenarioFinished' ? [event.data] : []));

test('records a run that a shutdown cut off as interrupted, and does not repeat it', () =>
  specifyWork(onboardingTests)
    .given(on(stream, requested), on(stream, started))
    .appends(on(stream, { type: 'TestRunInterrupted', data: { runId } })));

describe('a run', () => {
  test('walks each scenario with a separate account, which is erased at once', async () => {
    const events = await run();
    const results = resultsOf(events);
    expect(results.map(({ scenario, success, errors }) => [scenario, success, errors])).toEqual([
      ['New user gets the trial', true, []],
      ['New user starts a video and deletes it', true, []],
      ['New user has too few credits', true, []],
    ]);
    expect(results.every(({ finalHalfCredits }) => finalHalfCredits === 6)).toBe(true);
    const registered = events.filter(({ type }) => type === 'UserRegistered');
    const leaving = events.filter(({ type }) => type === 'ErasureStarted');
    expect(new Set(registered.map((event) => event.stream)).size).toBe(3);
    expect(leaving.map((event) => event.stream)).toEqual(registered.map((event) => event.stream));
    expect(events.at(-1)?.type).toBe('TestRunFinished');
  });

  test('renders nothing where started work is charged', async () => {
    const results = resultsOf(await run({ videoProvider: { ...idleProvider, chargesForStartedWork: true } }));
    expect(results.map(({ scenario }) => scenario)).not.toContain('New user starts a video and deletes it');
  });

  test('says what failed and continues with the other scenarios', async () => {
    const events = await run({ videoProvider: { ...idleProvider, presenters: async () => [] } });
    expect(resultsOf(events).map(({ success, errors }) => [success, errors])).toEqual([
      [true, []],
      [false, ['There is no presenter']],
      [false, ['Expected the video to be refused for too few credits']],
    ]);
    expect(events.at(-1)?.type).toBe('TestRunFinished');
  });
});
