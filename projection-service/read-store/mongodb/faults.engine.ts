import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import type { Engine } from '../../../tools/engines/engine.ts';
import { startSecantus } from '../../../tools/engines/mongodb.ts';
import { cacheFolder } from '../../../tools/engines/setup.ts';
import { ReadStoreUnavailable } from '../port.ts';
import type { ProjectionHandle, ReadStore } from '../port.ts';
import { createConnection } from './connection.ts';
import { openStore } from './store.ts';
import { dropDatabase, freshDatabase, withClient } from './testing/databases.ts';
import { batch, contentsOf, expected, numberOf, openScript, smallLimits } from './testing/script.ts';

/** Servers of this file's own, that fail on command: others would not like it. */
const servers = [
  ['with transactions', await startSecantus({ cacheFolder })],
  ['without transactions', await startSecantus({ cacheFolder, standalone: true })],
] as const;
afterAll(async () => {
  for (const [, server] of servers) await server?.stop();
});

/** Enough to put documents, change them, delete them, bring them back, and go beyond one transaction. */
const batches = 7;
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

  /** A process of its own as far as the server can tell; fails with its name only. */
  const openAs = async (name: string): Promise<ProjectionHandle> => {
    const store = openStore(createConnection({ url: `${url}&appName=${name}`, database }), smallLimits);
    open.push(store);
    return openScript(store);
  };

  const fail = (name: string, mode: object, how: object): Promise<unknown> =>
    withClient(url, (client) => client.db('admin').command({ configureFailPoint: 'failCommand', mode, data: { appName: name, ...how } }));
  const failNothing = (): Promise<unknown> => withClient(url, (client) => client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' }));

  /** Applies batches `from` to the last; gives the first that was not answered. */
  const applyUntilLost = async (handle: ProjectionHandle, from: number): Promise<number | undefined> => {
    for (let n = from; n <= batches; n += 1) {
      const lost = await handle.apply(batch(n)).then(() => false, (error: unknown) => {
        expect(error).toBeInstanceOf(ReadStoreUnavailable);
        return true;
      });
      if (lost) return n;
    }
    return undefined;
  };

  test('a process that dies between any two writes leaves a state that the next process completes, whole batches only', async () => {
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
}
