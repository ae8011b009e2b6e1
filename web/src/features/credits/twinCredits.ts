import { graphql } from '../../gql/gql.ts';

/** The balance of Digital Twin credits. Every document with one spreads it, so that all screens show the change. */
export const twinCredits = graphql(`
  fragment TwinCredits on TwinCreditAccount {
    id
    available
    held
    used
    debt
  }
`);

/** The signed-in user's Digital Twin credits. */
export const twinCreditsQuery = graphql(`
  query TwinCreditsOfViewer {
    viewer {
      twinCredits {
        ...TwinCredits
      }
    }
  }
`);
