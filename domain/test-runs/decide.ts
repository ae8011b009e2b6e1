import { Refusal } from '../refusal.ts';
import { type TestRunEvent, testRunStream, type TestScenarioFinished } from './events.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

/** One run of the onboarding test. */
export interface TestRunState {
  readonly status: 'absent' | 'requested' | 'running' | 'finished' | 'interrupted';
  /** When it began, in milliseconds since the epoch. */
  readonly startedAt?: number;
  /** The scenarios that are still to come. */
  readonly waiting: readonly string[];
}

export const initialTestRun: TestRunState = { status: 'absent', waiting: [] };

export type TestRunCommand =
  | { readonly kind: 'request'; readonly runId: string }
  | { readonly kind: 'begin'; readonly runId: string; readonly scenarios: readonly string[] }
  | { readonly kind: 'finish_scenario'; readonly result: TestScenarioFinished['data'] }
  | { readonly kind: 'finish'; readonly runId: string }
  | { readonly kind: 'interrupt'; readonly runId: string };

/**
 * Decides a command on one run. A run goes from requested over running to finished or interrupted and never back: a
 * repeated command changes nothing. Throws NOT_ALLOWED_NOW for a result of a run that is not running.
 */
export function decideTestRun(command: TestRunCommand, state: TestRunState, now: number): readonly TestRunEvent[] {
  switch (command.kind) {
    case 'request':
      return state.status === 'absent' ? [{ type: 'TestRunRequested', data: { runId: command.runId } }] : [];
    case 'begin': {
      const { runId, scenarios } = command;
      return state.status === 'requested' ? [{ type: 'TestRunStarted', data: { runId, scenarios } }] : [];
    }
    case 'finish_scenario':
      if (state.status !== 'running') throw new Refusal('NOT_ALLOWED_NOW', say('TEST_RUN_OVER'));
      return state.waiting.includes(command.result.scenario)
        ? [{ type: 'TestScenarioFinished', data: command.result }]
        : [];
    case 'finish': {
      if (state.status !== 'running' || state.waiting.length > 0) return [];
      const durationMs = Math.max(0, now - (state.startedAt ?? now));
      return [{ type: 'TestRunFinished', data: { runId: command.runId, durationMs } }];
    }
    case 'interrupt':
      return state.status === 'running' ? [{ type: 'TestRunInterrupted', data: { runId: command.runId } }] : [];
  }
}

export function evolveTestRun(state: TestRunState, event: TestRunEvent, time: number): TestRunState {
  switch (event.type) {
    case 'TestRunRequested':
      return { status: 'requested', waiting: [] };
    case 'TestRunStarted':
      return { status: 'running', startedAt: time, waiting: event.data.scenarios };
    case 'TestScenarioFinished':
      return { ...state, waiting: state.waiting.filter((scenario) => scenario !== event.data.scenario) };
    case 'TestRunFinished':
      return { ...state, status: 'finished' };
    case 'TestRunInterrupted':
      return { ...state, status: 'interrupted' };
  }
}

/** One run of the onboarding test. */
export const testRunAggregate: Aggregate<TestRunState, TestRunCommand, TestRunEvent> = {
  version: 'testrun-1',
  snapshots: false,
  initial: initialTestRun,
  streamOf: testRunStream,
  evolve: evolveTestRun,
  decide: decideTestRun,
};
