import { describe, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideFailure,
  decideWork,
  evolveFailure,
  evolveWork,
  initialFailure,
  initialWork,
  type FailureEvent,
  type WorkEvent,
  type WorkFailed,
} from './index.ts';

const failureId = 'f1';
const of = { failureId, work: 'mail-requests' };
const failure: WorkFailed['data'] = {
  ...of,
  target: { kind: 'event', stream: 'user-ann', revision: 3, eventId: 'e3', type: 'DeletionRequested', position: '7' },
  ownerId: 'ann',
  kind: 'permanent',
  reason: 'RangeError',
  attempts: 1,
  retryAtMs: null,
};
const failed: FailureEvent = { type: 'WorkFailed', data: failure };
const retried: FailureEvent = { type: 'FailureRetryRequested', data: of };
const resolved: FailureEvent = { type: 'FailureResolved', data: of };
const dismissed: FailureEvent = { type: 'FailureDismissed', data: of };
const spec = specify({ initial: initialFailure, decide: decideFailure, evolve: evolveFailure });
const record = { kind: 'record', failure } as const;

describe('an event that comes again after a crash', () => {
  test('is recorded once while its failure is open', () => {
    spec.given().when(record).then(failed);
    spec.given(failed).when(record).thenNothing();
  });
  test('stays dismissed', () => spec.given(failed, dismissed).when(record).thenNothing());
  test('is recorded again when it had succeeded in between', () =>
    void spec.given(failed, resolved).when(record).then(failed));
});

test('counts a further failed attempt while a failure is open', () => {
  const again: FailureEvent = { type: 'WorkFailed', data: { ...failure, attempts: 2 } };
  spec
    .given(failed, retried)
    .when({ kind: 'record_again', failure: { ...failure, attempts: 2 } })
    .then(again);
  spec.given(failed, dismissed).when({ kind: 'record_again', failure }).thenNothing();
});

test('a failure is resolved once', () => {
  spec
    .given(failed)
    .when({ kind: 'resolve', ...of })
    .then(resolved);
  spec
    .given(failed, resolved)
    .when({ kind: 'resolve', ...of })
    .thenNothing();
});

test('a request to retry makes a failure due at once, and a second request changes nothing', () => {
  const state = spec.given({ time: 5, event: failed }).when({ kind: 'retry', failureId }, { at: 9 }).then(retried);
  if (state.retryAt !== 9) throw new Error(`Due at ${String(state.retryAt)}`);
  spec
    .given({ time: 5, event: failed }, { time: 9, event: retried })
    .when({ kind: 'retry', failureId }, { at: 10 })
    .thenNothing();
});

test('a dismissal closes a failure once', () => {
  spec.given(failed).when({ kind: 'dismiss', failureId }).then(dismissed);
  spec.given(failed, dismissed).when({ kind: 'dismiss', failureId }).thenNothing();
});

test('retries and dismisses only open failures', () => {
  spec.given().when({ kind: 'retry', failureId }).thenRefused('NOT_FOUND', 'This failure does not exist.');
  spec.given().when({ kind: 'dismiss', failureId }).thenRefused('NOT_FOUND', 'This failure does not exist.');
  const closed = 'This failure is closed already.';
  spec.given(failed, dismissed).when({ kind: 'retry', failureId }).thenRefused('NOT_ALLOWED_NOW', closed);
  spec.given(failed, resolved).when({ kind: 'dismiss', failureId }).thenRefused('NOT_ALLOWED_NOW', closed);
});

describe('a process that does not move', () => {
  const { work } = of;
  const whole = specify({ initial: initialWork, decide: decideWork, evolve: evolveWork });
  const stalled: WorkEvent = { type: 'ProcessStalled', data: { work, sinceMs: 7 } };
  const moved: WorkEvent = { type: 'ProcessMoved', data: { work } };
  const note = (sinceMs: number | null) => ({ kind: 'note_stall', work, sinceMs }) as const;

  test('is noted once, also by the next server that runs it', () => {
    whole.given().when(note(7)).then(stalled);
    whole.given(stalled).when(note(9)).thenNothing();
  });
  test('is noted once when it moves again', () => {
    whole.given(stalled).when(note(null)).then(moved);
    whole.given(stalled, moved).when(note(null)).thenNothing();
    whole.given().when(note(null)).thenNothing();
  });
  test('stays noted when somebody has its failures tried again', () => {
    const all: WorkEvent = { type: 'FailuresRetryRequested', data: { work } };
    whole.given(stalled).when({ kind: 'retry_all', work }).then(all);
    whole.given(stalled, all).when(note(8)).thenNothing();
  });
});
