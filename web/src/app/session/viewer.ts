import { graphql } from '../../gql/gql.ts';

/** The signed-in user (null without a session) and the product information, which every page shows. */
export const viewerQuery = graphql(`
  query Viewer {
    viewer {
      isAdmin
      position
      roles
      user {
        ...ViewerUser
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

/** The signed-in user's profile. Apollo's cache shows every change of it on all screens. */
graphql(`
  fragment ViewerUser on User {
    id
    email
    emailVerified
    emailPending
    username
    firstName
    displayName
    phoneNumber
    profilePictureUrl
    language
    createdAt
    accountSuspended
    suspendedBy
    deletionAt
  }
`);

/** The balance and its lots. Every document with an account spreads it, so that all screens show the change. */
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
