import { day, limits } from '../catalog.ts';
import { Refusal } from '../refusal.ts';
import { decideErasureStep, evolveErasureSteps, type ErasureStepCommand, type OpenErasureSteps } from './erasure.ts';
import type { LifecycleEvent, suspenders } from './lifecycle-events.ts';
import { say } from '../../words/index.ts';

export type Suspender = (typeof suspenders)[number];

/** How far an account is on its way from a pause to its erasure. */
export interface Lifecycle {
  /** The administrator who suspended the account; undefined while it is active. */
  readonly suspendedBy?: Suspender;
  /** When a requested deletion becomes final, in milliseconds since the epoch. */
  readonly eraseAtMs?: number;
  readonly erasure: 'none' | 'started' | 'done';
  /** Steps of the erasure that could not be done yet; absent before the first. */
  readonly openSteps?: OpenErasureSteps;
  /** Times of the latest exports, oldest first, in milliseconds since the epoch. */
  readonly exportTimes: readonly number[];
}

export const initialLifecycle: Lifecycle = { erasure: 'none', exportTimes: [] };

export type LifecycleCommand =
  | {
      readonly kind: 'suspend' | 'reactivate';
      readonly userId: string;
      readonly by: Suspender;
      readonly reason: string | null;
      /** The command does nothing when the account was given administrator rights since. */
      readonly ifRightsVersion?: number;
    }
  /** `graceMs`: how long the request can be undone (`ACCOUNT_DELETION_GRACE`). */
  | { readonly kind: 'request_deletion'; readonly userId: string; readonly graceMs: number }
  | { readonly kind: 'cancel_deletion' | 'finish_erasure' | 'export_data'; readonly userId: string }
  /** `atOnce`: without a request of the user and without grace, for an account that was erased before a restore. */
  | { readonly kind: 'start_erasure'; readonly userId: string; readonly atOnce: boolean }
  | ErasureStepCommand;

const kinds: ReadonlySet<string> = new Set<LifecycleCommand['kind']>([
  'suspend',
  'reactivate',
  'request_deletion',
  'cancel_deletion',
  'start_erasure',
  'fail_erasure_step',
  'finish_erasure_step',
  'retry_erasure',
  'finish_erasure',
  'export_data',
]);

export const isLifecycleCommand = <Command extends { readonly kind: string }>(
  command: Command,
): command is Extract<Command, LifecycleCommand> => kinds.has(command.kind);

export function evolveLifecycle(state: Lifecycle, event: LifecycleEvent, time: number): Lifecycle {
  const { suspendedBy: _suspendedBy, eraseAtMs: _eraseAtMs, ...rest } = state;
  switch (event.type) {
    case 'AccountSuspended':
      return { ...state, suspendedBy: event.data.by };
    case 'AccountReactivated':
      return { ...rest, ...(state.eraseAtMs === undefined ? {} : { eraseAtMs: state.eraseAtMs }) };
    case 'DeletionRequested':
      return { ...state, eraseAtMs: event.data.eraseAtMs };
    case 'DeletionCancelled':
      return { ...rest, ...(state.suspendedBy === undefined ? {} : { suspendedBy: state.suspendedBy }) };
    case 'ErasureStarted':
      return { ...state, erasure: 'started' };
    case 'ErasureStepFailed':
    case 'ErasureStepRetried':
    case 'ErasureStepFinished':
      return { ...state, openSteps: evolveErasureSteps(state.openSteps ?? {}, event, time) };
    case 'UserErased':
      return { ...state, erasure: 'done' };
    case 'DataExported':
      return { ...state, exportTimes: [...state.exportTimes, time].slice(-limits.exportsPerDay) };
  }
}

/**
 * Decides a command on an account as a whole: suspension, reactivation, export, deletion. Returns no events when
 * nothing changes.
 *
 * Throws a Refusal for an account that does not exist or is being erased, when a user resumes what an administrator
 * suspended (FORBIDDEN), when an administrator asks for the deletion (NOT_ALLOWED_NOW), and for too many exports
 * (RATE_LIMITED).
 */
export function decideLifecycle(
  command: LifecycleCommand,
  user: { readonly exists: boolean; readonly admin?: boolean; readonly lifecycle?: Lifecycle },
  now: number,
): readonly LifecycleEvent[] {
  const { userId } = command;
  const state = user.lifecycle ?? initialLifecycle;
  if (!user.exists) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
  if (command.kind === 'start_erasure') {
    const isDue = command.atOnce || (state.eraseAtMs !== undefined && state.eraseAtMs <= now);
    return isDue && state.erasure === 'none' ? [{ type: 'ErasureStarted', data: { userId } }] : [];
  }
  const openSteps = state.openSteps ?? {};
  if (
    command.kind === 'fail_erasure_step' ||
    command.kind === 'finish_erasure_step' ||
    command.kind === 'retry_erasure'
  )
    return state.erasure === 'none' ? [] : decideErasureStep(command, openSteps, now);
  if (command.kind === 'finish_erasure') {
    const isOurs = Object.values(openSteps).some(({ outside }) => !outside);
    return state.erasure === 'started' && !isOurs ? [{ type: 'UserErased', data: { userId } }] : [];
  }
  refuseIfErased(state);
  switch (command.kind) {
    case 'suspend': {
      const { by, reason } = command;
      // An administrator's suspension replaces a pause, a pause never replaces a suspension.
      if (state.suspendedBy === 'admin' || state.suspendedBy === by) return [];
      return [{ type: 'AccountSuspended', data: { userId, by, reason } }];
    }
    case 'reactivate': {
      const { by, reason } = command;
      if (state.suspendedBy === undefined) return [];
      if (by === 'user' && state.suspendedBy === 'admin')
        throw new Refusal('FORBIDDEN', say('ACCOUNT_SUSPENDED_BY_ADMIN'));
      return [{ type: 'AccountReactivated', data: { userId, by, reason } }];
    }
    case 'request_deletion':
      if (state.eraseAtMs !== undefined) return [];
      // Only another administrator, who keeps the role, may end an administrator's role: so one always remains.
      if (user.admin === true) throw new Refusal('NOT_ALLOWED_NOW', say('ADMIN_CANNOT_DELETE_ACCOUNT'));
      return [{ type: 'DeletionRequested', data: { userId, eraseAtMs: now + command.graceMs } }];
    case 'cancel_deletion':
      return state.eraseAtMs === undefined ? [] : [{ type: 'DeletionCancelled', data: { userId } }];
    case 'export_data': {
      const recent = state.exportTimes.filter((time) => now - time < day);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= limits.exportsPerDay)
        throw new Refusal('RATE_LIMITED', say('DATA_DOWNLOADED_TOO_OFTEN'), {
          retryAfterSeconds: Math.ceil((oldest + day - now) / 1_000),
        });
      return [{ type: 'DataExported', data: { userId } }];
    }
  }
}

/** Whether the account may do more than sign in, read, export and pay. */
export const isActive = (state: Lifecycle = initialLifecycle): boolean =>
  state.suspendedBy === undefined && state.eraseAtMs === undefined && state.erasure === 'none';

/** Throws FORBIDDEN once the erasure of the account has begun. */
export function refuseIfErased(state: Lifecycle | undefined): void {
  if (state !== undefined && state.erasure !== 'none') throw new Refusal('FORBIDDEN', say('ACCOUNT_DELETED'));
}

/**
 * Throws ACCOUNT_SUSPENDED for an account that may not create or share: it is paused, suspended or about to be deleted.
 * Signing in, reading, exporting and paying stay possible.
 */
export function refuseIfSuspended(state: Lifecycle = initialLifecycle): void {
  refuseIfErased(state);
  if (state.suspendedBy === 'admin') throw new Refusal('ACCOUNT_SUSPENDED', say('ACCOUNT_SUSPENDED'));
  if (state.suspendedBy === 'user') throw new Refusal('ACCOUNT_SUSPENDED', say('ACCOUNT_PAUSED'));
  if (state.eraseAtMs !== undefined) throw new Refusal('ACCOUNT_SUSPENDED', say('ACCOUNT_DELETION_PENDING'));
}
