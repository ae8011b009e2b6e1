import { graphql } from '../../../gql/gql.ts';
import type { CustomerQuery } from '../../../gql/graphql.ts';

graphql(`
  fragment CustomerFields on Customer {
    id
    name
    email
    username
    erased
    createdAt
    credits
    creditsHeld
    creditsUsed
    debt
    digitalTwinCredits
    subscriptionStatus
    suspendedBy
    deletionAt
    roles
  }
`);

export const customerQuery = graphql(`
  query Customer($id: ID!) {
    customer(id: $id) {
      ...CustomerFields
    }
  }
`);

export type ShownCustomer = NonNullable<CustomerQuery['customer']>;

export const signInQuery = graphql(`
  query CustomerSignIn($userId: ID!) {
    customerSignIn(userId: $userId) {
      atProvider
      hasSecondFactor
      passkeys
      sessions {
        id
        device
        address
        createdAt
        lastSeenAt
      }
    }
  }
`);

export const explanationQuery = graphql(`
  query CreditExplanation($userId: ID!) {
    creditExplanation(userId: $userId) {
      credits
      text
    }
  }
`);

export const eventsQuery = graphql(`
  query CustomerEvents($userId: ID!, $kinds: [CustomerEventKind!], $search: String, $first: Int, $after: String) {
    customerEvents(userId: $userId, kinds: $kinds, search: $search, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          kind
          time
          title
          detail
          tone
          credits
          creditsAfter
          amountCents
          about
          paymentId
          providerUrl
          revision
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const customerVideosQuery = graphql(`
  query CustomerVideos($first: Int, $after: String, $ownerId: ID!, $search: String) {
    adminVideos(first: $first, after: $after, ownerId: $ownerId, search: $search) {
      totalCount
      edges {
        cursor
        node {
          id
          title
          status
          propertyAddress
          createdAt
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const passwordLinkMutation = graphql(`
  mutation SendPasswordLink($input: SupportActInput!) {
    sendPasswordLink(input: $input) {
      customer {
        ...CustomerFields
      }
    }
  }
`);
export const resetSecondFactorMutation = graphql(`
  mutation ResetSecondFactor($input: SupportActInput!) {
    resetSecondFactor(input: $input) {
      customer {
        ...CustomerFields
      }
    }
  }
`);
export const requestDeletionMutation = graphql(`
  mutation RequestCustomerDeletion($input: SupportActInput!) {
    requestCustomerDeletion(input: $input) {
      customer {
        ...CustomerFields
      }
    }
  }
`);
export const endCustomerSessionsMutation = graphql(`
  mutation EndCustomerSessions($input: EndSessionsInput!, $idempotencyKey: String) {
    endSessions(input: $input, idempotencyKey: $idempotencyKey) {
      sessionsEnded
    }
  }
`);
export const sendMailAgainMutation = graphql(`
  mutation SendMailAgain($mailId: ID!, $idempotencyKey: String) {
    sendMailAgain(mailId: $mailId, idempotencyKey: $idempotencyKey) {
      mailId
      position
    }
  }
`);
