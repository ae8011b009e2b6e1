import { graphql } from '../../../../gql/gql.ts';
import type { LogEventLineFragment, LogEventQuery } from '../../../../gql/graphql.ts';

/** One event in a list of causes or effects. */
graphql(`
  fragment LogEventLine on LogEvent {
    id
    stream
    revision
    position
    time
    type
    history {
      kind
      id
    }
    actor {
      kind
      id
      label
    }
  }
`);

export const logEventQuery = graphql(`
  query LogEvent($id: ID!, $after: String) {
    logEvent(id: $id) {
      ...LogEventLine
      cause {
        ... on LogEvent {
          ...LogEventLine
        }
        ... on Command {
          id
          effects(first: 25) {
            edges {
              node {
                ...LogEventLine
              }
            }
          }
        }
      }
      effects(first: 25, after: $after) {
        edges {
          cursor
          node {
            ...LogEventLine
          }
        }
        pageInfo {
          ...PageFields
        }
      }
    }
  }
`);

export type EventLine = LogEventLineFragment;
export type WalkedEvent = NonNullable<LogEventQuery['logEvent']>;
