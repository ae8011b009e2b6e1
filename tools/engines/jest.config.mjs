import unit from '../../jest.config.mjs';

const [node] = unit.projects;

/** Tests that need an external engine: `setup.ts` finds or starts the engines, `teardown.ts` stops them. */
export default {
  rootDir: new URL('../..', import.meta.url).pathname,
  // The timeout only catches hangs; it must not fail a test on a busy machine.
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
