import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { erasures } from './erasures.ts';

const step = 'digital twins at their provider';
const failed = (failures: number, retryAtMs: number) =>
  happened('user-ann', 'ErasureStepFailed', {
    userId: 'ann',
    step,
    outside: true,
    problem: 'refused',
    code: 'unauthorized',
    failures,
    retryAtMs,
    left: ['model:heygen:1'],
  });
const doc = (failures: number, retryAt: number) => ({
  all: 'step',
  userId: 'ann',
  step,
  outside: true,
  problem: 'refused',
  code: 'unauthorized',
  failures,
  since: givenTime(0),
  retryAt,
});

test('an open step says since when and when it is tried again', async () => {
  await projectionSpec(erasures)
    .given([failed(1, 5), failed(2, 9)])
    .then({ openSteps: { [`ann ${step}`]: doc(2, 9) } });
});

test('a step that an operator retries is due at once', async () => {
  await projectionSpec(erasures)
    .given([failed(1, 5), happened('user-ann', 'ErasureStepRetried', { userId: 'ann', step })])
    .then({ openSteps: { [`ann ${step}`]: doc(1, givenTime(1)) } });
});

test('a finished step is gone', async () => {
  await projectionSpec(erasures)
    .given([failed(1, 5), happened('user-ann', 'ErasureStepFinished', { userId: 'ann', step })])
    .then({ openSteps: {} });
});
