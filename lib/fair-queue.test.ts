import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createFairQueue } from './fair-queue.ts';

test('alternates between owners and keeps the order of each', () => {
  const queue = createFairQueue();
  for (const id of ['a1', 'a2', 'a3']) queue.add(id, 'a');
  for (const id of ['b1', 'b2']) queue.add(id, 'b');
  expect(queue.waiting()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a first job waits for at most one job of every other owner', () => {
  const queue = createFairQueue();
  for (let job = 0; job < 50; job += 1) queue.add(`a${job}`, 'a');
  queue.next();
  queue.next();
  queue.add('b0', 'b');
  expect(queue.waiting().indexOf('b0')).toBeLessThanOrEqual(1);
});

test('starves no job, however many new owners arrive', () => {
  const queue = createFairQueue();
  for (let job = 0; job < 5; job += 1) queue.add(`a${job}`, 'a');
  const served: (string | undefined)[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    queue.add(`new${turn}`, `owner${turn}`);
    served.push(queue.next());
  }
  expect(served).toEqual(expect.arrayContaining(['a0', 'a1', 'a2', 'a3', 'a4']));
});

test('serves every job once or removes it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.boolean(), fc.boolean())), (steps) => {
      const queue = createFairQueue();
      const left = new Set<string>();
      steps.forEach(([owner, serves, removes], at) => {
        queue.add(String(at), String(owner));
        left.add(String(at));
        const served = serves ? queue.next() : undefined;
        if (served !== undefined) expect(left.delete(served)).toBe(true);
        const [last] = queue.waiting().slice(-1);
        if (removes && last !== undefined) expect(queue.remove(last) && left.delete(last)).toBe(true);
      });
      expect(new Set(queue.waiting())).toEqual(left);
      expect(queue.remove('unknown')).toBe(false);
    }),
  );
});
