import { day } from '../catalog.ts';
import type {
  ErasureStepFinished,
  ErasureStepFailed,
  ErasureStepRetried,
  erasureProblems,
} from './lifecycle-events.ts';

/**
 * Why a step of an erasure is open: the service or store did not answer, it refused the call, it is not configured any
 * more, or it failed in another way.
 */
export type ErasureProblem = (typeof erasureProblems)[number];

/** A step of an erasure that could not be done yet. */
export interface OpenErasureStep {
  /** At an outside service: the account counts as erased without it. */
  readonly outside: boolean;
  /** When it is tried again, in milliseconds since the epoch. */
  readonly retryAtMs: number;
  readonly failures: number;
  /** The service's own ids of what it still has. */
  readonly left: readonly string[];
}

export type OpenErasureSteps = Readonly<Record<string, OpenErasureStep>>;

export type ErasureStepCommand =
  | ({ readonly kind: 'fail_erasure_step' } & Omit<ErasureStepFailed['data'], 'failures' | 'retryAtMs'>)
  | { readonly kind: 'finish_erasure_step'; readonly userId: string; readonly step: string }
  | { readonly kind: 'retry_erasure'; readonly userId: string };

type ErasureStepEvent = ErasureStepFailed | ErasureStepRetried | ErasureStepFinished;

const firstPause = 30_000;

/**
 * The pause after this many failures in a row, from 1, in milliseconds: half a minute, then four times as long each
 * time, at most a day.
 */
export const erasurePause = (failures: number): number => Math.min(day, firstPause * 4 ** Math.min(failures - 1, 10));

/**
 * Decides the events of an attempt at a step: each failure, and the success of a step that had failed. Also decides
 * which steps are tried at once because an operator wants it.
 */
export function decideErasureStep(
  command: ErasureStepCommand,
  open: OpenErasureSteps,
  now: number,
): readonly ErasureStepEvent[] {
  const { userId } = command;
  if (command.kind === 'retry_erasure')
    return Object.entries(open)
      .filter(([, { retryAtMs }]) => retryAtMs > now)
      .map(([step]) => ({ type: 'ErasureStepRetried', data: { userId, step } }));
  const before = open[command.step];
  if (command.kind === 'finish_erasure_step')
    return before === undefined ? [] : [{ type: 'ErasureStepFinished', data: { userId, step: command.step } }];
  const { kind: _kind, ...failed } = command;
  const failures = (before?.failures ?? 0) + 1;
  return [{ type: 'ErasureStepFailed', data: { ...failed, failures, retryAtMs: now + erasurePause(failures) } }];
}

/** @param time when the event was recorded, in milliseconds since the epoch */
export function evolveErasureSteps(open: OpenErasureSteps, event: ErasureStepEvent, time: number): OpenErasureSteps {
  const { [event.data.step]: before, ...others } = open;
  if (event.type === 'ErasureStepFinished') return others;
  if (event.type === 'ErasureStepRetried')
    return before === undefined ? open : { ...others, [event.data.step]: { ...before, retryAtMs: time } };
  const { step, outside, retryAtMs, failures, left } = event.data;
  return { ...others, [step]: { outside, retryAtMs, failures, left } };
}
