import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ageLine, heading, inColumns, type Dependency, type ReleaseTimes } from './dependencies/ages.ts';

// `npm run dependency-ages`: license and age of each package that the product depends on directly. The lockfile has no
// dates, so it asks the registry that npm is set up for, one package after the other.

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly [Kind in 'dependencies' | 'optionalDependencies']: Readonly<Record<string, string>>;
};
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>;
};

async function timesOf(name: string): Promise<ReleaseTimes | undefined> {
  try {
    const { stdout } = await run('npm', ['view', name, 'time', '--json'], { cwd: root });
    return JSON.parse(stdout) as ReleaseTimes;
  } catch {
    return undefined;
  }
}

const lines: (readonly string[])[] = [heading];
for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
  const dependency: Dependency = { name, version, licence: packages[`node_modules/${name}`]?.license ?? '-' };
  lines.push(ageLine(dependency, await timesOf(name), Date.now()));
}
console.log(inColumns(lines));
