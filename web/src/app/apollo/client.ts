import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache.ts';
import { createConnection } from './connection.ts';
import { sessionLink } from './errors.ts';
import { liveLink } from './liveLink.ts';
import { persistedLink } from './persisted.ts';
import { createPositionMemory, positionLink } from './position.ts';
import { createSocket } from './socket.ts';

const endpoint = new URL('/graphql', location.href);

/** Whether the screen follows the server. */
export const connection = createConnection();

const cache = createCache();
const memory = createPositionMemory();

/** From now on this browser counts as signed out: the guard of the signed-in screens sends people to /login. */
export function forgetSession(): void {
  cache.modify({ fields: { viewer: () => null } });
}

const socket = createSocket({
  url: endpoint.href.replace(/^http/u, 'ws'),
  connection,
  onSessionLost: forgetSession,
  network: window,
  isOnline: () => navigator.onLine,
});

const overHttp = ApolloLink.from([
  positionLink(memory),
  persistedLink(),
  new HttpLink({ uri: endpoint.pathname, credentials: 'include' }),
]);

/**
 * Queries and mutations over HTTP by hash, subscriptions over one socket. Answers stay fresh until something
 * says otherwise, and nothing is retried by itself (spec part 1 section 7).
 */
export const client = new ApolloClient({
  cache,
  link: sessionLink(forgetSession).split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink(socket, memory),
    overHttp,
  ),
});
