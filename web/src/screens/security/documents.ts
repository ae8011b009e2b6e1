import { graphql } from '../../gql/gql.ts';

export const platformSessionsQuery = graphql(`
  query PlatformSessions {
    platformSessions {
      id
      isCurrent
      device
      address
      createdAt
      lastSeenAt
      user {
        id
        name
      }
    }
  }
`);

export const securitySettingsQuery = graphql(`
  query SecuritySettings {
    securitySettings {
      generalLimit
      authenticationLimit
      sessionTimeoutMinutes
    }
  }
`);

export const setRateLimitsMutation = graphql(`
  mutation SetRateLimits($input: SetRateLimitsInput!) {
    setRateLimits(input: $input) {
      settings {
        generalLimit
        authenticationLimit
        sessionTimeoutMinutes
      }
    }
  }
`);

export const setSessionTimeoutMutation = graphql(`
  mutation SetSessionTimeout($input: SetSessionTimeoutInput!) {
    setSessionTimeout(input: $input) {
      settings {
        generalLimit
        authenticationLimit
        sessionTimeoutMinutes
      }
    }
  }
`);

export const endSessionsMutation = graphql(`
  mutation EndSessions($input: EndSessionsInput!) {
    endSessions(input: $input) {
      sessionsEnded
    }
  }
`);
