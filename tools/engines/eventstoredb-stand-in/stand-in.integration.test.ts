import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { createFaultProxy } from '../fault-proxy.ts';
import { freePort } from '../server-process.ts';
import type { Cluster } from './node.ts';
import { selfSigned } from './self-signed.ts';
import type { StandIn, StandInOptions } from './server.ts';
import { startStandIn } from './server.ts';

/**
 * Recorded behavior of stalls (k), elections (l) and users (m), which a single real node can't reproduce on demand.
 */

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function start(options: StandInOptions): Promise<StandIn> {
  const server = await startStandIn(options);
  undo.push(() => server.stop());
  return server;
}

function connect(address: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(address);
  undo.push(() => client.dispose());
  return client;
}

const credentials = { username: 'admin', password: 'changeit' };
const append = (client: EventStoreDBClient, deadline = 30_000, as = credentials) =>
  client.appendToStream('f-1', jsonEvent({ type: 'Fact', data: {} }), {
    credentials: as,
    deadline,
    requiresLeader: true,
  });
const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: Error & { type: string; code: number }) => `${error.type} ${error.code} ${error.message}`,
  );
const readAll = async (client: EventStoreDBClient, as = credentials): Promise<void> => {
  for await (const { event } of client.readAll({ maxCount: 1, credentials: as })) expect(event).toBeDefined();
};

test('k: a stalled node answers no call until the stall is over, then all of them', async () => {
  const server = await start({});
  const client = connect(`esdb://127.0.0.1:${server.port}?tls=false`);
  await append(client);
  const from = performance.now();
  void server.stall(400);
  await Promise.all([append(client), append(client), readAll(client)]);
  expect(performance.now() - from).toBeGreaterThanOrEqual(390);
});

describe('l: an election causes the recorded errors in order', () => {
  test('a dropped connection, then a refused one', async () => {
    const server = await start({});
    const wire = await createFaultProxy(server.port);
    const client = connect(`esdb://127.0.0.1:${wire.port}?tls=false`);
    expect(await outcomeOf(append(client))).toBe('ok');
    server.become('silent');
    const underWay = outcomeOf(append(client, 5_000));
    setTimeout(() => wire.cut(), 50);
    expect(await underWay).toMatch(/^unavailable 14 .*(read ECONNRESET|Connection dropped)/s);
    await wire.close();
    expect(await outcomeOf(append(client))).toMatch(/^unavailable 14 .*No connection established.*ECONNREFUSED/s);
  });

  test('no answer, a node that is not ready, no leader, then another leader', async () => {
    const port = await freePort();
    const cluster: Cluster = {
      members: [port, await freePort()].map((member) => ({ host: '127.0.0.1', port: member })),
      leader: 0,
    };
    const server = await start({ port, cluster });
    const client = connect(`esdb://127.0.0.1:${port}?tls=false`);
    server.become('silent');
    expect(await outcomeOf(append(client, 200))).toMatch(/^deadline-exceeded 4 /);
    server.become('not_ready');
    expect(await outcomeOf(append(client))).toMatch(/^unavailable 14 .*Server Is Not Ready/s);
    server.become('serving');
    cluster.leader = undefined;
    expect(await outcomeOf(append(client))).toMatch(/^unknown 2 .*No leader info available/s);
    cluster.leader = 1;
    expect(await outcomeOf(append(client))).toMatch(/^not-leader 5 .*Leader info available/s);
  });
});

describe('m: a secured node', () => {
  const admin = { username: 'admin', password: 'changeit' };
  const user = { username: 'curbcast', password: 's3cret' };

  async function secured(): Promise<EventStoreDBClient> {
    const tls = selfSigned();
    const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
    undo.push(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'authority.pem'), tls.certificate);
    const { port } = await start({
      tls,
      users: [
        { name: 'admin', password: 'changeit', admin: true },
        { name: 'curbcast', password: 's3cret' },
      ],
    });
    return connect(`esdb://localhost:${port}?tls=true&tlsCAFile=${encodeURIComponent(join(folder, 'authority.pem'))}`);
  }

  test('answers UNAUTHENTICATED to every call with a wrong password', async () => {
    const client = await secured();
    const wrong = { ...user, password: 'wrong' };
    expect(await outcomeOf(append(client, 1_000, wrong))).toMatch(/^access-denied 16 /);
    expect(await outcomeOf(readAll(client, wrong))).toMatch(/^access-denied 16 /);
  });

  test('requires only read access to $all from a user without administrator rights', async () => {
    const client = await secured();
    expect(await outcomeOf(append(client, 1_000, user))).toBe('ok');
    expect(await outcomeOf(readAll(client, user))).toMatch(/^access-denied 7 /);
    const metadata = jsonEvent({ type: '$metadata', data: { $acl: { $r: ['$admins', '$ops', 'curbcast'] } } });
    expect(await outcomeOf(client.appendToStream('$$$all', metadata, { credentials: user, deadline: 1_000 }))).toMatch(
      /^access-denied 7 /,
    );
    await client.appendToStream('$$$all', metadata, { credentials: admin, deadline: 1_000 });
    await readAll(client, user);
    await client.setStreamMetadata('f-1', { maxCount: 1 }, { credentials: user });
  });
});
