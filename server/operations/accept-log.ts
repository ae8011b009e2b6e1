import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import { lockFolder } from '../../event-store/index.ts';
import { openMongoReadStore, projectionRegistry } from '../../projection-service/index.ts';
import { witnessName } from '../log-witness.ts';
import type { Report } from './operation.ts';

/**
 * `accept-log`: accepts an older copy of the log as complete. Removes everything that shows that the log was longer:
 * the read models, the last acknowledged event in the read store, and the head anchors of processes. The next start
 * builds the read models again.
 *
 * No process may run meanwhile, on this machine or another one. While one has a lease, removes nothing and returns
 * false. Rejects with LogUnavailable while one has the log or the read models of this folder open.
 */
export async function acceptLog(
  {
    data: { DATA_DIR: dataDir },
    eventStore: { EVENTSTORE_URL: logUrl },
    readStore: { MONGODB_URL: url },
  }: Pick<Config, 'data' | 'eventStore' | 'readStore'>,
  report: Report,
): Promise<boolean> {
  const locks: { release(): void }[] = [];
  try {
    if (logUrl === undefined) locks.push(lockFolder(join(dataDir, 'log')));
    if (url === undefined) {
      mkdirSync(join(dataDir, 'read-models'), { recursive: true });
      locks.push(lockFolder(join(dataDir, 'read-models'), 'The read model'));
    }
    return await acceptStopped(dataDir, url, report);
  } finally {
    for (const lock of locks) lock.release();
  }
}

async function acceptStopped(dataDir: string, url: string | undefined, report: Report): Promise<boolean> {
  const held = url === undefined ? [] : await (await import('../mongodb/index.ts')).readHeldLeases(url);
  if (held.length > 0) {
    report(`Processes of the product are running: they have leases, such as ${held[0]}.`);
    report('Stop all of them first. What a killed process had is over after ten seconds.');
    return false;
  }
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
