import unit from '../../jest.config.mjs';

const [node] = unit.projects;

/** The tests that need an engine outside this process: `setup.ts` finds or starts the engines, `teardown.ts` ends them. */
export default {
  rootDir: new URL('../..', import.meta.url).pathname,
  // Generous: what hangs is a fault, what is slow because the machine is busy is not.
  testTimeout: 120_000,
  maxWorkers: 2,
  extensionsToTreatAsEsm: node.extensionsToTreatAsEsm,
  transform: node.transform,
  modulePathIgnorePatterns: node.modulePathIgnorePatterns,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.engine.ts'],
  globalSetup: '<rootDir>/tools/engines/setup.ts',
  globalTeardown: '<rootDir>/tools/engines/teardown.ts',
};
