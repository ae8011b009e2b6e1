import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { START } from '../../../domain/envelope.ts';
import type { Engine } from '../../../tools/engines/engine.ts';
import { startSecantus } from '../../../tools/engines/mongodb.ts';
import { cacheFolder } from '../../../tools/engines/setup.ts';
import { OutOfStep, ReadStoreUnavailable } from '../port.ts';
import type { Document, ProjectionHandle, ReadStore } from '../port.ts';
import { at } from '../testing/fixtures.ts';
import { createConnection } from './connection.ts';
import { keysOf } from './index-keys.ts';
import { openRegistry, prefixOf } from './registry.ts';
import { rowsOf, writeRows } from './rows.ts';
import { openStore } from './store.ts';
import { dropDatabase, freshDatabase, withClient } from './testing/databases.ts';
import { batch, contentsOf, expected, numberOf, openScript, smallLimits } from './testing/script.ts';

/** Separate servers, because these tests inject failures. */
const servers = [
  ['with transactions', await startSecantus({ cacheFolder })],
  ['without transactions', await startSecantus({ cacheFolder, standalone: true })],
] as const;
afterAll(async () => {
  for (const [, server] of servers) await server?.stop();
});

/** Enough batches to put, change and delete documents, and to exceed one transaction. */
const batches = 4;
const writing = ['insert', 'update', 'delete', 'commitTransaction'];

for (const [how, server] of servers) {
  if (server) describe(`MongoDB ${how}`, () => faultsOn(server));
  else describe.skip(`MongoDB ${how} (needs python3 with venv and its package index)`, () => undefined);
}

function faultsOn(server: Engine): void {
  const url = server.settings['MONGODB_URL'] ?? '';
  const database = freshDatabase();
  const open: ReadStore[] = [];
  afterEach(async () => {
    await failNothing();
    await Promise.all(open.splice(0).map((store) => store.close()));
    await dropDatabase(url, database);
  });

  /** Opens a store with its own app name, which the fail point selects: a separate process for the server. */
  const openAs = async (name: string): Promise<ProjectionHandle> => {
    const store = openStore(createConnection({ url: `${url}&appName=${name}`, database }), smallLimits);
    open.push(store);
    return openScript(store);
  };

  const fail = (name: string, mode: object, how: object): Promise<unknown> =>
    withClient(url, (client) =>
      client.db('admin').command({ configureFailPoint: 'failCommand', mode, data: { appName: name, ...how } }),
    );
  const failNothing = (): Promise<unknown> =>
    withClient(url, (client) => client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' }));

  /** Applies the batches starting at `from`; returns the first without an answer. */
  const applyUntilLost = async (handle: ProjectionHandle, from: number): Promise<number | undefined> => {
    for (let n = from; n <= batches; n += 1) {
      const lost = await handle.apply(batch(n)).then(
        () => false,
        (error: unknown) => {
          expect(error).toBeInstanceOf(ReadStoreUnavailable);
          return true;
        },
      );
      if (lost) return n;
    }
    return undefined;
  };

  test('a process that dies between any two writes leaves a state that the next process completes, in whole batches', async () => {
    let rounds = 0;
    for (let written = 0; ; written += 1) {
      const name = `dies-${randomUUID()}`;
      const dying = await openAs(name);
      await dying.apply(batch(1));
      await fail(name, { skip: written }, { failCommands: writing, closeConnection: true });
      const lost = await applyUntilLost(dying, 2);
      await failNothing();
      if (lost === undefined) break;
      rounds += 1;

      const next = await openAs('next');
      const reached = numberOf(await next.checkpoint());
      expect([lost - 1, lost]).toContain(reached);
      expect(await contentsOf(next)).toEqual((await expected(reached)).contents);
      for (let n = reached + 1; n <= batches; n += 1) await next.apply(batch(n));
      expect(await contentsOf(next)).toEqual((await expected(batches)).contents);
      await Promise.all(open.splice(0).map((store) => store.close()));
      await dropDatabase(url, database);
    }
    expect(rounds).toBeGreaterThan(batches);
  });

  test('a retried batch without an answer takes effect once and returns its changes', async () => {
    for (let written = 0; written < 10; written += 1) {
      const name = `repeats-${randomUUID()}`;
      const handle = await openAs(name);
      await handle.apply(batch(1));
      await fail(name, { skip: written }, { failCommands: writing, closeConnection: true });
      const lost = await applyUntilLost(handle, 2);
      await failNothing();
      if (lost === undefined) break;
      const { contents, changed } = await expected(lost);
      expect(await handle.apply(batch(lost))).toEqual(changed);
      expect(await handle.apply(batch(lost))).toEqual([]);
      expect(await handle.checkpoint()).toBe(at(lost));
      expect(await contentsOf(handle)).toEqual(contents);
      await Promise.all(open.splice(0).map((store) => store.close()));
      await dropDatabase(url, database);
    }
  });

  test('retries a single interrupted command', async () => {
    const name = `once-${randomUUID()}`;
    const handle = await openAs(name);
    for (const [n, command] of ['insert', 'update', 'delete', 'commitTransaction', 'find'].entries()) {
      await handle.apply(batch(2 * n + 1));
      await fail(name, { times: 1 }, { failCommands: [command], closeConnection: true });
      const repeated = await handle.apply(batch(2 * n + 2)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ReadStoreUnavailable);
        return handle.apply(batch(2 * n + 2));
      });
      expect(repeated).toEqual((await expected(2 * n + 2)).changed);
      await failNothing();
    }
    expect(await contentsOf(handle)).toEqual((await expected(10)).contents);
  });

  test('does not treat a bulk write without an answer as applied', async () => {
    const name = `bulk-${randomUUID()}`;
    const handle = await openAs(name);
    await handle.apply(batch(1));
    const [lines] = await withClient(url, (client) =>
      client
        .db(database)
        .listCollections({ name: /lines$/ })
        .toArray(),
    );
    for (let n = 2; n <= 7; n += 1) {
      await fail(
        name,
        { times: 2 },
        { failCommands: ['update'], closeConnection: true, namespace: `${database}.${lines?.name}` },
      );
      await handle.apply(batch(n)).catch((error: unknown) => expect(error).toBeInstanceOf(ReadStoreUnavailable));
      await failNothing();
      await handle.apply(batch(n));
      expect(await contentsOf(handle)).toEqual((await expected(n)).contents);
    }
  });

  test('a late writer changes nothing and restores no deleted document', async () => {
    const handle = await openAs('in-time');
    for (let n = 1; n <= 6; n += 1) await handle.apply(batch(n));
    const late = createConnection({ url, database });
    const record = await openRegistry(late.db).instances.findOne({ _id: 'script@1' });
    if (!record) throw new Error('The instance has no record');
    const content = (doc: Document) => ({ doc, keys: keysOf([], '', doc) });
    await writeRows(
      (collection) => rowsOf(late.db, prefixOf(record), collection),
      [
        { collection: 'lines', id: 'line1', content: content({ account: 'a1', amount: 1 }) },
        { collection: 'lines', id: 'line6', content: undefined },
        { collection: 'accounts', id: 'all', content: content({ balance: 1, batches: 1 }) },
      ],
      at(1),
    );
    await late.close();
    expect(await contentsOf(handle)).toEqual((await expected(6)).contents);
  });

  test('two processes that apply the same log apply each batch once', async () => {
    const total = 30;
    const follow = async (name: string): Promise<number> => {
      const handle = await openAs(name);
      let own = 0;
      for (let n = numberOf(await handle.checkpoint()) + 1; n <= total;) {
        try {
          own += (await handle.apply(batch(n))).length > 0 ? 1 : 0;
          n += 1;
        } catch (error) {
          if (!(error instanceof OutOfStep) && !(error instanceof ReadStoreUnavailable)) throw error;
          n = numberOf(await handle.checkpoint()) + 1;
        }
      }
      return own;
    };
    const owned = await Promise.all([follow('one'), follow('two')]);
    expect(owned.reduce((sum, own) => sum + own)).toBe(total);
    const after = await openAs('after');
    expect(await after.checkpoint()).toBe(at(total));
    expect(await contentsOf(after)).toEqual((await expected(total)).contents);
  });

  test('dropping an instance removes its data, and old handles reject', async () => {
    const handle = await openAs('old');
    for (let n = 1; n <= 3; n += 1) await handle.apply(batch(n));
    const other = openStore(createConnection({ url, database }), smallLimits);
    open.push(other);
    await other.drop('script', '1');
    await withClient(url, async (client) => {
      const left = await client.db(database).listCollections().toArray();
      expect(left.filter(({ name }) => name.includes('@'))).toEqual([]);
      expect(await client.db(database).collection('redo').countDocuments({})).toBe(0);
    });
    const reopened = await openScript(other);
    expect(await reopened.checkpoint()).toBe(START);
    await reopened.apply(batch(1));
    const calls = [
      () => handle.checkpoint(),
      () => handle.apply(batch(4)),
      () => handle.get('accounts', 'all'),
      () => handle.getMany('accounts', ['all']),
      () => handle.query('lines', { index: 'byAccount', equal: { account: 'a1' }, limit: 5 }),
      () => handle.count('lines', 'byAccount', {}),
      () => handle.scan('lines', undefined, 5),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow('The read model script@1 was dropped');
    expect(await contentsOf(reopened)).toEqual((await expected(1)).contents);
  });
}
