import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, FindEngine, Missing } from './engine.ts';
import { found } from './running.ts';

const folder = import.meta.dirname;
const kinds = ['mongodb.ts', 'kafka.ts', 'eventstoredb.ts'];

/** Git-ignored with the packages, and gone with them. */
export const cacheFolder = join(folder, '..', '..', 'node_modules', '.cache', 'engines');

/**
 * Before the first test: finds or starts every engine and tells the tests where it is, by the same variables that
 * configure the product. Each kind is a file of this folder with one function whose name begins with `find`.
 */
export default async function openEngines(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  found.push(...(await Promise.all((await finders()).map((find) => find({ cacheFolder })))));
  for (const engine of found) if (isRunning(engine)) Object.assign(process.env, engine.settings);
  process.env['MISSING_ENGINES'] = JSON.stringify(
    Object.fromEntries(found.flatMap((engine) => (isRunning(engine) ? [] : [[engine.name, engine.missing]]))),
  );
}

const isRunning = (engine: Engine | Missing): engine is Engine => 'settings' in engine;

async function finders(): Promise<readonly FindEngine[]> {
  const modules = await Promise.all(
    kinds
      .map((kind) => join(folder, kind))
      .filter(existsSync)
      .map(async (file) => (await import(file)) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.keys(module)
      .filter((name) => name.startsWith('find'))
      .map((name) => module[name] as FindEngine),
  );
}
