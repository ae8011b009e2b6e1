import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import type { Client, SubscribePayload } from 'graphql-ws';
import { hashOf } from './persisted.ts';
import { cursorOf, positionOf, type PositionMemory } from './position.ts';
import { closeCodeOf } from './socket.ts';

/** Milliseconds before a subscription is restarted after a close code that graphql-ws does not retry. With jitter. */
const startAgain = 5_000;
const unauthorized = 4401;
/** The error code of a server that cannot continue a subscription at the moment; the client resumes it. */
const notNow = 'UNAVAILABLE';
/** Milliseconds before it is resumed, with jitter. Short, because the indicator still shows an open socket. */
const startOver = 1_000;

/**
 * Subscriptions over graphql-ws that resume without a gap: a subscription with a variable `$after` requests, after each
 * reconnect, every event after the last cursor that it has seen. graphql-ws sends the payload again on every connect,
 * so the link updates the position in the payload. Only a refused operation and the end of the session end a
 * subscription; every other failure is retried.
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
          // A server with a safelist identifies the operation by this hash.
          ...(sha256Hash === undefined ? {} : { extensions: { persistedQuery: { version: 1, sha256Hash } } }),
          variables,
          ...(operation.operationName === undefined ? {} : { operationName: operation.operationName }),
        };
        let timer: ReturnType<typeof setTimeout> | undefined;
        let stop = (): void => undefined;
        const start = (): void => {
          stop = socket.subscribe(payload, {
            next(result) {
              const cursor = cursorOf(result);
              if (resumable && cursor !== undefined) variables['after'] = cursor;
              const position = positionOf(result);
              if (position !== undefined) memory.note(position);
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

/** Milliseconds before the subscription is restarted; undefined for a failure that a retry can't cure. */
function pauseAfter(cause: unknown): number | undefined {
  if (Array.isArray(cause))
    return (cause as GraphQLFormattedError[]).every(({ extensions }) => extensions?.['code'] === notNow)
      ? startOver
      : undefined;
  const code = closeCodeOf(cause);
  return code === undefined || code === unauthorized ? undefined : startAgain;
}

/** Converts the cause of graphql-ws, which is a list of GraphQL errors or a close event, to an Error. */
function errorOf(cause: unknown): Error {
  if (cause instanceof Error) return cause;
  if (Array.isArray(cause)) return new CombinedGraphQLErrors({ errors: cause as GraphQLFormattedError[] });
  return new Error('The live connection was closed: the session is over');
}
