import { beforeEach, expect, test } from '@jest/globals';
import { createStaleIfError, type StaleIfError } from './stale-if-error.ts';

class Unavailable extends Error {}

let clock: number;
let loads: number;
let answer: () => Promise<string>;
let staleIfError: StaleIfError;
beforeEach(() => {
  clock = 1_000;
  loads = 0;
  answer = async () => 'fresh';
  staleIfError = createStaleIfError({ isUnavailable: (error) => error instanceof Unavailable, now: () => clock });
});

const ask = (stale?: string): Promise<string> =>
  staleIfError(stale, () => {
    loads += 1;
    return answer();
  });
const goAway = (): void => {
  answer = () => Promise.reject(new Unavailable('away'));
};

test('gives the fresh answer while the source is available', async () => {
  expect(await ask('stale')).toBe('fresh');
});

test('gives the stale answer while the source is unavailable, and asks the source again after two seconds', async () => {
  goAway();
  expect([await ask('stale'), await ask('stale')]).toEqual(['stale', 'stale']);
  expect(loads).toBe(1);
  clock += 1_999;
  expect(await ask('stale')).toBe('stale');
  expect(loads).toBe(1);
  clock += 1;
  answer = async () => 'fresh';
  expect([await ask('stale'), await ask('stale')]).toEqual(['fresh', 'fresh']);
});

test('gives the stale answer when the source does not answer within a second', async () => {
  answer = () => new Promise(() => undefined);
  expect(await ask('stale')).toBe('stale');
});

test('rejects with the error of an unavailable source when there is no stale answer', async () => {
  goAway();
  await expect(ask()).rejects.toBeInstanceOf(Unavailable);
});

test('passes on an error that does not mean that the source is unavailable', async () => {
  answer = () => Promise.reject(new Error('not authorized'));
  await expect(ask('stale')).rejects.toThrow('not authorized');
});
