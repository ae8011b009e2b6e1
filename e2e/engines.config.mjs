import suites, { project } from './jest.config.mjs';

/**
 * Runs the end-to-end tests on real engines: the black-box, kill and process suites as on the embedded engines, plus
 * the suites for separate roles and for engine faults.
 */
export default {
  ...suites,
  globalSetup: '<rootDir>/e2e/support/home/open-with-engines.ts',
  globalTeardown: '<rootDir>/e2e/support/home/close-with-engines.ts',
  projects: [
    project('yoga', 'black-box', { GRAPHQL_SERVER: 'yoga' }),
    project('kill', 'kill'),
    // Settings, limits and logs do not depend on the engines.
    {
      ...project('process', 'process'),
      testMatch: ['process/shutdown', 'soak/backlog', 'soak/slow-reader'].map((name) => `<rootDir>/e2e/${name}.e2e.ts`),
    },
    project('roles', 'roles'),
    project('faults', 'faults'),
  ],
};
