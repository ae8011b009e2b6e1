import { describe, expect, test } from '@jest/globals';
import { outsideId } from '../ids.ts';
import { specify } from '../testing/spec.ts';
import {
  decideUser,
  erasurePause,
  evolveUser,
  initialUser,
  localAccountOf,
  type LifecycleCommand,
  type UserEvent,
} from './index.ts';

const { given } = specify({ initial: initialUser, decide: decideUser, evolve: evolveUser });
const userId = 'u1';
const registered: UserEvent = {
  type: 'UserRegistered',
  data: {
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
  },
};
const started: UserEvent = { type: 'ErasureStarted', data: { userId } };
const erased: UserEvent = { type: 'UserErased', data: { userId } };
const finish: LifecycleCommand = { kind: 'finish_erasure', userId };
const retry: LifecycleCommand = { kind: 'retry_erasure', userId };
const what = { userId, problem: 'refused' as const, code: 'unauthorized', left: ['model:1'] };
const fail = (step: string, outside: boolean): LifecycleCommand => ({
  kind: 'fail_erasure_step',
  step,
  outside,
  ...what,
});
const failed = (step: string, outside: boolean, failures: number, retryAtMs: number): UserEvent => ({
  type: 'ErasureStepFailed',
  data: { step, outside, ...what, failures, retryAtMs },
});
const finished = (step: string): UserEvent => ({ type: 'ErasureStepFinished', data: { userId, step } });

describe('a step of an erasure', () => {
  test('that fails is tried again after a pause that grows to a day', () => {
    given(registered, started)
      .when(fail('twins', true), { at: 1 })
      .then(failed('twins', true, 1, 30_001));
    given(registered, started, failed('twins', true, 1, 30_001))
      .when(fail('twins', true), { at: 30_001 })
      .then(failed('twins', true, 2, 150_001));
    expect([1, 2, 3, 7, 8, 100].map(erasurePause)).toEqual([
      30_000, 120_000, 480_000, 86_400_000, 86_400_000, 86_400_000,
    ]);
  });

  test('of ours keeps the erasure open, one of an outside service does not', () => {
    given(registered, started, failed('drafts', false, 1, 9))
      .when(finish)
      .thenNothing();
    given(registered, started, failed('drafts', false, 1, 9), finished('drafts'))
      .when(finish)
      .then(erased);
    given(registered, started, failed('twins', true, 1, 9))
      .when(finish)
      .then(erased);
  });

  test('is recorded as finished after a failure only', () => {
    const done: LifecycleCommand = { kind: 'finish_erasure_step', userId, step: 'twins' };
    given(registered, started).when(done).thenNothing();
    given(registered, started, failed('twins', true, 1, 9), erased)
      .when(done)
      .then(finished('twins'));
  });

  test('is tried at once when an operator wants it, unless it is due anyway', () => {
    const open = failed('twins', true, 1, 30_000);
    const retried: UserEvent = { type: 'ErasureStepRetried', data: { userId, step: 'twins' } };
    const { lifecycle } = given(registered, started, open).when(retry, { at: 5 }).then(retried);
    expect(lifecycle?.openSteps?.['twins']?.retryAtMs).toBe(5);
    given(registered, started, open).when(retry, { at: 30_000 }).thenNothing();
    given(registered).when(retry).thenNothing();
  });
});

test('only a local account has an id in our stores', () => {
  expect(localAccountOf({ issuer: 'embedded', subject: outsideId('4b7e21c0') })).toBe('4b7e21c0');
  expect(localAccountOf({ issuer: 'https://id.example/', subject: outsideId('4b7e21c0') })).toBeUndefined();
  expect(localAccountOf({ issuer: 'embedded', subject: outsideId('../keys') })).toBeUndefined();
  // Once the key is destroyed.
  expect(localAccountOf({ issuer: 'embedded', subject: null as never })).toBeUndefined();
  expect(localAccountOf(undefined)).toBeUndefined();
});
