import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Composition } from '../define.ts';
import { createCache } from './cache.ts';
import { connection } from './connection.ts';
import { sessionLink } from './errors.ts';
import { languageLink } from './languageLink.ts';
import { liveLink } from './liveLink.ts';
import { persistedLink } from './persisted.ts';
import { stepUpLink } from './stepUpLink.ts';
import { createPositionMemory, positionLink } from './position.ts';
import { createSocket } from './socket.ts';

/**
 * The GraphQL client of this page: queries and mutations over HTTP by hash, subscriptions over one socket. Cached
 * results stay valid until an update says otherwise, and no request is retried by itself (spec part 1 section 7).
 */
export function createClient(composition: Composition): ApolloClient {
  const endpoint = new URL('/graphql', location.href);
  const cache = createCache(composition);
  const memory = createPositionMemory();

  /** Marks this browser as signed out: the guard of the signed-in screens then redirects to /login. */
  const forgetSession = (): void => {
    cache.modify({ fields: { viewer: () => null } });
  };
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
  return new ApolloClient({
    cache,
    link: ApolloLink.from([sessionLink(forgetSession), stepUpLink(), languageLink()]).split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      liveLink(socket, memory),
      overHttp,
    ),
  });
}
