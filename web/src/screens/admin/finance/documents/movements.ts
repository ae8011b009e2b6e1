import { graphql } from '../../../../gql/gql.ts';

graphql(`
  fragment ListedEntry on BookEntry {
    id
    time
    eventId
    description
    userId
    customer
    paymentId
    lines {
      account
      cents
    }
  }
`);

export const entriesQuery = graphql(`
  query BookEntries($from: String!, $to: String, $account: String, $part: String, $after: String) {
    bookEntries(from: $from, to: $to, account: $account, part: $part, first: 50, after: $after) {
      totals {
        account
        part
        cents
      }
      edges {
        cursor
        node {
          ...ListedEntry
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);
