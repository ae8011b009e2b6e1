import { expect } from '@jest/globals';

/**
 * Keeps the unit tests fast: a unit test that starts a child process or a listening server fails with the name that its
 * file should have. A short synchronous command, such as `cp`, is allowed. Each worker runs this before its first test
 * file.
 */

const childProcess = process.getBuiltinModule('node:child_process');
const { Server } = process.getBuiltinModule('node:net');

const calls = [
  [childProcess.ChildProcess.prototype, 'spawn', 'a child process'],
  [Server.prototype, 'listen', 'a server'],
] as const;

for (const [owner, name, what] of calls) {
  const refuse = (): never => {
    const file = expect.getState().testPath ?? '';
    throw new Error(`This test starts ${what}: rename it to ${file.replace(/\.test\.ts$/, '.integration.test.ts')}`);
  };
  Object.assign(owner, { [name]: refuse });
}
