import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { isRecord } from '../rest.ts';

/** The header that makes a query wait until the read models have seen a position. */
const header = 'x-min-position';

/** While a command is this young, a live update does not take its place: positions cannot be compared here. */
const commandStands = 5_000;

export interface PositionMemory {
  /** The last position that this browser has seen and later queries must have seen too. */
  current(): string | undefined;
  note(position: string, from: 'command' | 'live'): void;
}

/** Remembers positions for the life of the page. `now` gives milliseconds. */
export function createPositionMemory(now: () => number = Date.now): PositionMemory {
  let last: string | undefined;
  let commandAt = Number.NEGATIVE_INFINITY;
  return {
    current: () => last,
    note(position, from) {
      if (from === 'live' && now() - commandAt < commandStands) return;
      if (from === 'command') commandAt = now();
      last = position;
    },
  };
}

/** The position that an answer carries: in its extensions, or as `position` of a field of its root. */
export function positionOf(result: { readonly data?: unknown; readonly extensions?: unknown }): string | undefined {
  const places = [result.extensions, ...(isRecord(result.data) ? Object.values(result.data) : [])];
  for (const place of places) {
    if (isRecord(place) && typeof place['position'] === 'string') return place['position'];
  }
  return undefined;
}

/** Users read their own writes: notes the position of each mutation and sends it with every later operation. */
export function positionLink(memory: PositionMemory): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const position = memory.current();
    if (position !== undefined) {
      operation.setContext(({ headers }) => ({ headers: { ...headers, [header]: position } }));
    }
    const definition = getMainDefinition(operation.query);
    const isMutation =
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION;
    if (!isMutation) return forward(operation);
    return forward(operation).pipe(
      tap((result) => {
        const seen = positionOf(result);
        if (seen !== undefined) memory.note(seen, 'command');
      }),
    );
  });
}
