import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createStandInLog } from '../../tools/engines/eventstoredb-stand-in/log.ts';
import { selfSigned } from '../../tools/engines/eventstoredb-stand-in/self-signed.ts';
import type { Cluster } from '../../tools/engines/eventstoredb-stand-in/node.ts';
import type { StandIn, StandInOptions } from '../../tools/engines/eventstoredb-stand-in/server.ts';
import { startStandIn } from '../../tools/engines/eventstoredb-stand-in/server.ts';
import { freePort } from '../../tools/engines/server-process.ts';
import type { EventStore } from '../port.ts';
import { LogUnavailable } from '../port.ts';
import { freshCategory, freshStream, newEvents } from '../testing/events.ts';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { verifyStreamChain } from '../verify-stream.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';
import { shortTimeouts } from './testing/database.ts';

const newFolder = tempFolders();
let servers: StandIn[] = [];
let stores: EventStore[] = [];
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  for (const server of servers) server.stop();
  [servers, stores] = [[], []];
});

async function start(options: StandInOptions): Promise<StandIn> {
  const server = await startStandIn(options);
  servers.push(server);
  return server;
}

async function open(url: string, openTimeoutMs = 10_000): Promise<EventStore> {
  const store = await openEventStoreDb({ url, ...shortTimeouts, openTimeoutMs });
  stores.push(store);
  return store;
}

describe('a cluster', () => {
  /** Three nodes that share a log, as replicas would. */
  async function startCluster() {
    const log = createStandInLog();
    const ports = [await freePort(), await freePort(), await freePort()];
    const cluster: Cluster = { members: ports.map((port) => ({ host: '127.0.0.1', port })), leader: 1 };
    const nodes = await Promise.all(ports.map((port) => start({ port, log, cluster })));
    return { cluster, nodes, url: `esdb://${ports.map((port) => `127.0.0.1:${port}`).join(',')}?tls=false` };
  }

  test('is found by any of its addresses, and its leader gets the calls', async () => {
    const { nodes, url } = await startCluster();
    const store = await open(url);
    await store.append(freshStream(), 'no_stream', newEvents(1));
    expect(nodes.map((node) => node.calls('append') > 0)).toEqual([false, true, false]);
  });

  test('stores every append once and loses or repeats no event for followers while the leader changes again and again', async () => {
    const { cluster, nodes, url } = await startCluster();
    const store = await open(url);
    const [category, after] = [freshCategory(), await store.head()];
    const stop = new AbortController();
    const seen: unknown[] = [];
    const following = (async () => {
      for await (const page of store.subscribe({ after, filter: { categories: [category] }, signal: stop.signal })) {
        seen.push(...page.events.map(({ data }) => data['n']));
        if (seen.length >= 40) stop.abort();
      }
    })();
    const stream = freshStream(category);
    for (let n = 0; n < 40; n += 1) {
      if (n % 5 === 4) {
        cluster.leader = ((cluster.leader ?? 0) + 1) % nodes.length;
        // A node that loses the leadership drops its subscribers.
        for (const node of nodes) node.endSubscriptions();
      }
      await store.append(stream, n === 0 ? 'no_stream' : n - 1, newEvents(1, {}, n));
    }
    await following;
    expect(seen).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(nodes.every((node) => node.calls('append') > 0)).toBe(true);
    expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: 39 });
  });

  test('delays appends while its leader is killed, fails none and stores each once', async () => {
    const { cluster, nodes, url } = await startCluster();
    const store = await openEventStoreDb({ url, watchMs: 500, retryDelay: { firstMs: 10, maxMs: 100 } });
    stores.push(store);
    const ended = new AbortController();
    const write = async (): Promise<void> => {
      const stream = freshStream();
      let count = 0;
      for (; !ended.signal.aborted; count += 1)
        await store.append(stream, count === 0 ? 'no_stream' : count - 1, newEvents(1));
      expect(await verifyStreamChain(store, stream)).toMatchObject({ intact: true, verifiedRevision: count - 1 });
    };
    const writers = Promise.all([write(), write(), write(), write()]);
    for (let round = 0; round < 3; round += 1) {
      await sleep(200);
      const killed = cluster.leader ?? 0;
      cluster.leader = undefined;
      for (const node of nodes) node.become('silent');
      nodes[killed]?.stop();
      await sleep(300);
      for (const node of nodes) node.become('not_ready');
      await sleep(300);
      for (const node of nodes) node.become('serving');
      await sleep(200);
      cluster.leader = (killed + 1) % nodes.length;
      nodes[killed] = await start({
        port: cluster.members[killed]?.port ?? 0,
        log: nodes[cluster.leader]?.log ?? createStandInLog(),
        cluster,
      });
    }
    await sleep(500);
    ended.abort();
    await writers;
    expect(await store.verify()).toMatchObject({ ok: true });
  });

  test('serves calls while one node is down', async () => {
    const { cluster, nodes, url } = await startCluster();
    const store = await open(url);
    const stream = freshStream();
    await store.append(stream, 'no_stream', newEvents(1));
    nodes[1]?.stop();
    cluster.leader = 2;
    for (let appended = false; !appended;) {
      appended = await store.append(stream, 0, newEvents(1)).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(LogUnavailable);
          return false;
        },
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(nodes[2]?.calls('append')).toBeGreaterThan(0);
  });
});

describe('TLS and users', () => {
  const users = [
    { name: 'admin', password: 'changeit', admin: true },
    { name: 'cur:b', password: 'c@st/1' },
  ];

  /** A server with TLS, and its address for a user with its certificate authority. */
  async function startSecured() {
    const tls = selfSigned();
    const server = await start({ tls, users });
    const authority = join(newFolder(), 'authority.pem');
    writeFileSync(authority, tls.certificate);
    return {
      server,
      url: (user: string) =>
        `esdb://${user}@localhost:${server.port}?tls=true&tlsCAFile=${encodeURIComponent(authority)}`,
    };
  }

  /** The error of a start that must fail at once: it would otherwise try for longer than the test may take. */
  async function refusal(url: string): Promise<string> {
    const error: unknown = await open(url, 3_600_000).then(
      () => 'it started',
      (failure: unknown) => failure,
    );
    expect(error).toBeInstanceOf(LogUnavailable);
    expect(String(error)).not.toContain('c@st/1');
    return String(error);
  }

  test('uses the certificate and the user of the address', async () => {
    const { server, url } = await startSecured();
    const store = await open(url('admin:changeit'));
    await store.append(freshStream(), 'no_stream', newEvents(1));
    expect(server.calls('append')).toBe(1);
  });

  test('a wrong password or an unknown user fails the start at once', async () => {
    const { url } = await startSecured();
    for (const user of ['cur%3Ab:wrong', 'unknown:c%40st%2F1'])
      expect(await refusal(url(user))).toMatch(/refuses its user.*password is another.*Correct them/);
  });

  test('a user without the right to read $all fails the start at once with a remedy that works', async () => {
    const { url } = await startSecured();
    const message = await refusal(url('cur%3Ab:c%40st%2F1'));
    expect(message).toMatch(/Let the user read \$all: set the metadata of \$all to/);
    const client = EventStoreDBClient.connectionString(url('admin:changeit'));
    await client.appendToStream(
      '$$$all',
      jsonEvent({ type: '$metadata', data: JSON.parse(/(\{.*\})\.$/.exec(message)?.[1] ?? '') }),
    );
    await client.dispose();
    const store = await open(url('cur%3Ab:c%40st%2F1'));
    const stream = freshStream();
    await store.append(stream, 'no_stream', newEvents(1));
    await store.saveSnapshot(stream, 'k', { revision: 0, state: {} });
    await store.saveCheckpoint('reader', await store.head());
    expect(await store.verify()).toMatchObject({ ok: true, events: 1 });
  });

  test('a certificate of an unknown authority fails the start at once', async () => {
    const server = await start({ tls: selfSigned(), users });
    expect(await refusal(`esdb://admin:changeit@localhost:${server.port}?tls=true`)).toMatch(
      /authority that this machine does not trust.*tlsCAFile=/,
    );
    const other = join(newFolder(), 'other.pem');
    writeFileSync(other, selfSigned().certificate);
    expect(
      await refusal(`esdb://admin:changeit@localhost:${server.port}?tls=true&tlsCAFile=${encodeURIComponent(other)}`),
    ).toMatch(/another authority's/);
    expect(server.calls('read')).toBe(0);
  });

  test('a certificate for another host name fails the start at once', async () => {
    const { url } = await startSecured();
    expect(await refusal(url('admin:changeit').replace('localhost', '127.1'))).toMatch(/can't be used/);
  });

  test('TLS on one side only fails the start at once', async () => {
    const plain = await start({});
    expect(await refusal(`esdb://admin:changeit@localhost:${plain.port}?tls=true`)).toMatch(
      /does not speak TLS.*tls=false/,
    );
    const { server } = await startSecured();
    expect(await refusal(`esdb://localhost:${server.port}?tls=false`)).toMatch(
      /speaks TLS, but its address says tls=false/,
    );
  });

  test.each([
    ['', 'must look like'],
    ['http://localhost:2113', 'must look like'],
    ['esdb://', 'must look like'],
    ['esdb://admin:s3cret@', 'must look like'],
    ['esdb://admin:s3cret@localhost:2113', ''],
    ['esdb://localhost:2113', 'names no user'],
    ['esdb://localhost:2113?tls=true', 'names no user'],
    ['esdb://admin:s3cret@localhost:2113?tlsVerifyCert=false', 'setting tlsVerifyCert'],
    ['esdb://admin:s3cret@localhost:2113?colour=red', 'setting colour'],
    ['esdb://admin:s3cret@localhost:2113?tls=', 'no value'],
    ['esdb://admin:s3cret@localhost:port', 'not valid'],
    ['esdb://admin:s3cret@localhost:2113?tls=maybe', 'not valid'],
    ['esdb://admin:s3cret@localhost:2113?tlsCAFile=/nowhere.pem', 'File was not found'],
  ])('the address %j is accepted or refused (%s), and no message contains the password', async (url, message) => {
    const failure = await openEventStoreDb({ url, ...shortTimeouts, openTimeoutMs: 0 }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(message === '' ? LogUnavailable : TypeError);
    expect(String(failure)).toContain(message);
    expect(String(failure)).not.toContain('s3cret');
  });
});
