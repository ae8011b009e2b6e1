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
