import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { createMongodProxy, type MongodProxy } from '../../../tools/engines/mongod-proxy.ts';
import { describeEngine } from '../../../tools/engines/testing.ts';
import { ReadStoreUnavailable, type ReadStore } from '../port.ts';
import { at } from '../testing/fixtures.ts';
import { createConnection } from './connection.ts';
import { openStore } from './store.ts';
import { dropDatabase, freshDatabase } from './testing/databases.ts';
import { batch, contentsOf, expected, openScript, smallLimits } from './testing/script.ts';

const writes = ['insert', 'update', 'delete', 'findAndModify', 'commitTransaction'];

describeEngine('MongoDB', 'MONGODB_URL', (address) => {
  let database: string;
  const proxies: MongodProxy[] = [];
  const stores: ReadStore[] = [];
  beforeEach(() => {
    database = freshDatabase();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
    await dropDatabase(address, database);
  });

  /** Opens a separate store whose commands `answer` intercepts. */
  const openProcess = async (
    answer: (command: Document) => Document | undefined = () => undefined,
  ): Promise<ReadStore> => {
    const proxy = await createMongodProxy({ target: Number(new URL(address).port), answer });
    proxies.push(proxy);
    const store = openStore(
      createConnection({ url: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`, database }),
      smallLimits,
    );
    stores.push(store);
    return store;
  };

  test('a reader of a partial batch writes nothing and sees the previous checkpoint until a writer completes the batch', async () => {
    let dies = false;
    const dying = await openScript(
      await openProcess((command) =>
        dies && String(command['update']).includes('@')
          ? { ok: 0, code: 91, errmsg: 'The server is in shutdown' }
          : undefined,
      ),
    );
    for (const n of [1, 2]) await dying.apply(batch(n));
    dies = true;
    // The third batch is too large for a transaction: its checkpoint is moved before its documents are written.
    await expect(dying.apply(batch(3))).rejects.toBeInstanceOf(ReadStoreUnavailable);

    const written: string[] = [];
    const reader = await (
      await openProcess((command) => {
        const name = Object.keys(command)[0] ?? '';
        if (writes.includes(name)) written.push(name);
        return undefined;
      })
    ).open('script', '1');
    for (let n = 0; n < 3; n += 1) expect(await reader.checkpoint()).toBe(at(2));
    expect(await contentsOf(reader)).toEqual((await expected(2)).contents);
    expect(written).toEqual([]);

    const next = await openScript(await openProcess());
    expect(await next.checkpoint()).toBe(at(3));
    expect(await reader.checkpoint()).toBe(at(3));
    expect(await contentsOf(reader)).toEqual((await expected(3)).contents);
    expect(written).toEqual([]);
  });

  test('reads checkpoints and documents with read concern majority', async () => {
    const levels = new Map<string, unknown>();
    const store = await openProcess((command) => {
      if (command['find'] !== undefined || command['aggregate'] !== undefined) {
        const collection = String(command['find'] ?? command['aggregate']);
        levels.set(collection, (command['readConcern'] as Document | undefined)?.['level']);
      }
      return undefined;
    });
    const handle = await openScript(store);
    await handle.apply(batch(1));
    await handle.checkpoint();
    await contentsOf(handle);
    await handle.count('lines', 'byAccount', {});
    expect([...levels.keys()].length).toBeGreaterThanOrEqual(3);
    expect(new Set(levels.values())).toEqual(new Set(['majority']));
  });
});
