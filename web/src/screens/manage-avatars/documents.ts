import { graphql } from '../../gql/gql.ts';

/** What the user's next Digital Twin costs. */
export const twinPriceQuery = graphql(`
  query TwinPrice {
    quote(input: { planId: "digital-twin" }) {
      totalCents
    }
  }
`);
