import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

type Packages = Readonly<Record<string, string>>;
const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { dependencies, optionalDependencies, devDependencies, allowScripts } = JSON.parse(read('package.json')) as {
  readonly dependencies: Packages;
  readonly optionalDependencies: Packages;
  readonly devDependencies: Packages;
  readonly allowScripts: Readonly<Record<string, boolean>>;
};
interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}
const { packages } = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }));

test.each(Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies }))(
  'pins %s to an exact version',
  (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  },
);

test('locks the contents of every package', () => {
  expect(locked.filter(({ integrity = '' }) => !integrity.startsWith('sha512-')).map(({ name }) => name)).toEqual([]);
});

test('allows an install script only for the package that brings Node.js', () => {
  expect(Object.entries(allowScripts).filter(([, allowed]) => allowed)).toEqual([['node', true]]);
  const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(withScript.filter((name) => !(name in allowScripts))).toEqual([]);
});

/** Licenses that ask for a notice at most. */
const permissive = /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|[ ]|AND)+\)?$/;
/** Packages with the license in their folder only: MIT. */
const unnamed = ['png-js'];

/** The packages that the bundled client imports: the server installs none of them, and still delivers their code. */
const bundled = new Set(
  globSync('web/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name),
  ),
);

test('ships nothing under another licence than THIRD_PARTY.md names', () => {
  expect(bundled).toContain('react');
  const thirdParty = read('THIRD_PARTY.md');
  const others = locked.filter(
    ({ name, dev, license = '' }) =>
      (dev !== true || bundled.has(name)) && !permissive.test(license) && !unnamed.includes(name),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ name }) => !thirdParty.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
});
