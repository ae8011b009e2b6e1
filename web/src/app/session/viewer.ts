import { graphql } from '../../gql/gql.ts';

/** Who is signed in, with what every page shows of them; null without a session. */
export const viewerQuery = graphql(`
  query Viewer {
    viewer {
      isAdmin
      user {
        id
        email
        username
        firstName
        displayName
        profilePictureUrl
      }
      account {
        ...AccountCredits
      }
    }
  }
`);

/** The balance and the grants that it stands on, as the screens show them; spread it wherever an account comes back. */
export const accountCredits = graphql(`
  fragment AccountCredits on CreditAccount {
    id
    available
    held
    used
    debt
    lots {
      id
      source
      description
      available
      grantedAt
      expiresAt
    }
    position
  }
`);
