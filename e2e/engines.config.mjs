import suites, { project } from './jest.config.mjs';

/** On the engines that this machine can have: the black box and the kills of the embedded ones, and the roles as processes of their own. */
export default {
  ...suites,
  globalSetup: '<rootDir>/e2e/support/home/open-with-engines.ts',
  globalTeardown: '<rootDir>/e2e/support/home/close-with-engines.ts',
  projects: [...suites.projects.filter(({ displayName }) => ['yoga', 'kill'].includes(displayName)), project('roles', 'roles')],
};
