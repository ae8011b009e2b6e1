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

/** The balance as the header, the dashboard and the wizard show it; spread it wherever an account comes back. */
export const accountCredits = graphql(`
  fragment AccountCredits on CreditAccount {
    id
    available
    held
    used
    debt
    position
  }
`);
