import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { cookieOf, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { boundedSockets, type SendLimits } from './bounded-socket.ts';

const KiB = 1_024;
const limits: SendLimits = { perSocket: 256 * KiB, total: 512 * KiB, share: 16 * KiB };
/** More bytes than the operating system buffers for a socket without a reader. */
const flood = 32 * KiB * KiB;

let server: Server;
let gateway: TestGateway | undefined;
const opened: WebSocket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  server?.closeAllConnections();
  server?.close();
  await gateway?.stop();
  gateway = undefined;
});

/** Connects clients that do not read; returns the server side of each socket. */
async function connectDeaf(
  count: number,
): Promise<{ readonly ends: readonly WebSocket[]; readonly clients: readonly WebSocket[] }> {
  const wss = new WebSocketServer({ noServer: true, WebSocket: boundedSockets(limits) });
  const ends: WebSocket[] = [];
  server = createServer().on('upgrade', (request, socket, head) =>
    wss.handleUpgrade(request, socket, head, (end) => {
      ends.push(end);
      opened.push(end);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clients: WebSocket[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await once(client, 'open');
    client.on('error', () => undefined);
    client.pause();
    clients.push(client);
    opened.push(client);
  }
  return { ends, clients };
}

const waitingAt = (ends: readonly WebSocket[]): number =>
  ends.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);

async function sendFlood(ends: readonly WebSocket[], message: string): Promise<number> {
  let most = 0;
  for (let sent = 0; sent < flood; sent += message.length) {
    for (const end of ends) end.send(message);
    most = Math.max(most, waitingAt(ends));
    if (ends.every(({ readyState }) => readyState !== WebSocket.OPEN)) break;
    await turn();
  }
  return most;
}

describe('the send buffer of slow clients', () => {
  test('is bounded for one socket, which is then closed with 1013', async () => {
    const { ends, clients } = await connectDeaf(1);
    const most = await sendFlood(ends, 'x'.repeat(8 * KiB));
    expect(most).toBeLessThanOrEqual(limits.perSocket + 9 * KiB);
    expect(ends[0]?.readyState).not.toBe(WebSocket.OPEN);
    const [client] = clients;
    const closed = once(client ?? server, 'close');
    client?.resume();
    const [code, reason] = (await closed) as [number, Buffer];
    expect([code, reason.toString('utf8')]).toEqual([1013, 'Reading too slowly']);
  });

  test('is bounded for all sockets together', async () => {
    const { ends } = await connectDeaf(10);
    const most = await sendFlood(ends, 'x'.repeat(8 * KiB));
    expect(most).toBeLessThanOrEqual(limits.total + 10 * limits.share + KiB);
  });

  test('accepts one message of any size', async () => {
    const { ends, clients } = await connectDeaf(1);
    const [end] = ends;
    end?.send('x'.repeat(2 * limits.perSocket));
    expect(end?.readyState).toBe(WebSocket.OPEN);
    const [client] = clients;
    const read = once(client ?? server, 'message');
    client?.resume();
    expect(((await read) as [Buffer])[0].length).toBe(2 * limits.perSocket);
  });
});

test('backpressure: the server executes no further queries while the client does not read the answers', async () => {
  let computed = 0;
  const large = {
    id: '1',
    address: '',
    url: '',
    imageUrl: '',
    template: 'RESIDENTIAL' as const,
    get title() {
      computed += 1;
      return 'x'.repeat(4 * KiB * KiB);
    },
  };
  gateway = await startTestGateway({ services: { samples: { listings: [large] } } });
  const sockets: WebSocket[] = [];
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { cookie: cookieOf('ann') } });
      sockets.push(this);
      opened.push(this);
    }
  }
  const client = createClient({
    url: `${gateway.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 0,
    lazy: false,
  });
  await new Promise<void>((resolve) => void client.on('connected', () => resolve()));
  sockets[0]?.pause();
  let answers = 0;
  const all = Array.from(
    { length: 30 },
    () =>
      new Promise<void>((resolve) => {
        client.subscribe(
          { query: '{ sampleListings { title } }' },
          { next: () => void (answers += 1), error: () => resolve(), complete: () => resolve() },
        );
      }),
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 1_000);
  });
  // The operating system buffers far less than thirty answers.
  expect(computed).toBeLessThan(15);
  sockets[0]?.resume();
  await Promise.all(all);
  expect([answers, computed]).toEqual([30, 30]);
  await client.dispose();
});
