import { Refusal } from '../refusal.ts';
import { type FailureEvent, failureStream, type WorkEvent, type WorkFailed, workStream } from './events.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

/** The state of one event or item that failed. */
export interface FailureState {
  readonly status: 'none' | 'open' | 'resolved' | 'dismissed';
  /** The last recorded failure. */
  readonly failure: WorkFailed['data'] | undefined;
  /** When it failed last, in milliseconds since the epoch. */
  readonly failedAt: number;
  /** When the next attempt is due, by itself or on request; null: only on request. */
  readonly retryAt: number | null;
}

export const initialFailure: FailureState = { status: 'none', failure: undefined, failedAt: 0, retryAt: null };

export type FailureCommand =
  | { readonly kind: 'record'; readonly failure: WorkFailed['data'] }
  /** Another attempt at an open failure failed, too; `failure` says how, and counts all attempts. */
  | { readonly kind: 'record_again'; readonly failure: WorkFailed['data'] }
  | { readonly kind: 'resolve'; readonly failureId: string; readonly work: string }
  | { readonly kind: 'retry'; readonly failureId: string }
  | { readonly kind: 'dismiss'; readonly failureId: string };

/**
 * Decides a command on one failure. After a crash between the record and the checkpoint the same event comes again, so
 * `record` changes nothing while the failure is open, or after it was dismissed. Throws NOT_FOUND for a retry or
 * dismissal of something that never failed, NOT_ALLOWED_NOW when it is closed.
 */
export function decideFailure(command: FailureCommand, state: FailureState, now: number): readonly FailureEvent[] {
  switch (command.kind) {
    case 'record':
      return state.status === 'none' || state.status === 'resolved'
        ? [{ type: 'WorkFailed', data: command.failure }]
        : [];
    case 'record_again':
      return state.status === 'open' ? [{ type: 'WorkFailed', data: command.failure }] : [];
    case 'resolve': {
      const { failureId, work } = command;
      return state.status === 'open' ? [{ type: 'FailureResolved', data: { failureId, work } }] : [];
    }
    case 'retry': {
      const data = openFailure(command.failureId, state);
      const isDue = state.retryAt !== null && state.retryAt <= now;
      return isDue ? [] : [{ type: 'FailureRetryRequested', data }];
    }
    case 'dismiss': {
      if (state.status === 'dismissed') return [];
      return [{ type: 'FailureDismissed', data: openFailure(command.failureId, state) }];
    }
  }
}

function openFailure(failureId: string, { status, failure }: FailureState): { failureId: string; work: string } {
  if (failure === undefined) throw new Refusal('NOT_FOUND', say('FAILURE_NOT_FOUND'));
  if (status !== 'open') throw new Refusal('NOT_ALLOWED_NOW', say('FAILURE_CLOSED'));
  return { failureId, work: failure.work };
}

export function evolveFailure(state: FailureState, event: FailureEvent, time: number): FailureState {
  switch (event.type) {
    case 'WorkFailed':
      return { status: 'open', failure: event.data, failedAt: time, retryAt: event.data.retryAtMs };
    case 'FailureRetryRequested':
      return { ...state, retryAt: time };
    case 'FailureResolved':
      return { ...state, status: 'resolved', retryAt: null };
    case 'FailureDismissed':
      return { ...state, status: 'dismissed', retryAt: null };
  }
}

/** A whole process or job. */
export interface WorkState {
  readonly isStalled: boolean;
}

export const initialWork: WorkState = { isStalled: false };

export type WorkCommand =
  /** Asks for another attempt at everything that failed. */
  | { readonly kind: 'retry_all'; readonly work: string }
  /** `sinceMs`: the work has not moved since this time, in milliseconds since the epoch; null: it moves. */
  | { readonly kind: 'note_stall'; readonly work: string; readonly sinceMs: number | null };

export function decideWork(command: WorkCommand, { isStalled }: WorkState): readonly WorkEvent[] {
  const { work } = command;
  if (command.kind === 'retry_all') return [{ type: 'FailuresRetryRequested', data: { work } }];
  const { sinceMs } = command;
  if (isStalled === (sinceMs !== null)) return [];
  return [
    sinceMs === null ? { type: 'ProcessMoved', data: { work } } : { type: 'ProcessStalled', data: { work, sinceMs } },
  ];
}

export const evolveWork = (state: WorkState, event: WorkEvent): WorkState =>
  event.type === 'FailuresRetryRequested' ? state : { isStalled: event.type === 'ProcessStalled' };

/** One event or item that a process or a job could not handle. */
export const failureAggregate: Aggregate<FailureState, FailureCommand, FailureEvent> = {
  version: 'failure-1',
  snapshots: false,
  initial: initialFailure,
  streamOf: failureStream,
  evolve: evolveFailure,
  decide: decideFailure,
};

/** A process or a job as a whole. */
export const workAggregate: Aggregate<WorkState, WorkCommand, WorkEvent> = {
  version: 'work-1',
  snapshots: false,
  initial: initialWork,
  streamOf: workStream,
  evolve: evolveWork,
  decide: decideWork,
};
