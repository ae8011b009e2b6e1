import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { WebSocket } from 'ws';
import { eventually } from '../support/eventually.ts';
import { openGraphqlSocket } from '../support/graphql-socket.ts';
import { openDocumentedSocket, openLive } from '../support/live.ts';
import { balances, changeCredits } from '../support/many.ts';
import { memoryOf } from '../support/memory.ts';
import { startFixture, type TestUser, type Fixture } from '../support/fixture.ts';

const timeout = 600_000;
const onEngines = process.env['E2E_ENGINES'] !== undefined;
/**
 * The server disconnects a client that answers no ping within a minute. On engines only this many changes can be
 * written until then.
 */
const changes = onEngines ? 400 : 700;
const last = 777;
const socketsOfEachKind = 9;
const subscriptionsEach = 45;
/**
 * Heap limit of the server in megabytes; beyond it Node.js would crash. The embedded run sends the slow readers twice
 * as much: 405 subscriptions hear 700 changes of one kilobyte.
 */
const heap = onEngines ? 320 : 160;
/** Allowed memory growth of the process in megabytes. */
const mostGrowth = 220;

const account = 'account { available held debt total used }';
/** Repeats the same field many times, so that a few changes make many bytes. */
const repeated = Array.from({ length: 12 }, (_none, n) => `copy${n}: ${account}`).join(' ');
const update = `subscription { accountUpdates(after: "") { __typename ... on CreditsChanged { position ${account} ${repeated} } } }`;
interface Update {
  readonly accountUpdates: { readonly account?: { readonly available: number } };
}

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture({ LOG_LEVEL: 'silent', NODE_OPTIONS: `--max-old-space-size=${heap}` });
}, timeout);
afterAll(async () => {
  await fixture?.server.remove();
});

/** Subscribes many times over one socket, then stops reading from it. */
async function openDeafSubscriber(user: TestUser): Promise<WebSocket> {
  const socket = await openGraphqlSocket(fixture.server.url, user);
  for (let id = 1; id <= subscriptionsEach; id += 1)
    socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: update } }));
  await once(socket, 'message');
  socket.pause();
  return socket;
}

test(
  'a client that never reads uses bounded memory, delays no other client and is disconnected; after a reconnect it gets the current state',
  async () => {
    const [admin, user, other] = [await fixture.admin(), await fixture.user(), await fixture.user()];
    const quick = openLive(other);
    const heard = quick.subscribe<Update>(update);
    await heard.messages.first(({ data }) => data?.accountUpdates.account !== undefined, 'the first balance');
    const [subscribers, documented] = [[], []] as [WebSocket[], Awaited<ReturnType<typeof openDocumentedSocket>>[]];
    for (let count = 0; count < socketsOfEachKind; count += 1) {
      subscribers.push(await openDeafSubscriber(user));
      documented.push(await openDocumentedSocket(user));
    }
    for (const { socket } of documented) socket.pause();
    const before = await memoryOf(admin);

    const flood = changeCredits(admin, [{ userId: user.id, credits: balances(changes, last) }]);
    const flooded = new AbortController();
    void flood.finally(() => flooded.abort()).catch(() => undefined);
    let heardInTheFlood = 0;
    let most = before;
    for (let credits = 1; !flooded.signal.aborted; credits += 1) {
      const { status } = await admin.call('PUT', `/api/admin/users/${other.id}/credits`, {
        credits,
        reason: 'in the flood',
      });
      expect(status).toBe(200);
      await heard.messages.first(
        ({ data }) => data?.accountUpdates.account?.available === credits,
        'a change in the flood',
      );
      if (!flooded.signal.aborted) heardInTheFlood += 1;
      most = Math.max(most, await memoryOf(admin));
    }
    await flood;
    console.log(
      `${changes} changes for ${socketsOfEachKind * subscriptionsEach} subscriptions and ${socketsOfEachKind} sockets without a reader: memory ${Math.round(before)} MB, at most ${Math.round(most)} MB; another subscriber heard ${heardInTheFlood} changes meanwhile`,
    );
    // A subscriber that had to wait for the slow readers would receive nothing until the load ends.
    expect(heardInTheFlood).toBeGreaterThan(5);
    expect(most - before).toBeLessThan(mostGrowth);

    // The server disconnects clients that answer no ping. After a reconnect a client gets the current state.
    await eventually('the sockets without a reader to be closed', async () =>
      /^curbcast_sockets_open [01]$/m.test((await admin.call<string>('GET', '/metrics')).body),
    );
    for (const socket of [...subscribers, ...documented.map((one) => one.socket)]) socket.terminate();
    const again = openLive(user);
    const latest = again.subscribe<Update>(update);
    await latest.messages.first(({ data }) => data?.accountUpdates.account?.available === last, 'how things are');
    for (const live of [quick, again]) live.close();
  },
  timeout,
);
