import { project } from './jest.config.mjs';

/**
 * A stranger's day with the Docker files, on the Docker engine of this machine: `npm run test:containers`. Needs Docker
 * with Compose 2.24 and an engine of version 25, and the images that the files name.
 */
export default {
  rootDir: new URL('..', import.meta.url).pathname,
  // Builds an image; the timeout only catches hangs.
  testTimeout: 1_200_000,
  maxWorkers: 1,
  // Later steps need the earlier ones.
  bail: 1,
  projects: [project('containers', 'containers')],
};
