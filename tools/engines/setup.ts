import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, FindEngine, Missing } from './engine.ts';
import { findEventStoreDb } from './eventstoredb.ts';
import { findKafka } from './kafka.ts';
import { findMongoDb, findMongoDbAlone } from './mongodb.ts';
import { found } from './running.ts';
import { findStripeMock } from './stripe-mock.ts';
import { findS3 } from './versitygw.ts';

const finders: readonly FindEngine[] = [
  findMongoDb,
  findMongoDbAlone,
  findKafka,
  findEventStoreDb,
  findStripeMock,
  findS3,
];

/** Inside node_modules, so that Git ignores it and it is deleted with the packages. */
export const cacheFolder = join(import.meta.dirname, '../..', 'node_modules', '.cache', 'engines');

/**
 * Global setup: finds or starts every engine and passes its address to the tests in the product's environment
 * variables.
 */
export default async function openEngines(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  found.push(...(await Promise.all(finders.map((find) => find({ cacheFolder })))));
  for (const engine of found) if (isRunning(engine)) Object.assign(process.env, engine.settings);
  process.env['MISSING_ENGINES'] = JSON.stringify(
    Object.fromEntries(found.flatMap((engine) => (isRunning(engine) ? [] : [[engine.name, engine.missing]]))),
  );
}

const isRunning = (engine: Engine | Missing): engine is Engine => 'settings' in engine;
