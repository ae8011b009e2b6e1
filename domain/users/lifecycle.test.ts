import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../refusal.ts';
import { specify, type Past } from '../testing/spec.ts';
import {
  decideUser,
  evolveUser,
  initialUser,
  isActive,
  type Lifecycle,
  type LifecycleCommand,
  refuseIfSuspended,
  type UserEvent,
} from './index.ts';

const { given } = specify({ initial: initialUser, decide: decideUser, evolve: evolveUser });

const userId = 'u1';
const identity = {
  userId,
  issuer: 'https://id.example/',
  subject: 'auth0|1',
  email: 'ann@example.com',
  emailVerified: true,
  username: 'ann',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  pictureUrl: null,
};
const day = 24 * 3_600_000;
const graceMs = 7 * day;
const registered: UserEvent = { type: 'UserRegistered', data: identity };
const suspended = (by: 'user' | 'admin', reason: string | null): UserEvent => ({
  type: 'AccountSuspended',
  data: { userId, by, reason },
});
const reactivated = (by: 'user' | 'admin', reason: string | null): UserEvent => ({
  type: 'AccountReactivated',
  data: { userId, by, reason },
});
const pause: LifecycleCommand = { kind: 'suspend', userId, by: 'user', reason: null };
const resume: LifecycleCommand = { kind: 'reactivate', userId, by: 'user', reason: null };
const suspend: LifecycleCommand = { kind: 'suspend', userId, by: 'admin', reason: 'Chargeback' };
const reactivate: LifecycleCommand = { kind: 'reactivate', userId, by: 'admin', reason: 'Settled' };
const paused = suspended('user', null);
const suspendedByAdmin = suspended('admin', 'Chargeback');
const requested = (at: number): UserEvent => ({ type: 'DeletionRequested', data: { userId, eraseAtMs: at + graceMs } });
const requestDeletion: LifecycleCommand = { kind: 'request_deletion', userId, graceMs };
const cancelDeletion: LifecycleCommand = { kind: 'cancel_deletion', userId };
const cancelled: UserEvent = { type: 'DeletionCancelled', data: { userId } };
const started: UserEvent = { type: 'ErasureStarted', data: { userId } };
const erased: UserEvent = { type: 'UserErased', data: { userId } };
const startErasure: LifecycleCommand = { kind: 'start_erasure', userId, atOnce: false };
const finishErasure: LifecycleCommand = { kind: 'finish_erasure', userId };

describe('a pause', () => {
  test('is recorded once, and the user can undo it', () => {
    expect(given(registered).when(pause).then(paused).lifecycle?.suspendedBy).toBe('user');
    given(registered, paused).when(pause).thenNothing();
    const state = given(registered, paused).when(resume).then(reactivated('user', null));
    expect(isActive(state.lifecycle)).toBe(true);
    given(registered).when(resume).thenNothing();
  });

  test('becomes a suspension when an administrator suspends the account', () => {
    given(registered, paused).when(suspend).then(suspendedByAdmin);
  });

  test('is ended by an administrator too', () => {
    given(registered, paused).when(reactivate).then(reactivated('admin', 'Settled'));
  });
});

describe('a suspension by an administrator', () => {
  test('is not ended by the user, and not replaced by a pause', () => {
    given(registered, suspendedByAdmin)
      .when(resume)
      .thenRefused('FORBIDDEN', 'Your account was suspended by an administrator. Please contact support.');
    given(registered, suspendedByAdmin).when(pause).thenNothing();
    given(registered, suspendedByAdmin).when(suspend).thenNothing();
  });

  test('is ended by an administrator', () => {
    const state = given(registered, suspendedByAdmin).when(reactivate).then(reactivated('admin', 'Settled'));
    expect(isActive(state.lifecycle)).toBe(true);
  });

  test('is refused for an account that does not exist', () => {
    given().when(suspend).thenRefused('NOT_FOUND', 'User not found');
  });
});

describe('a deletion', () => {
  test('is final after the grace, and the request is recorded once', () => {
    const state = given(registered).when(requestDeletion, { at: 1_000 }).then(requested(1_000));
    expect(state.lifecycle?.eraseAtMs).toBe(1_000 + graceMs);
    given(registered, requested(1_000)).when(requestDeletion, { at: 5_000 }).thenNothing();
  });

  test('is refused to an administrator until another one has revoked the role', () => {
    const granted: UserEvent = { type: 'AdminRoleGranted', data: { userId, role: 'admin', reason: 'Founder' } };
    const revoked: UserEvent = { type: 'AdminRoleRevoked', data: { userId, role: 'admin', reason: 'Left' } };
    given(registered, granted)
      .when(requestDeletion)
      .thenRefused(
        'NOT_ALLOWED_NOW',
        'You are an administrator. Another administrator has to revoke your role before your account can be deleted.',
      );
    given(registered, granted, revoked).when(requestDeletion, { at: 1_000 }).then(requested(1_000));
  });

  test('can be canceled within the grace, and requested again', () => {
    given(registered, requested(0)).when(cancelDeletion).then(cancelled);
    given(registered).when(cancelDeletion).thenNothing();
    given(registered, requested(0), cancelled).when(requestDeletion, { at: day }).then(requested(day));
  });

  test('leaves a suspension unchanged when it is canceled', () => {
    const state = given(registered, suspendedByAdmin, requested(0)).when(cancelDeletion).then(cancelled);
    expect(state.lifecycle?.suspendedBy).toBe('admin');
  });

  test('ends independently of a suspension', () => {
    const state = given(registered, paused, requested(0)).when(resume).then(reactivated('user', null));
    expect(state.lifecycle?.eraseAtMs).toBe(graceMs);
  });

  test.each([
    ['a moment before the end of the grace', graceMs - 1, []],
    ['at the end of the grace', graceMs, [started]],
  ])('begins the erasure only from the end of the grace on: %s', (_when, at, events) => {
    const outcome = given(registered, requested(0)).when(startErasure, { at });
    if (events[0]) outcome.then(events[0]);
    else outcome.thenNothing();
  });

  test('erases nothing when it was canceled or never requested', () => {
    given(registered)
      .when(startErasure, { at: 10 * graceMs })
      .thenNothing();
    given(registered, requested(0), cancelled)
      .when(startErasure, { at: 10 * graceMs })
      .thenNothing();
  });
});

describe('an erasure', () => {
  test('starts without a request where the account was erased before a restore', () => {
    given(registered).when({ kind: 'start_erasure', userId, atOnce: true }).then(started);
  });

  test('starts once and finishes once, after it started', () => {
    given(registered, requested(0), started).when(startErasure, { at: graceMs }).thenNothing();
    given(registered, requested(0)).when(finishErasure).thenNothing();
    given(registered, requested(0), started).when(finishErasure).then(erased);
    given(registered, requested(0), started, erased).when(finishErasure).thenNothing();
    given(registered, requested(0), started, erased)
      .when({ kind: 'start_erasure', userId, atOnce: true })
      .thenNothing();
  });

  test('leaves nothing in the state that identifies the person', () => {
    const state = given(registered, requested(0), started).when(finishErasure).then(erased);
    expect(JSON.stringify(state)).not.toMatch(/ann|Lee|auth0|id\.example/i);
    expect(state.exists).toBe(true);
  });

  test.each<[string, Parameters<typeof decideUser>[0]]>([
    ['a sign-in', { kind: 'sign_in', identity }],
    ['a verified address', { kind: 'verify_email' }],
    ['the administrator role', { kind: 'grant_admin', userId, reason: 'Founder' }],
    ['a cancelled deletion', cancelDeletion],
    ['a pause', pause],
    ['an export', { kind: 'export_data', userId }],
  ])('refuses %s once the erasure has begun', (_what, command) => {
    given(registered, requested(0), started).when(command).thenRefused('FORBIDDEN', 'This account was deleted.');
    given(registered, requested(0), started, erased)
      .when(command)
      .thenRefused('FORBIDDEN', 'This account was deleted.');
  });
});

describe('an export', () => {
  const exported: UserEvent = { type: 'DataExported', data: { userId } };
  const exports = (...times: readonly number[]): readonly Past<UserEvent>[] =>
    times.map((time) => ({ time, event: exported }));
  const exportData: LifecycleCommand = { kind: 'export_data', userId };

  test('is allowed three times within 24 hours', () => {
    given(registered, ...exports(0, 1))
      .when(exportData, { at: 2 })
      .then(exported);
    given(registered, ...exports(0, 1, 2))
      .when(exportData, { at: day - 1 })
      .thenRefused('RATE_LIMITED', 'You have downloaded your data several times today. Please try again later.');
    given(registered, ...exports(0, 1, 2))
      .when(exportData, { at: day })
      .then(exported);
  });

  test('is allowed to an account that is suspended or about to be deleted', () => {
    given(registered, suspendedByAdmin, requested(0)).when(exportData).then(exported);
  });
});

describe('creating and sharing', () => {
  const refusalOf = (state: Lifecycle | undefined): string => {
    try {
      refuseIfSuspended(state);
      return 'allowed';
    } catch (error) {
      return error instanceof Refusal ? error.code : String(error);
    }
  };
  test.each<[string, Lifecycle | undefined, string]>([
    ['of an account without a history', undefined, 'allowed'],
    ['of an active account', { erasure: 'none', exportTimes: [] }, 'allowed'],
    ['of a paused account', { erasure: 'none', exportTimes: [], suspendedBy: 'user' }, 'ACCOUNT_SUSPENDED'],
    ['of a suspended account', { erasure: 'none', exportTimes: [], suspendedBy: 'admin' }, 'ACCOUNT_SUSPENDED'],
    ['of an account about to be deleted', { erasure: 'none', exportTimes: [], eraseAtMs: 9 }, 'ACCOUNT_SUSPENDED'],
    ['of an account that is being erased', { erasure: 'started', exportTimes: [] }, 'FORBIDDEN'],
  ])('%s', (_which, state, expected) => {
    expect(refusalOf(state)).toBe(expected);
    expect(isActive(state)).toBe(expected === 'allowed');
  });
});
