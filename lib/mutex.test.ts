import { expect, test } from '@jest/globals';
import { createMutex } from './mutex.ts';

test('runs tasks of one key one after the other, in order', async () => {
  const mutex = createMutex();
  const steps: string[] = [];
  const task = (name: string) => async (): Promise<void> => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
  };
  await Promise.all([mutex('key', task('one')), mutex('key', task('two'))]);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('runs tasks of different keys in parallel', async () => {
  const mutex = createMutex();
  const second = Promise.withResolvers<void>();
  await Promise.all([mutex('a', () => second.promise), mutex('b', async () => second.resolve())]);
});

test('gives the result of a task, and runs the next one after a failure', async () => {
  const mutex = createMutex();
  const failing = mutex('key', () => Promise.reject(new Error('no')));
  const next = mutex('key', async () => 'result');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('result');
});
