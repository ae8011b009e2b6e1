import { ApolloLink, Observable } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, print, type DocumentNode } from 'graphql';
import type { Client, SubscribePayload } from 'graphql-ws';
import { positionOf, type PositionMemory } from './position.ts';
import { closeCodeOf } from './socket.ts';

/**
 * Subscriptions over graphql-ws that miss nothing: a subscription with a variable `$after` asks, after each
 * reconnect, for everything behind the last position it has seen. graphql-ws sends the payload anew on every
 * connect, so the position is kept up to date in the payload itself.
 */
export function liveLink(socket: Client, memory: PositionMemory): ApolloLink {
  return new ApolloLink((operation) => new Observable((sink) => {
    const resumable = takesAfter(operation.query);
    const variables: Record<string, unknown> = { ...operation.variables };
    const payload: SubscribePayload = {
      query: print(operation.query),
      variables,
      ...(operation.operationName === undefined ? {} : { operationName: operation.operationName }),
    };
    return socket.subscribe(payload, {
      next(result) {
        const position = positionOf(result);
        if (position !== undefined) {
          if (resumable) variables['after'] = position;
          memory.note(position, 'live');
        }
        sink.next(result as ApolloLink.Result);
      },
      error: (cause) => sink.error(errorOf(cause)),
      complete: () => sink.complete(),
    });
  }));
}

function takesAfter(query: DocumentNode): boolean {
  const definition = getMainDefinition(query);
  return definition.kind === Kind.OPERATION_DEFINITION
    && (definition.variableDefinitions ?? []).some(({ variable }) => variable.name.value === 'after');
}

function errorOf(cause: unknown): Error {
  if (cause instanceof Error) return cause;
  const code = closeCodeOf(cause);
  return new Error(code === undefined ? 'The live connection failed' : `The live connection was closed (${code})`);
}
