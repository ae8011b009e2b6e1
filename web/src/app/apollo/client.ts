import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import type { Composition } from '../define.ts';
import { inOurLanguage } from '../rest.ts';
import { createCache } from './cache.ts';
import { sessionLink } from './errors.ts';
import { lazyLink } from './lazyLink.ts';
import { persistedLink } from './persisted.ts';
import { stepUpLink } from './stepUpLink.ts';
import { createPositionMemory, positionLink } from './position.ts';
import { textLink, textOf } from './text.ts';

/**
 * The GraphQL client of this page: queries and mutations over HTTP by hash, subscriptions over one socket. Cached
 * results stay valid until an update says otherwise, and no request is retried by itself.
 */
export function createClient(composition: Composition): ApolloClient {
  const endpoint = new URL('/graphql', location.href);
  const cache = createCache(composition);
  const memory = createPositionMemory();

  /** Marks this browser as signed out: the guard of the signed-in screens then redirects to /login. */
  const forgetSession = (): void => {
    cache.modify({ fields: { viewer: () => null } });
  };
  const live = lazyLink(async () => {
    const { subscriptionLink } = await import('./subscriptions.ts');
    return subscriptionLink(endpoint, { memory, onSessionLost: forgetSession });
  });
  const overHttp = ApolloLink.from([
    positionLink(memory),
    persistedLink(),
    textLink(),
    new BaseHttpLink({ uri: endpoint.pathname, credentials: 'include', headers: inOurLanguage(), print: textOf }),
  ]);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([sessionLink(forgetSession), stepUpLink()]).split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      live,
      overHttp,
    ),
  });
}
