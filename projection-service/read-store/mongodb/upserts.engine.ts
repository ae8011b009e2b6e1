import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { createMongodProxy, type MongodProxy } from '../../../tools/engines/mongod-proxy.ts';
import { describeEngine } from '../../../tools/engines/testing.ts';
import { ReadStoreTooSlow, ReadStoreUnavailable, type ReadStore } from '../port.ts';
import { createConnection } from './connection.ts';
import { openStore } from './store.ts';
import { dropDatabase, freshDatabase } from './testing/databases.ts';
import { batch, openScript } from './testing/script.ts';

describeEngine('MongoDB', 'MONGODB_URL', (address) => {
  let proxy: MongodProxy;
  let database: string;
  let store: ReadStore;
  /** Responses that replace the server's. */
  let answer: (command: Document) => Document | undefined;
  beforeEach(async () => {
    answer = () => undefined;
    proxy = await createMongodProxy({ target: Number(new URL(address).port), answer: (command) => answer(command) });
    database = freshDatabase();
    store = openStore(createConnection({ url: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`, database }));
  });
  afterEach(async () => {
    await store.close();
    await proxy.close();
    await dropDatabase(address, database);
  });

  test('retries an upsert once after a conflict on the same id', async () => {
    const met = new Set<string>();
    answer = (command) => {
      const collection = String(command['findAndModify'] ?? command['update']);
      const upserts =
        command['upsert'] === true ||
        (command['updates'] as { upsert?: boolean }[] | undefined)?.some(({ upsert }) => upsert);
      if (!upserts || command['txnNumber'] === undefined || command['autocommit'] === false || met.has(collection))
        return undefined;
      met.add(collection);
      return { ok: 0, code: 11_000, errmsg: 'E11000 duplicate key error' };
    };
    const handle = await openScript(store);
    await handle.apply(batch(1));
    await store.publish('script', '1');
    expect(await store.published('script')).toBe('1');
    expect(met).toEqual(new Set(['instances', 'writers', 'published']));
  });

  test('a query that exceeds its time limit fails as too slow and does not block other queries', async () => {
    const handle = await openScript(store);
    await handle.apply(batch(1));
    answer = (command) =>
      'find' in command && command['maxTimeMS'] !== undefined
        ? { ok: 0, code: 50, errmsg: 'operation exceeded time limit' }
        : undefined;
    for (let n = 0; n < 20; n += 1) {
      const error = await handle.get('accounts', 'all').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ReadStoreTooSlow);
      expect(error).toBeInstanceOf(ReadStoreUnavailable);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    answer = () => undefined;
    expect(await handle.get('accounts', 'all')).toBeDefined();
  });
});
