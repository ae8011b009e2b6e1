import { graphql } from '../../gql/gql.ts';

export const sessionsQuery = graphql(`
  query Sessions {
    sessions {
      ...SessionRow
    }
  }
`);

graphql(`
  fragment SessionRow on Session {
    id
    isCurrent
    device
    address
    place
    createdAt
    lastSeenAt
  }
`);

export const endSessionMutation = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      sessionsEnded
      sessions {
        ...SessionRow
      }
    }
  }
`);

export const endOwnSessionsMutation = graphql(`
  mutation EndOwnSessions($input: EndOwnSessionsInput!) {
    endOwnSessions(input: $input) {
      sessionsEnded
      sessions {
        ...SessionRow
      }
    }
  }
`);
