import { ModernFakeTimers } from '@jest/fake-timers';
import type * as Jest from '@jest/globals';
import pTimeout from 'p-timeout';

/**
 * The `@jest/globals` of the tests in bare Node.js (see `register.ts`). Adds features that jest-light-runner lacks: a
 * hanging test fails, a file can set its time limit, fake timers take all options, and an error can have more details.
 */

/** Generous on purpose: a hanging test fails, but a test on a busy machine does not. */
const timeoutMs = 600_000;
/** The time limit of each test file that sets one, in ms. */
const limits = new Map<string | undefined, number>();
/** The real timers, which stay available while a test uses fake ones. */
const customTimers = { setTimeout, clearTimeout };

type Body = (...parameters: readonly unknown[]) => unknown;
type Define = (name: string, body: Body, milliseconds?: number) => void;
interface TestDefinition extends Define {
  readonly each: (...table: readonly unknown[]) => Define;
  readonly only: Define;
  readonly skip: Define & Pick<TestDefinition, 'each'>;
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
  (body: Body, ownLimit?: number): Body =>
  async (...parameters) => {
    const milliseconds = ownLimit ?? limits.get(expect.getState().testPath) ?? timeoutMs;
    return pTimeout(Promise.resolve(body(...parameters)), {
      milliseconds,
      customTimers,
      message: `Hung for ${milliseconds} ms.`,
    });
  };

/** Details that a file's support code adds to the error of a failed test; browser tests describe their open pages. */
export type DescribeFailure = () => Promise<string>;
const explained =
  (body: Body): Body =>
  async (...parameters) => {
    try {
      return await body(...parameters);
    } catch (error) {
      const { describeFailure } = globalThis as { readonly describeFailure?: DescribeFailure };
      const more = await describeFailure?.().catch((problem: unknown) => `Nothing more is known: ${String(problem)}`);
      if (!more || !(error instanceof Error)) throw error;
      const { message, stack = message } = error;
      error.message = `${message}\n\n${more}`;
      error.stack = stack.replace(message, () => error.message);
      throw error;
    }
  };
const limitedTest =
  (define: Define): Define =>
  (name, body, milliseconds) =>
    define(name, explained(limited(body, milliseconds)));
const limitedHook =
  (define: (body: Body) => void) =>
  (body: Body, milliseconds?: number): void =>
    define(limited(body, milliseconds));

export const { expect, describe } = provided;
export const test = Object.assign(limitedTest(provided.test), {
  each: (...table: readonly unknown[]) => limitedTest(provided.test.each(...table)),
  only: limitedTest(provided.test.only),
  skip: provided.test.skip,
});
export const it = test;
export const beforeAll = limitedHook(provided.beforeAll);
export const afterAll = limitedHook(provided.afterAll);
export const beforeEach = limitedHook(provided.beforeEach);
export const afterEach = limitedHook(provided.afterEach);

const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } as never });
export const jest = {
  ...provided.jest,
  setTimeout: (milliseconds: number): void => void limits.set(expect.getState().testPath, milliseconds),
  // The two that are left out are used by Node.js itself, outside Jest's realm.
  useFakeTimers: (options: Parameters<typeof timers.useFakeTimers>[0] = {}): void =>
    timers.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], ...options }),
  useRealTimers: timers.useRealTimers.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
};
