import { afterAll, expect } from '@jest/globals';

/**
 * Keeps the unit tests fast and independent of the machine: a unit test that starts a child process, a worker thread
 * or a listening server fails with the name that its file has to have. Jest runs this before each unit test file.
 */
// Not imported: Jest copies the named exports of a module at its first import, before they are replaced here.
const childProcess = process.getBuiltinModule('node:child_process');
const workerThreads = process.getBuiltinModule('node:worker_threads');
const { Server } = process.getBuiltinModule('node:net');

const calls = [
  [childProcess.ChildProcess.prototype, 'spawn', 'a child process'],
  [childProcess, 'spawnSync', 'a child process'],
  [childProcess, 'execFileSync', 'a child process'],
  [childProcess, 'execSync', 'a child process'],
  [workerThreads, 'Worker', 'a worker thread'],
  [Server.prototype, 'listen', 'a server'],
] as const;

// Jest's workers run several files one after another, so each file restores the functions of Node.
for (const [owner, name, what] of calls) {
  const original = Reflect.get(owner, name) as unknown;
  const refuse = function refuse(): never {
    const file = expect.getState().testPath ?? '';
    throw new Error(`This test starts ${what}: rename it to ${file.replace(/\.test\.ts$/, '.integration.test.ts')}`);
  };
  Object.defineProperty(owner, name, { value: refuse, configurable: true, writable: true });
  afterAll(() => void Object.defineProperty(owner, name, { value: original, configurable: true, writable: true }));
}
