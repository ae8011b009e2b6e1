import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { type Position, START } from '../../domain/envelope.ts';
import {
  createMemoryReadStore,
  projectionRegistry,
  startProjections,
  type Announcement,
  type Projections,
} from '../../projection-service/index.ts';
import { createMemoryEventStore } from '../../event-store/testing/index.ts';
import { boundedSockets } from './bounded-socket.ts';
import { createDocumentedSocket, type DocumentedSocket } from './documented-socket.ts';
import { createLiveHub, type LiveHub } from './hub.ts';
import { createSocketRegistry, type SocketRegistry } from './socket-registry.ts';

const userId = '6f1c1f5e-0000-4000-8000-000000000001';
const now = 1_800_000_000_000;
/** More messages than the operating system and the server (1 MiB) buffer for a socket without a reader. */
const flood = 60_000;

let server: Server;
let projections: Projections;
let hub: LiveHub;
let registry: SocketRegistry;
let documented: DocumentedSocket;
let announce: (announcement: Announcement) => void;

beforeEach(async () => {
  projections = await startProjections({
    eventStore: createMemoryEventStore(),
    readStore: createMemoryReadStore(),
    projectors: projectionRegistry,
  });
  hub = createLiveHub({
    projections,
    onChanged: (listener) => {
      announce = listener;
      return () => undefined;
    },
  });
  registry = createSocketRegistry();
  documented = createDocumentedSocket({
    live: hub,
    Socket: boundedSockets(),
    registry,
    ownerOf: () => ({ address: '127.0.0.1', userId }),
    now: () => now,
  });
  server = createServer().on('upgrade', documented.upgrade).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  documented.close();
  hub.close();
  registry.stop();
  server.closeAllConnections();
  server.close();
  await projections.stop();
});

const changeTo = (available: number, lapsed = 0): void => {
  const position = String(available) as Position;
  const lot = { lotId: 'l1', source: 'bundle', description: '', available, grantedAt: 0, expiresAt: null };
  const lots = [lot, { ...lot, lotId: 'l2', available: lapsed, expiresAt: now - 1 }];
  announce({
    projection: 'credits',
    position,
    changes: [
      {
        collection: 'accounts',
        id: userId,
        before: undefined,
        after: { available: available + lapsed, lots, held: 0, position },
      },
    ],
  });
};

async function connect(query = ''): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws${query}`);
  await once(socket, 'open');
  return socket;
}

test('closes the socket of a slow client with 1013 after a bounded buffer; a fast client receives every message', async () => {
  const [deaf, quick] = [await connect(), await connect()];
  let heardByDeaf = 0;
  const heard: number[] = [];
  const all = new Promise<void>((resolve) => {
    quick.on('message', (data: Buffer) => {
      heard.push((JSON.parse(data.toString('utf8')) as { available: number }).available);
      if (heard.length === flood) resolve();
    });
  });
  deaf.on('message', () => (heardByDeaf += 1));
  deaf.pause();
  const closed = once(deaf, 'close');
  for (let change = 1; change <= flood; change += 1) {
    changeTo(change);
    // Yields to the event loop, so that the sockets are written.
    if (change % 100 === 0) await turn();
  }
  await all;
  expect(heard).toEqual(Array.from({ length: flood }, (_none, n) => (n + 1) / 2));
  deaf.resume();
  const [code, reason] = (await closed) as [number, Buffer];
  expect([code, reason.toString('utf8')]).toEqual([1013, 'Reading too slowly']);
  expect(heardByDeaf).toBeLessThan(flood);
  quick.close();
});

test('reports the available credits without an expired grant', async () => {
  const socket = await connect();
  const heard = once(socket, 'message');
  changeTo(5, 8);
  expect(JSON.parse(String(((await heard) as [Buffer])[0]))).toMatchObject({
    type: 'credits_updated',
    available: 2.5,
    held: 0,
  });
  socket.close();
});

test('announces that the subscription changed', async () => {
  const socket = await connect();
  const heard = once(socket, 'message');
  announce({
    projection: 'billing',
    position: '7' as Position,
    changes: [
      { collection: 'subscriptions', id: userId, before: undefined, after: { status: 'past_due', position: '7' } },
    ],
  });
  expect(JSON.parse(String(((await heard) as [Buffer])[0]))).toEqual({
    type: 'subscription_updated',
    userId,
    position: '7',
    cursor: START,
    status: 'past_due',
  });
  socket.close();
});

/** A finished video with this conversion. */
const convertingTo = (progress: number, status: 'converting' | 'ready'): void =>
  announce({
    projection: 'videos',
    position: String(progress) as Position,
    changes: [
      {
        collection: 'videos',
        id: 'v1',
        before: undefined,
        after: {
          ownerId: userId,
          status: 'ready',
          phase: null,
          failureCode: null,
          exports: [{ format: 'webm', status, progress, fileKey: null, bytes: null }],
          position: String(progress) as Position,
        },
      },
    ],
  });

test('reports how far the conversion of a finished video is, and that it is done', async () => {
  const socket = await connect();
  const heard: unknown[] = [];
  const both = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(String(data))) === 2 && resolve());
  });
  convertingTo(40, 'converting');
  convertingTo(100, 'ready');
  await both;
  expect(heard).toEqual([
    {
      type: 'processing_progress',
      videoId: 'v1',
      userId,
      position: '40',
      cursor: START,
      progress: 40,
      phase: 'Converting to WEBM',
      estimated: false,
    },
    {
      type: 'video_status_update',
      videoId: 'v1',
      userId,
      position: '100',
      cursor: START,
      status: 'ready',
      errorMessage: null,
    },
  ]);
  socket.close();
});

describe('a client that comes back', () => {
  const payment = (id: string, position: number) => ({
    id,
    doc: { ownerId: userId, description: 'Pack', amountCents: 17_750, halfCredits: 20, twinCredits: 0, position },
  });

  test('first hears what it missed since its last position, payments too, and then every change', async () => {
    const missed = [payment('pi_2', 12), payment('pi_3', 13)];
    const reader = {
      position: () => '13',
      get: async () => undefined,
      query: async (collection: string) => (collection === 'completions' ? missed.splice(0) : []),
    };
    const followed = createLiveHub({
      projections: { reader: () => reader as never },
      onChanged: (listener) => {
        announce = listener;
        return () => undefined;
      },
    });
    const returning = createDocumentedSocket({
      live: followed,
      Socket: boundedSockets(),
      registry,
      ownerOf: () => ({ address: '127.0.0.1', userId }),
      now: () => now,
    });
    server.removeAllListeners('upgrade').on('upgrade', returning.upgrade);
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws?after=11`);
    const heard: { type: string; position: unknown; cursor: unknown }[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        heard.push(JSON.parse(String(data)) as (typeof heard)[number]);
        if (heard.length === 2) changeTo(14);
        if (heard.length === 3) resolve();
      });
    });
    expect(heard.map(({ type }) => type)).toEqual(['payment_completed', 'payment_completed', 'credits_updated']);
    expect(heard[0]).toMatchObject({ amount: 177.5, credits: 10 });
    // The read models have announced up to 13, so a client that is cut off now gets later messages again.
    expect(heard.map(({ cursor }) => String(cursor))).toEqual(['12', '13', '13']);
    socket.close();
    await once(socket, 'close');
    returning.close();
    followed.close();
  });

  test('is closed when its position is invalid', async () => {
    const socket = await connect('?after=%00');
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(4400);
  });
});
