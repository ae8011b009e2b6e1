import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { overworked } from './thread-time.ts';

/** A thread that runs the code when it gets a message. */
async function threadOf(code: string): Promise<Worker> {
  const prelude = `const { parentPort } = require('node:worker_threads');`;
  const worker = new Worker(`${prelude} parentPort.once('message', () => { ${code} }); parentPort.postMessage('');`, {
    eval: true,
  });
  await once(worker, 'message');
  return worker;
}
const never = new AbortController().signal;

test.each([
  ['a loop', 'for (;;);'],
  ['an expression that never ends', `/(a+)+$/.test('a'.repeat(60) + 'b');`],
  ['a native call', `require('node:crypto').pbkdf2Sync('', '', 3_000_000, 64, 'sha512');`],
])('notices %s', async (_what, code) => {
  const worker = await threadOf(code);
  worker.postMessage('');
  await overworked(worker, 300, never);
  await worker.terminate();
});

test('does not count the time in which a thread waits', async () => {
  const worker = await threadOf('setInterval(() => undefined, 1_000);');
  const ended = new AbortController();
  worker.postMessage('');
  let over = false;
  const watch = overworked(worker, 1_000, ended.signal).then(() => (over = true));
  await pause(3_000);
  ended.abort();
  await expect(watch).rejects.toThrow('aborted');
  expect(over).toBe(false);
  await worker.terminate();
});
