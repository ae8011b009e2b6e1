import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { openMongoReadStore, projectionRegistry } from '../../projection-service/index.ts';
import { witnessName } from '../log-witness.ts';
import type { Report } from './operation.ts';

/**
 * `accept-log`: takes an older copy of the log for the whole of it. Removes everything that says that the log was
 * longer: the read models, the last acknowledged event in the read store, and the head anchors of processes. The next
 * start builds the read models again. No process may run meanwhile.
 */
export async function acceptLog(
  { data: { DATA_DIR: dataDir }, readStore: { MONGODB_URL: url } }: Pick<Config, 'data' | 'readStore'>,
  report: Report,
): Promise<boolean> {
  const anchors = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => /^event-store-.+\.anchor$/.test(name))
    : [];
  for (const name of anchors) rmSync(join(dataDir, name));
  if (url === undefined) rmSync(join(dataDir, 'read-models'), { recursive: true, force: true });
  else await dropReadModels(url);
  report(`The read models and ${anchors.length} head anchors are removed: the log counts as it is.`);
  report(
    'Event streams: consumers may hold events that the log no longer has. Start the product, then run curbcast verify.',
  );
  return true;
}

async function dropReadModels(url: string): Promise<void> {
  const readStore = await openMongoReadStore({ url });
  try {
    for (const name of [...new Set(projectionRegistry.map((each) => each.name)), witnessName])
      for (const version of await readStore.instances(name)) await readStore.drop(name, version);
  } finally {
    await readStore.close();
  }
}
