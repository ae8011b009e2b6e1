import { common } from '../../jest.config.mjs';

/** Tests that need an external engine: `setup.ts` finds or starts the engines, `teardown.ts` stops them. */
export default {
  rootDir: new URL('../..', import.meta.url).pathname,
  // The timeout only catches hangs; it must not fail a test on a busy machine.
  testTimeout: 120_000,
  maxWorkers: 2,
  ...common,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.engine.ts'],
  globalSetup: '<rootDir>/tools/engines/setup.ts',
  globalTeardown: '<rootDir>/tools/engines/teardown.ts',
};
