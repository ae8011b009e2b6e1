import { graphql } from '../gql/gql.ts';

/** Prices, lengths and limits as the server has them: the only source of a figure on any screen. */
export const catalogQuery = graphql(`
  query Catalog {
    catalog {
      version
      secondsPerHalfCredit
      scriptLimit
      plan {
        id
        name
        priceCents
        credits
        periodDays
      }
      bundles {
        id
        name
        credits
        priceCents
        popular
      }
      scriptLengths {
        length
        seconds
      }
    }
  }
`);
