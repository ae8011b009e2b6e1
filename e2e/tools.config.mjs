import { project } from './jest.config.mjs';

/**
 * Tools and clients that nobody here wrote, against the built product: `npm run test:tools`. It installs them into a
 * folder of the cache, and skips what could not be installed, saying so.
 */
export default {
  rootDir: new URL('..', import.meta.url).pathname,
  // Installs packages and sends thousands of requests; the timeout only catches hangs.
  testTimeout: 1_200_000,
  maxWorkers: 1,
  globalSetup: '<rootDir>/e2e/support/home/open.ts',
  globalTeardown: '<rootDir>/e2e/support/home/close.ts',
  projects: [
    project('tools', 'tools'),
    // Among them the audits of graphql-http, on both GraphQL servers.
    ...['yoga', 'apollo'].map((server) => ({
      ...project(server, 'black-box', { GRAPHQL_SERVER: server }),
      testMatch: ['<rootDir>/e2e/black-box/graphql.e2e.ts'],
    })),
  ],
};
