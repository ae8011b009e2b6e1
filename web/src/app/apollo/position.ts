import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { isRecord } from '../rest.ts';

/** The request header that makes a query wait until the read models have reached a position. */
const header = 'x-min-position';

/** The latest position of the event log that this page has seen. */
export interface PositionMemory {
  readonly latest: () => string | undefined;
  readonly note: (position: string) => void;
}

/** Remembers the latest position for the life of the page. Positions compare as strings. */
export function createPositionMemory(): PositionMemory {
  let latest: string | undefined;
  return {
    latest: () => latest,
    note(position) {
      if (latest === undefined || position > latest) latest = position;
    },
  };
}

interface Answer {
  readonly data?: unknown;
  readonly extensions?: unknown;
}

/** The position that a result carries: in its extensions, or as `position` of a root field. */
export const positionOf = (result: Answer): string | undefined => textOf(result, 'position');

/** The position to resume a subscription after: `cursor` of its root field, else its position. */
export const cursorOf = (result: Answer): string | undefined => textOf(result, 'cursor') ?? positionOf(result);

function textOf({ data, extensions }: Answer, name: string): string | undefined {
  for (const candidate of [extensions, ...(isRecord(data) ? Object.values(data) : [])]) {
    const text = isRecord(candidate) ? candidate[name] : undefined;
    if (typeof text === 'string') return text;
  }
  return undefined;
}

/** Read-your-writes: remembers the position of every mutation and sends the latest one with each operation. */
export function positionLink(memory: PositionMemory): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const position = memory.latest();
    if (position !== undefined) {
      operation.setContext(({ headers }) => ({ headers: { ...headers, [header]: position } }));
    }
    const definition = getMainDefinition(operation.query);
    const isMutation =
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION;
    if (!isMutation) return forward(operation);
    return forward(operation).pipe(
      tap((result) => {
        const written = positionOf(result);
        if (written !== undefined) memory.note(written);
      }),
    );
  });
}
