import { graphql } from '../../gql/gql.ts';

/** Who is signed in (null without a session) and what the product says about itself: what every page shows. */
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
    product {
      version
      supportEmail
      salesEmail
      privacyUrl
      ethicsUrl
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
