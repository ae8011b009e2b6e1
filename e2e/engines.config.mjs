import suites from './jest.config.mjs';

/** The black box, and the kills, on the real engines that this machine can have: the same tests, other settings. */
export default {
  ...suites,
  globalSetup: '<rootDir>/e2e/support/home/open-with-engines.ts',
  globalTeardown: '<rootDir>/e2e/support/home/close-with-engines.ts',
  projects: suites.projects.filter(({ displayName }) => ['yoga', 'kill'].includes(displayName)),
};
