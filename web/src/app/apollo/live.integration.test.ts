import { afterEach, describe, expect, test } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { execute, type ApolloLink } from '@apollo/client/link';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError } from 'graphql';
import type { Client as SocketClient, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { createConnection, type Connection } from './connection.ts';
import { liveLink } from './liveLink.ts';
import { createPositionMemory } from './position.ts';
import { createSocket } from './socket.ts';

/** A server with a log: subscribers get every entry after `after`, then each new one. */
function createLog() {
  const entries: string[] = [];
  const asked: (string | null)[] = [];
  const overflowing = new Set<number>();
  let wake: (() => void)[] = [];
  const schema = makeExecutableSchema({
    typeDefs:
      'type Query { ok: Boolean } type Entry { position: String! word: String! } type Subscription { entries(after: String): Entry! }',
    resolvers: {
      Subscription: {
        entries: {
          async *subscribe(_: unknown, { after }: { after?: string }) {
            asked.push(after ?? null);
            for (let index = after === undefined ? 0 : Number(after); ; index += 1) {
              while (index >= entries.length) await new Promise<void>((resolve) => wake.push(resolve));
              if (overflowing.delete(index))
                throw new GraphQLError('Too many updates are waiting', { extensions: { code: 'UNAVAILABLE' } });
              yield { entries: { position: String(index + 1), word: entries[index] } };
            }
          },
        },
      },
    },
  });
  return {
    schema,
    asked,
    /** The server ends the next subscription that reaches this entry, once. */
    overflowAt: (index: number) => void overflowing.add(index),
    append: (word: string) => {
      entries.push(word);
      const waiting = wake;
      wake = [];
      for (const resolve of waiting) resolve();
    },
  };
}

type Log = ReturnType<typeof createLog>;

interface Running {
  readonly port: number;
  readonly sockets: Set<WebSocket>;
  readonly stop: () => Promise<void>;
}

async function serve(log: Log, { port = 0, refuse }: { port?: number; refuse?: number } = {}): Promise<Running> {
  const http = createServer();
  const wss = new WebSocketServer({ server: http, path: '/graphql' });
  const sockets = new Set<WebSocket>();
  wss.on('connection', (socket) => {
    sockets.add(socket);
    if (refuse !== undefined) socket.close(refuse, 'Forbidden');
  });
  const served = useServer({ schema: log.schema }, wss);
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return {
    port: (http.address() as AddressInfo).port,
    sockets,
    async stop() {
      for (const socket of sockets) socket.terminate();
      await served.dispose();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

function connect(port: number, heartbeat = 2_000) {
  const connection = createConnection();
  const network = new EventTarget();
  const lost: true[] = [];
  const memory = createPositionMemory();
  const socket = createSocket({
    url: `ws://127.0.0.1:${port}/graphql`,
    connection,
    network,
    isOnline: () => true,
    onSessionLost: () => lost.push(true),
    heartbeat,
    reconnectAfter: 20,
    linger: 20,
  });
  cleanups.push(async () => {
    // It rejects when it is called in the middle of a connect.
    await Promise.resolve(socket.dispose()).catch(() => undefined);
  });
  const link = liveLink(socket, memory);
  return { connection, network, lost, memory, link };
}

const entries = gql`
  subscription Entries($after: String) {
    entries(after: $after) {
      position
      word
    }
  }
`;

/** Collects the words of a subscription; `until` waits for a number of them. */
function follow(link: ApolloLink, variables: Record<string, unknown>) {
  const words: string[] = [];
  let check = (): void => undefined;
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const subscription = execute(link, { query: entries, variables }, { client }).subscribe({
    next(result) {
      words.push(String((result.data?.['entries'] as { word?: string } | undefined)?.word));
      check();
    },
    // The end of a session ends a subscription with an error; those tests check the connection.
    error: () => undefined,
  });
  cleanups.push(() => subscription.unsubscribe());
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      check = () => words.length >= count && resolve();
      check();
    });
  return { words, until, unsubscribe: () => subscription.unsubscribe() };
}

test('a subscription sends the hash of its document, for servers with a safelist', () => {
  const sent: SubscribePayload[] = [];
  const subscribe = (payload: SubscribePayload) => {
    sent.push(payload);
    return () => undefined;
  };
  const known = { ...entries, __meta__: { hash: 'sha256:abc' } };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: liveLink({ subscribe } as object as SocketClient, createPositionMemory()),
  });
  client.subscribe({ query: known }).subscribe({}).unsubscribe();
  expect(sent).toMatchObject([
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } }, operationName: 'Entries' },
  ]);
});

function reaches(connection: Connection, state: ReturnType<Connection['state']>): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (connection.state() !== state) return;
      stop();
      resolve();
    };
    const stop = connection.subscribe(check);
    check();
  });
}

describe('the live connection', () => {
  test('is live when acknowledged, and has no state without subscriptions', async () => {
    const log = createLog();
    const server = await serve(log);
    cleanups.push(server.stop);
    const { connection, link, memory } = connect(server.port);
    expect(connection.state()).toBeNull();
    log.append('one');
    const followed = follow(link, {});
    await followed.until(1);
    expect(connection.state()).toBe('live');
    expect(memory.latest()).toBe('1');
    followed.unsubscribe();
    await reaches(connection, null);
  });

  test('resumes after the last position when it reconnects, without a gap or a repetition', async () => {
    const log = createLog();
    const first = await serve(log);
    const { connection, link } = connect(first.port);
    log.append('zero');
    log.append('one');
    const followed = follow(link, { after: '1' });
    await followed.until(1);
    await first.stop();
    await reaches(connection, 'reconnecting');
    log.append('in the gap');
    const second = await serve(log, { port: first.port });
    cleanups.push(second.stop);
    await followed.until(2);
    log.append('after it');
    await followed.until(3);
    expect(followed.words).toEqual(['one', 'in the gap', 'after it']);
    expect(log.asked).toEqual(['1', '2']);
    expect(connection.state()).toBe('live');
  });

  test('resumes when the server ends a subscription with UNAVAILABLE', async () => {
    const log = createLog();
    const server = await serve(log);
    cleanups.push(server.stop);
    const { link } = connect(server.port);
    log.append('zero');
    log.append('one');
    log.overflowAt(2);
    const followed = follow(link, { after: '0' });
    await followed.until(2);
    log.append('two');
    await followed.until(3);
    expect(followed.words).toEqual(['zero', 'one', 'two']);
    expect(log.asked).toEqual(['0', '2']);
  });

  test('reconnects when the server does not answer a ping', async () => {
    const log = createLog();
    const server = await serve(log);
    cleanups.push(server.stop);
    const { connection, link } = connect(server.port, 200);
    log.append('one');
    await follow(link, {}).until(1);
    for (const socket of server.sockets) socket.pause();
    await reaches(connection, 'reconnecting');
    await reaches(connection, 'live');
    expect(server.sockets.size).toBeGreaterThan(1);
  });

  test('shows when the network is offline, and reconnects at once when it is back', async () => {
    const log = createLog();
    const server = await serve(log);
    cleanups.push(server.stop);
    const { connection, link, network } = connect(server.port, 200);
    log.append('one');
    await follow(link, {}).until(1);
    network.dispatchEvent(new Event('offline'));
    expect(connection.state()).toBe('offline');
    network.dispatchEvent(new Event('online'));
    expect(connection.state()).toBe('reconnecting');
    await reaches(connection, 'live');
  });

  test('reports a refused operation, and keeps the socket', async () => {
    const log = createLog();
    const server = await serve(log);
    cleanups.push(server.stop);
    const { connection, link } = connect(server.port);
    log.append('one');
    await follow(link, {}).until(1);
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const refused = await new Promise((resolve) => {
      execute(
        link,
        {
          query: gql`
            subscription Typo {
              entriez {
                word
              }
            }
          `,
        },
        { client },
      ).subscribe({ error: resolve });
    });
    expect(CombinedGraphQLErrors.is(refused) && refused.message).toContain('entriez');
    expect(connection.state()).toBe('live');
  });

  test.each([4401, 4403])('a socket closed with %d says that the session is over', async (code) => {
    const log = createLog();
    const server = await serve(log, { refuse: code });
    cleanups.push(server.stop);
    const { connection, link, lost } = connect(server.port);
    const followed = follow(link, {});
    await reaches(connection, 'reconnecting');
    expect(lost.length).toBeGreaterThanOrEqual(1);
    followed.unsubscribe();
  });
});
