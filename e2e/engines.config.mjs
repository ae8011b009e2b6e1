import suites, { project } from './jest.config.mjs';

/**
 * On the engines that this machine can have: the black box, the kills and the life of a process as on the embedded
 * ones, the roles as processes of their own, and the faults of the engines themselves.
 */
export default {
  ...suites,
  globalSetup: '<rootDir>/e2e/support/home/open-with-engines.ts',
  globalTeardown: '<rootDir>/e2e/support/home/close-with-engines.ts',
  projects: [
    ...suites.projects.filter(({ displayName }) => ['yoga', 'kill'].includes(displayName)),
    // Settings, limits and logs are the same whatever the engines are.
    {
      ...project('process', 'process'),
      testMatch: ['shutdown', 'backlog', 'slow-reader'].map((name) => `<rootDir>/e2e/process/${name}.e2e.ts`),
    },
    project('roles', 'roles'),
    project('faults', 'faults'),
  ],
};
