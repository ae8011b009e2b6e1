import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './child.ts';

test('a child process sees no secrets of the environment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'child-'));
  const script = join(folder, 'tell.mjs');
  await writeFile(script, 'console.log(JSON.stringify(Object.keys(process.env)))');
  process.env['STRIPE_SECRET_KEY'] = 'sk_live_canary';
  const lines: string[] = [];
  try {
    await runChild({
      nodePath: process.execPath,
      script,
      args: [],
      heapLimitMb: 64,
      signal: new AbortController().signal,
      onLine: (line) => lines.push(line),
    });
  } finally {
    delete process.env['STRIPE_SECRET_KEY'];
    await rm(folder, { recursive: true });
  }
  expect(JSON.parse(lines.join(''))).toEqual(['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE']);
});

/** Runs a shell script in place of Node.js. */
async function runShell(script: string, onLine: (line: string) => void = () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'child-'));
  const nodePath = join(folder, 'node.sh');
  await writeFile(nodePath, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  try {
    const { signal } = new AbortController();
    return await runChild({ nodePath, script: '', args: [], heapLimitMb: 64, signal, onLine });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('does not wait for a process that an ended child left behind', async () => {
  expect(await runShell('sleep 1000000 & exit 4')).toEqual({ code: 4, stderr: '', killedWhile: '' });
});

test('ends the child and rejects on an unreadable line, instead of ending this process', async () => {
  const lines: string[] = [];
  const reading = runShell('echo one; echo two; sleep 1000000', (line) => {
    lines.push(line);
    throw new Error('unreadable');
  });
  await expect(reading).rejects.toThrow('unreadable');
  expect(lines).toEqual(['one']);
});
