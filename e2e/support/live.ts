import { once } from 'node:events';
import { afterAll } from '@jest/globals';
import { createClient as createGraphQLClient, type Client as GraphQLSocketClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Client } from './client.ts';
import { checkLiveData, checkLiveMessage } from './documents.ts';
import { eventually } from './eventually.ts';

const socketUrl = (client: Client, path: string): string => `${client.server.url.replace(/^http/, 'ws')}${path}`;

/** Sockets left open by tests. They would keep Jest's worker alive, because a shared server does not close them. */
const open = new Set<WebSocket>();
/** The comparisons of live messages with the documents. */
const checks: Promise<void>[] = [];
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await Promise.all(checks);
});
/** A stopped server can't return its documents any more. */
function check(checking: Promise<void>): void {
  checks.push(checking.catch((error: unknown) => (error instanceof TypeError ? undefined : Promise.reject(error))));
  checks.at(-1)?.catch(() => undefined);
}
function tracked(socket: WebSocket): WebSocket {
  open.add(socket);
  return socket.on('close', () => open.delete(socket));
}

/** A buffer of received messages that a test can wait on. */
export interface Inbox<Message> {
  readonly all: readonly Message[];
  /** The first matching message, already received or still to come. */
  first(fits: (message: Message) => boolean, what: string): Promise<Message>;
}

function createInbox<Message>(): { readonly inbox: Inbox<Message>; readonly put: (message: Message) => void } {
  const all: Message[] = [];
  return {
    put: (message) => void all.push(message),
    inbox: { all, first: (fits, what) => eventually(`a live message: ${what}`, () => all.find(fits)) },
  };
}

export interface Closed {
  readonly code: number;
  readonly reason: string;
}

export interface DocumentedSocket {
  readonly messages: Inbox<Record<string, unknown>>;
  readonly socket: WebSocket;
  readonly closed: Promise<Closed>;
  close(): void;
}

/** Opens `/ws` with the client's session. Rejects when the upgrade is refused; the error contains the status. */
export async function openDocumentedSocket(
  client: Client,
  query = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<DocumentedSocket> {
  const { inbox, put } = createInbox<Record<string, unknown>>();
  const socket = tracked(
    new WebSocket(socketUrl(client, `/ws${query}`), { headers: { cookie: client.cookie(), ...headers } }),
  );
  const closed = closing(socket);
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
    check(checkLiveMessage(client.server.url, message));
    put(message);
  });
  await once(socket, 'open');
  return { messages: inbox, socket, closed, close: () => socket.close() };
}

function closing(socket: WebSocket): Promise<Closed> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString('utf8') }));
  });
}

/** A running subscription and its messages. */
export interface Subscription<Data> {
  readonly messages: Inbox<{
    readonly data?: Data | null;
    readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
  }>;
  /** Resolves when the server completes the subscription, with the error if there is one. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

export interface LiveClient {
  subscribe<Data>(query: string, variables?: Record<string, unknown>): Subscription<Data>;
  /** Resolves when the socket is closed. */
  readonly closed: Promise<Closed>;
  close(): void;
}

/** A graphql-ws client with the client's session and without automatic reconnect. */
export function openLive(client: Client, headers: Readonly<Record<string, string>> = {}): LiveClient {
  const { promise: closed, resolve } = Promise.withResolvers<Closed>();
  class SessionSocket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { cookie: client.cookie(), ...headers } });
      tracked(this);
    }
  }
  const live: GraphQLSocketClient = createGraphQLClient({
    url: socketUrl(client, '/graphql'),
    webSocketImpl: SessionSocket,
    retryAttempts: 0,
    lazy: true,
    lazyCloseTimeout: 60_000,
    onNonLazyError: () => undefined,
    on: { closed: (event) => resolve(closedOf(event)) },
  });
  return {
    closed,
    subscribe: <Data>(query: string, variables?: Record<string, unknown>): Subscription<Data> => {
      const { inbox, put } = createInbox<{ readonly data?: Data | null }>();
      const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
      const stop = live.subscribe<Data>(
        { query, ...(variables === undefined ? {} : { variables }) },
        {
          next: (message) => {
            const { data } = message;
            if (data) check(checkLiveData(client.server.url, { query, variables, data }));
            put(message as { readonly data?: Data | null });
          },
          error: (error) => end(error),
          complete: () => end(undefined),
        },
      );
      return { messages: inbox, ended, stop };
    },
    close: () => void live.dispose(),
  };
}

function closedOf(event: unknown): Closed {
  if (typeof event !== 'object' || event === null || !('code' in event)) return { code: 0, reason: '' };
  return { code: Number(event.code), reason: 'reason' in event ? String(event.reason) : '' };
}

/** Attempts a websocket upgrade and returns its status: 101 when accepted. */
export async function upgradeStatus(
  client: Client,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const socket = new WebSocket(socketUrl(client, path), path === '/graphql' ? ['graphql-transport-ws'] : [], {
    headers,
  });
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      socket.terminate();
      resolve(response.statusCode ?? 0);
    });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('error', () => undefined);
  });
}
