import { graphql } from '../../gql/gql.ts';

/** What a selection costs this user. */
export const quoteQuery = graphql(`
  query Quote($input: QuoteInput!) {
    quote(input: $input) {
      totalCents
      lines {
        id
        description
        amountCents
      }
    }
  }
`);
