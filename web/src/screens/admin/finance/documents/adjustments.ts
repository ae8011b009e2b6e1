import { graphql } from '../../../../gql/gql.ts';

graphql(`
  fragment ListedAdjustment on FinanceAdjustment {
    id
    state
    userId
    customer
    cents
    time
    eventId
    outcome
    decidedBy
    approvedBy
    proposal {
      outcome
      by
      byMe
      reason
      time
    }
  }
`);

export const adjustmentsQuery = graphql(`
  query FinanceAdjustments($state: FinanceAdjustmentState!, $after: String) {
    financeAdjustments(state: $state, first: 50, after: $after) {
      edges {
        cursor
        node {
          ...ListedAdjustment
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const decideAdjustmentMutation = graphql(`
  mutation DecideAdjustment($input: DecideAdjustmentInput!) {
    decideAdjustment(input: $input) {
      adjustment {
        ...ListedAdjustment
      }
    }
  }
`);

export const reopenAdjustmentMutation = graphql(`
  mutation ReopenAdjustment($input: ReopenAdjustmentInput!) {
    reopenAdjustment(input: $input) {
      adjustment {
        ...ListedAdjustment
      }
    }
  }
`);
