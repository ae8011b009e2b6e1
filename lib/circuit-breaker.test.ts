import { beforeEach, expect, test } from '@jest/globals';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';

let clock: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  clock = 0;
  breaker = createCircuitBreaker({ openAfterMs: 5_000, now: () => clock });
});

function fail(times: number, since?: number): void {
  for (let failures = 0; failures < times; failures += 1) breaker.failed(since);
}

test('opens when calls failed and none succeeded for openAfterMs', () => {
  clock = 10_000;
  fail(5);
  clock = 14_999;
  expect(breaker.isOpen()).toBe(false);
  clock = 15_000;
  expect(breaker.isOpen()).toBe(true);
});

test('lets one call a second through while it is open, and closes on a success', () => {
  fail(5);
  clock = 5_000;
  expect([breaker.allowsCall(), breaker.allowsCall()]).toEqual([true, false]);
  fail(1);
  clock = 5_999;
  expect(breaker.allowsCall()).toBe(false);
  clock = 6_000;
  expect([breaker.allowsCall(), breaker.allowsCall()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.allowsCall(), breaker.allowsCall(), breaker.isOpen()]).toEqual([true, true, false]);
});

test('counts the silence from the beginning of the first call that failed', () => {
  clock = 5_000;
  fail(5, 0);
  expect(breaker.isOpen()).toBe(true);
});

test('stays closed for a burst of failures', () => {
  fail(1_000);
  expect(breaker.isOpen()).toBe(false);
});

test('stays closed for fewer than five failures', () => {
  fail(4);
  clock = 60_000;
  expect(breaker.isOpen()).toBe(false);
});

test('stays closed while some calls succeed', () => {
  for (; clock < 60_000; clock += 1_000) {
    fail(50, clock - 2_500);
    breaker.succeeded();
    expect(breaker.isOpen()).toBe(false);
  }
});

test('says when it opens unless a call succeeds', () => {
  expect(breaker.opensIn()).toBe(Infinity);
  clock = 1_000;
  fail(1, 0);
  expect(breaker.opensIn()).toBe(4_000);
  clock = 9_000;
  expect(breaker.opensIn()).toBe(0);
  breaker.succeeded();
  expect(breaker.opensIn()).toBe(Infinity);
});
