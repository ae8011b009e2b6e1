import { graphql } from '../../../../gql/gql.ts';

export const paymentsQuery = graphql(`
  query FinancePayments($after: String, $order: PaymentOrder) {
    financePayments(first: 50, after: $after, order: $order) {
      edges {
        cursor
        node {
          id
          userId
          customer
          status
          time
          amountCents
          faults
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const paymentQuery = graphql(`
  query FinancePayment($id: ID!) {
    financePayment(id: $id) {
      id
      userId
      customer
      status
      faults
      paidFor
      granted
      debt
      provider {
        ownerId
        currency
        paidCents
        takenBackCents
        feeCents
      }
      ledger {
        userId
        currency
        paidCents
        takenBackCents
      }
      exceptions {
        id
        meaning
        state
        settlement {
          how
          by
          approvedBy
          reason
          time
        }
      }
      entries {
        ...ListedEntry
      }
    }
  }
`);
