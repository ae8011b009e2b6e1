import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from '../../config/index.ts';
import { createMongoLeases } from '../../leases/mongodb-leases.ts';
import { describeDatabase } from '../../lib/mongodb/testing/database.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { openMongoReadStore } from '../../projection-service/index.ts';
import { witnessName, witnessVersion } from '../log-witness.ts';
import { acceptLog } from './accept-log.ts';

const newFolder = tempFolders();

describeDatabase((db) => {
  test('accepts a log only while no process has a lease in MongoDB, and drops what was read there', async () => {
    const address = new URL(process.env['MONGODB_URL'] ?? '');
    address.pathname = `/${db.databaseName}`;
    const dataDir = newFolder();
    const anchor = join(dataDir, 'event-store-here-all-3000-3001.anchor');
    writeFileSync(anchor, 'an anchor');
    const settings = {
      data: { ...readConfig({ DATA_DIR: dataDir }).data },
      eventStore: { ...readConfig({}).eventStore, EVENTSTORE_URL: 'esdb://127.0.0.1:2113' },
      readStore: { MONGODB_URL: address.href },
    };
    const readStore = await openMongoReadStore({ url: address.href });
    await readStore.open(witnessName, witnessVersion, [{ name: 'last', indexes: [] }]);
    const lines: string[] = [];
    const report = (line: string): void => void lines.push(line);

    const leases = createMongoLeases(db);
    await leases.take('commands', 600_000);
    expect(await acceptLog(settings, report)).toBe(false);
    expect(lines[0]).toBe('Processes of the product are running: they have leases, such as commands.');
    expect([existsSync(anchor), await readStore.instances(witnessName)]).toEqual([true, [witnessVersion]]);

    await leases.release('commands');
    expect(await acceptLog(settings, report)).toBe(true);
    expect([existsSync(anchor), await readStore.instances(witnessName)]).toEqual([false, []]);
    await readStore.close();
  });
});
