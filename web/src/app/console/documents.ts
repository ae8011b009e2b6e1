import { graphql } from '../../gql/gql.ts';

/** The results of the search in the console's header. */
export const consoleSearchQuery = graphql(`
  query ConsoleSearch($search: String!) {
    consoleSearch(search: $search) {
      totalCustomers
      customers {
        customer {
          id
          name
          email
        }
        credits
        accountSuspended
        match {
          ...MatchFields
        }
      }
      videos {
        id
        title
        propertyAddress
        status
        customer {
          id
          name
          email
        }
        match {
          ...MatchFields
        }
      }
      payments {
        id
        description
        amountCents
        status
        createdAt
        customer {
          id
          name
          email
        }
        match {
          ...MatchFields
        }
      }
      mails {
        id
        label
        status
        requestedAt
        customer {
          id
          name
          email
        }
        match {
          ...MatchFields
        }
      }
    }
  }
`);

graphql(`
  fragment MatchFields on SearchMatch {
    field
    text
    start
    length
  }
`);

/** What needs a person: shown on the start page, and as a number beside its link. */
export const attentionQuery = graphql(`
  query Attention {
    attention {
      kind
      count
      more
      items {
        id
        title
        detail
        since
        customer {
          id
          name
          email
          erased
        }
        assignee
      }
    }
  }
`);
