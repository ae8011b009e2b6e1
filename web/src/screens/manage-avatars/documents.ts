import { graphql } from '../../gql/gql.ts';

/** The price of the user's next Digital Twin. */
export const twinPriceQuery = graphql(`
  query TwinPrice {
    quote(input: { planId: "digital-twin" }) {
      totalCents
    }
  }
`);
