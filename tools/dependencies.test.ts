import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const { dependencies, optionalDependencies, allowScripts } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Readonly<
  Record<'dependencies' | 'optionalDependencies' | 'allowScripts', Readonly<Record<string, string | boolean>>>
>;
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const code = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

test.each(Object.keys({ ...dependencies, ...optionalDependencies }))('%s is used by the product', (name) => {
  // `node` is the pinned Node.js itself: every npm script runs it.
  expect(name === 'node' || ["'", '"', '`'].some((quote) => code.includes(`${quote}${name}`))).toBe(true);
});

test.each(Object.entries({ ...dependencies, ...optionalDependencies }))(
  '%s has one exact version',
  (_name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

test('no package runs a script at its installation but the one that brings Node.js', () => {
  expect(Object.entries(allowScripts).filter(([, allowed]) => allowed)).toEqual([['node', true]]);
});
