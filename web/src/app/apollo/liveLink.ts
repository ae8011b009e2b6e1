import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import type { Client, SubscribePayload } from 'graphql-ws';
import { hashOf } from './persisted.ts';
import { positionOf, type PositionMemory } from './position.ts';
import { closeCodeOf } from './socket.ts';

/** After a close that graphql-ws gives up on (a fault of the server, say), in milliseconds, with jitter. */
const startAgain = 5_000;
const unauthorized = 4401;
/** What a server answers that can't go on with a subscription now: it is to be begun again behind the last position. */
const notNow = 'UNAVAILABLE';
/** After that, in milliseconds, with jitter: the socket stays open, and nobody should believe for long that all is well. */
const startOver = 1_000;

/**
 * Subscriptions over graphql-ws that miss nothing: a subscription with a variable `$after` asks, after each
 * reconnect, for everything behind the last position it has seen. graphql-ws sends the payload anew on every
 * connect, so the position is kept up to date in the payload itself. Only a refused operation and a session
 * that is over end a subscription; everything else is tried again, also what the server can't do at the moment.
 */
export function liveLink(socket: Client, memory: PositionMemory): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((sink) => {
        const resumable = takesAfter(operation.query);
        const variables: Record<string, unknown> = { ...operation.variables };
        const sha256Hash = hashOf(operation.query);
        const payload: SubscribePayload = {
          query: print(operation.query),
          // A server with a safelist goes by the hash.
          ...(sha256Hash === undefined ? {} : { extensions: { persistedQuery: { version: 1, sha256Hash } } }),
          variables,
          ...(operation.operationName === undefined ? {} : { operationName: operation.operationName }),
        };
        let timer: ReturnType<typeof setTimeout> | undefined;
        let stop = (): void => undefined;
        const start = (): void => {
          stop = socket.subscribe(payload, {
            next(result) {
              const position = positionOf(result);
              if (position !== undefined) {
                if (resumable) variables['after'] = position;
                memory.note(position);
              }
              sink.next(result as ApolloLink.Result);
            },
            error(cause) {
              const after = pauseAfter(cause);
              if (after === undefined) sink.error(errorOf(cause));
              else timer = setTimeout(start, after * (0.5 + Math.random() / 2));
            },
            complete: () => sink.complete(),
          });
        };
        start();
        return () => {
          clearTimeout(timer);
          stop();
        };
      }),
  );
}

function takesAfter(query: DocumentNode): boolean {
  const definition = getMainDefinition(query);
  return (
    definition.kind === Kind.OPERATION_DEFINITION &&
    (definition.variableDefinitions ?? []).some(({ variable }) => variable.name.value === 'after')
  );
}

/** How long to wait before the subscription is begun again, in milliseconds; undefined when that would be of no use. */
function pauseAfter(cause: unknown): number | undefined {
  if (Array.isArray(cause))
    return (cause as GraphQLFormattedError[]).every(({ extensions }) => extensions?.['code'] === notNow)
      ? startOver
      : undefined;
  const code = closeCodeOf(cause);
  return code === undefined || code === unauthorized ? undefined : startAgain;
}

/** The server answers a refused operation with its errors, a closed socket with an event. */
function errorOf(cause: unknown): Error {
  if (cause instanceof Error) return cause;
  if (Array.isArray(cause)) return new CombinedGraphQLErrors({ errors: cause as GraphQLFormattedError[] });
  return new Error('The live connection was closed: the session is over');
}
