/**
 * Tests are next to the code. `*.test.ts` are unit tests in Node.js, `*.test.tsx` are component tests in jsdom, and
 * `*.integration.test.ts` start servers, child processes, worker threads or renderers.
 */
/** How Jest itself reads TypeScript: component and end-to-end tests. */
export const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data', '<rootDir>/bench/peer'],
};
/** In bare Node.js: a worker loads each module once, not once per test file. */
export const bare = {
  runner: 'jest-light-runner',
  modulePathIgnorePatterns: common.modulePathIgnorePatterns,
};
const ignored = ['/node_modules/', '<rootDir>/e2e/'];

export default {
  // Generous on purpose: a test that hangs fails, a test on a busy machine does not.
  testTimeout: 300_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/tools/testing/jest/sequencer.mjs',
  projects: [
    {
      ...bare,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, '\\.integration\\.test\\.ts$'],
      setupFilesAfterEnv: ['<rootDir>/tools/testing/forbid-processes.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/testing/jest/page-environment.mjs',
      testMatch: ['<rootDir>/web/**/*.test.tsx'],
      setupFiles: ['<rootDir>/web/src/testing/browser.ts'],
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/timeouts.ts'],
    },
    {
      ...bare,
      displayName: 'integration',
      testMatch: ['<rootDir>/**/*.integration.test.ts'],
      testPathIgnorePatterns: ignored,
    },
  ],
};
