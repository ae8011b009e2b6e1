import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { WebSocket } from 'ws';
import { openGraphqlSocket } from '../support/graphql-socket.ts';
import { memoryOf } from '../support/memory.ts';
import { startFixture, type TestUser, type Fixture } from '../support/fixture.ts';

const timeout = 600_000;
const others = 500;
/** Maximum number of sockets of a user. */
const socketsEach = 20;
const operations = 50;
/** Allowed growth in megabytes while one socket requests 50 MB without reading and the others listen. */
const mostGrowth = 100;
/** Allowed growth in megabytes one minute after all clients have disconnected. */
const mostLeft = 30;

/** About one megabyte: the introspection of all types, fifteen times. */
const greedy = `{ ${Array.from({ length: 15 }, (_none, n) => `a${n}: __schema { types { name description fields { name description type { name kind } args { name description type { name kind } } } inputFields { name description } enumValues { name description } } }`).join(' ')} }`;
const listening = 'subscription { accountUpdates { __typename } }';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture({ LOG_LEVEL: 'silent' });
}, timeout);
afterAll(async () => {
  await fixture?.server.remove();
});

const connect = (user: TestUser): Promise<WebSocket> => openGraphqlSocket(fixture.server.url, user);

const subscribe = (socket: WebSocket, id: number, query: string): void =>
  socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));

test(
  'a socket that requests 50 MB and never reads uses bounded memory, which is freed afterwards',
  async () => {
    const users: TestUser[] = [];
    for (let n = 0; n <= others / socketsEach; n += 1) users.push(await fixture.user());
    const [taker, ...listeners] = users;
    if (!taker) throw new Error('There is a user');
    await pause(10_000);
    const idle = await memoryOf(taker);

    const sockets = (
      await Promise.all(listeners.map((user) => Promise.all(Array.from({ length: socketsEach }, () => connect(user)))))
    ).flat();
    for (const socket of sockets) subscribe(socket, 1, listening);
    await pause(5_000);
    const open = await memoryOf(taker);

    const deaf = await connect(taker);
    deaf.pause();
    for (let id = 1; id <= operations; id += 1) subscribe(deaf, id, greedy);
    let most = open;
    for (let look = 0; look < 40; look += 1) {
      most = Math.max(most, await memoryOf(taker));
      await pause(500);
    }
    for (const socket of [...sockets, deaf]) socket.terminate();
    const left: number[] = [];
    for (let look = 0; look < 6; look += 1) {
      await pause(10_000);
      left.push(await memoryOf(taker));
    }
    console.log(
      `memory: idle ${Math.round(idle)} MB, with ${sockets.length} sockets ${Math.round(open)} MB, at most ${Math.round(most)} MB; after they left ${left.map(Math.round).join(', ')} MB`,
    );
    expect(most - open).toBeLessThan(mostGrowth);
    expect((left.at(-1) ?? 0) - idle).toBeLessThan(mostLeft);
  },
  timeout,
);
