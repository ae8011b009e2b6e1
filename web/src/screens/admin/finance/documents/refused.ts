import { graphql } from '../../../../gql/gql.ts';

export const refusedQuery = graphql(`
  query RefusedPurchases($after: String) {
    refusedPurchases(first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          userId
          email
          at
          description
          claimed
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);
