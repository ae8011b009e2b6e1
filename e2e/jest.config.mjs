import { bare, common } from '../jest.config.mjs';

const root = new URL('..', import.meta.url).pathname;

/**
 * End-to-end tests: they drive the real server in its own process, over HTTP and websockets, in a browser, and with
 * kill -9.
 */
export const project = (displayName, folder, globals = {}) => ({
  displayName,
  globals,
  rootDir: root,
  ...common,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/e2e/${folder}/**/*.e2e.ts`],
});

/** The same in bare Node.js, where loading all files takes 7 s of a processor; `setup` runs once per worker. */
const quickProject = (displayName, folder, ...setup) => ({
  ...project(displayName, folder),
  ...bare,
  setupFilesAfterEnv: setup,
});

/** The folder of tests that take long, if they are asked for: `soak` or `sweep`. */
const long = process.env.LONG_TESTS;

export default {
  rootDir: root,
  // The timeout only catches hangs; it must not fail a test on a busy machine.
  testTimeout: 600_000,
  globalSetup: '<rootDir>/e2e/support/home/open.ts',
  globalTeardown: '<rootDir>/e2e/support/home/close.ts',
  // Tests wait for renders, restarts and timeouts: two more workers use the two processors meanwhile.
  maxWorkers: 4,
  testSequencer: '<rootDir>/tools/testing/jest/sequencer.mjs',
  projects: [
    // All have one runner: Jest would run the files of a second one after those of the first.
    // Yoga runs all of the black box, Apollo what the two servers do differently: documents and errors, sockets, and
    // the main job. What comes before them both, such as sessions and limits, runs once.
    quickProject('yoga', 'black-box'),
    {
      ...quickProject('apollo', 'black-box', '<rootDir>/e2e/support/home/on-apollo.ts'),
      testMatch: ['<rootDir>/e2e/black-box/{graphql,live,main-job}.e2e.ts'],
    },
    quickProject('process', 'process'),
    quickProject('browser', 'browser'),
    quickProject('kill', 'kill'),
    // Long runs: only `npm run test:soak` and `npm run test:sweep` ask for them.
    ...(long === undefined ? [] : [quickProject(long, long)]),
  ],
};
