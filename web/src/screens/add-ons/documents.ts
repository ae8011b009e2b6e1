import { graphql } from '../../gql/gql.ts';

/** Whether this user has the plan already. */
export const ownPlanQuery = graphql(`
  query OwnPlan {
    billingSubscription {
      id
      status
    }
  }
`);

/** The price of a selection for this user. */
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
