import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

interface NamedTest {
  readonly file: string;
  /** The title or its beginning; undefined for the whole file. */
  readonly title: string | undefined;
}

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map((line) => {
    const [id = '', , state = '', , tests = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return {
      id,
      state,
      tests: testsIn(tests),
    };
  });

test('lists all 132 attacks once each', () => {
  expect(rows).toHaveLength(132);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(132);
});

test('gives each row a state: safe with a test, or open', () => {
  const wrong = rows.filter(({ state, tests }) => !(state === 'safe' ? tests.length > 0 : state === 'open'));
  expect(wrong).toEqual([]);
});

test('names only existing tests', () => {
  const missing = rows.flatMap(({ id, tests }) =>
    tests
      .filter(({ file, title }) => !isThere(file, title))
      .map(({ file, title }) => `${id}: ${file} "${title ?? ''}"`),
  );
  expect(missing).toEqual([]);
});

/** `file` "title", "beginning of a title …": a test for each title, or one for the whole file. */
function testsIn(cell: string): readonly NamedTest[] {
  const named = [...cell.matchAll(/`(?<file>[^`]+\.tsx?)`(?<titles>[^`]*)/g)];
  return named.flatMap(({ groups: { file = '', titles = '' } = {} }): readonly NamedTest[] => {
    const quoted = [...titles.matchAll(/"((?:[^"\\]|\\.)+?)(?: …)?"/g)].map(([, title]) => ({ file, title }));
    return quoted.length > 0 ? quoted : [{ file, title: undefined }];
  });
}

function isThere(file: string, title: string | undefined): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  return title === undefined || readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(title);
}
