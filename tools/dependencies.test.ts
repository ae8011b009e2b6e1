import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

type Packages = Readonly<Record<string, string>>;
const { dependencies, optionalDependencies, devDependencies, allowScripts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as {
  readonly dependencies: Packages;
  readonly optionalDependencies: Packages;
  readonly devDependencies: Packages;
  readonly allowScripts: Readonly<Record<string, boolean>>;
};

test.each(Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }))(
  'pins %s to an exact version',
  (_name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  },
);

test('allows an install script only for the package that brings Node.js', () => {
  expect(Object.entries(allowScripts).filter(([, allowed]) => allowed)).toEqual([['node', true]]);
});
