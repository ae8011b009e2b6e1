import { streamIdOf, type RecordedEvent } from '../../domain/envelope.ts';
import type { TestScenarioFinished } from '../../domain/test-runs/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';

/** A run of the onboarding test with its results. Amounts are cents and half-credits, durations milliseconds. */
export interface TestRunDocument {
  /** The same in every document, so that one index orders the runs. */
  readonly kind: 'run';
  readonly requestedAt: number;
  readonly status: 'requested' | 'running' | 'finished' | 'interrupted';
  readonly scenarios: readonly string[];
  readonly results: readonly Omit<TestScenarioFinished['data'], 'runId'>[];
  readonly startedAt: number | null;
  /** Of the whole run, up to the last scenario that ended. */
  readonly durationMs: number;
}

const collections = {
  testRuns: documents<TestRunDocument>().indexedBy({ all: { equal: ['kind'], order: ['requestedAt'] } }),
};

type Changes = readonly ChangeOf<typeof collections>[];

/** The runs of the onboarding test. */
export const testRuns = defineProjection({
  name: 'test-runs',
  version: '1',
  collections,
  needs: ({ stream }) => ({ testRuns: streamIdOf(stream) }),
  on: {
    TestRunRequested: ({ data: { runId }, time }) => [
      {
        op: 'put',
        collection: 'testRuns',
        id: runId,
        doc: {
          kind: 'run',
          requestedAt: time,
          status: 'requested',
          scenarios: [],
          results: [],
          startedAt: null,
          durationMs: 0,
        },
      },
    ],
    TestRunStarted: (event, read) =>
      changed(event, read, () => ({ status: 'running', scenarios: event.data.scenarios, startedAt: event.time })),
    TestScenarioFinished: (event, read) =>
      changed(event, read, ({ results, startedAt }) => {
        const { runId: _runId, ...result } = event.data;
        return { results: [...results, result], durationMs: event.time - (startedAt ?? event.time) };
      }),
    TestRunFinished: (event, read) =>
      changed(event, read, () => ({ status: 'finished', durationMs: event.data.durationMs })),
    TestRunInterrupted: (event, read) => changed(event, read, () => ({ status: 'interrupted' })),
  },
  live: { testRuns: 'silent' },
  awaitedBy: 'queries',
});

function changed(
  { stream }: RecordedEvent,
  read: ReadOf<typeof collections>,
  fieldsOf: (run: TestRunDocument) => Partial<TestRunDocument>,
): Changes {
  const id = streamIdOf(stream);
  const run = read('testRuns', id);
  return run ? [{ op: 'patch', collection: 'testRuns', id, fields: fieldsOf(run) }] : [];
}
