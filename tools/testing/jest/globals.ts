import { ModernFakeTimers } from '@jest/fake-timers';
import type * as Jest from '@jest/globals';
import pTimeout from 'p-timeout';

/**
 * The unit tests' `@jest/globals` (see `register.ts`). Adds to jest-light-runner what it lacks: a test that
 * hangs fails, and fake timers take all their options.
 */

/** Generous on purpose: a test that hangs fails, a test on a busy machine does not. */
const timeoutMs = 180_000;
/** The real ones, also while a test fakes them. */
const customTimers = { setTimeout, clearTimeout };

type Body = (...parameters: readonly unknown[]) => unknown;
type Define = (name: string, body: Body, milliseconds?: number) => void;
interface TestDefinition extends Define {
  readonly each: (...table: readonly unknown[]) => Define;
  readonly only: Define;
  readonly skip: Define;
}
interface Provided {
  readonly test: TestDefinition;
  readonly expect: typeof Jest.expect;
  readonly describe: typeof Jest.describe;
  readonly beforeAll: (body: Body) => void;
  readonly afterAll: (body: Body) => void;
  readonly beforeEach: (body: Body) => void;
  readonly afterEach: (body: Body) => void;
  readonly jest: Pick<typeof Jest.jest, 'fn' | 'spyOn' | 'clearAllMocks' | 'resetAllMocks' | 'restoreAllMocks'>;
}
const provided = globalThis as unknown as Provided;

const limited =
  (body: Body, milliseconds = timeoutMs): Body =>
  async (...parameters) =>
    pTimeout(Promise.resolve(body(...parameters)), {
      milliseconds,
      customTimers,
      message: `Hung for ${milliseconds} ms.`,
    });
const limitedTest =
  (define: Define): Define =>
  (name, body, milliseconds) =>
    define(name, limited(body, milliseconds));
const limitedHook =
  (define: (body: Body) => void) =>
  (body: Body, milliseconds?: number): void =>
    define(limited(body, milliseconds));

export const { expect, describe } = provided;
export const test = Object.assign(limitedTest(provided.test), {
  each: (...table: readonly unknown[]) => limitedTest(provided.test.each(...table)),
  only: limitedTest(provided.test.only),
  skip: limitedTest(provided.test.skip),
});
export const it = test;
export const beforeAll = limitedHook(provided.beforeAll);
export const afterAll = limitedHook(provided.afterAll);
export const beforeEach = limitedHook(provided.beforeEach);
export const afterEach = limitedHook(provided.afterEach);

const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } as never });
export const jest = {
  ...provided.jest,
  // Node.js itself needs the two that are left out, outside Jest's own realm.
  useFakeTimers: (options: Parameters<typeof timers.useFakeTimers>[0] = {}): void =>
    timers.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], ...options }),
  useRealTimers: timers.useRealTimers.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
};
