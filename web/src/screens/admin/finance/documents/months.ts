import { graphql } from '../../../../gql/gql.ts';

graphql(`
  fragment ListedMonth on FinanceMonth {
    id
    state
    netCents
    revenueCents
    breakageCents
    canClose
    canReopen
  }
`);

export const monthsQuery = graphql(`
  query FinanceMonths {
    financeMonths {
      ...ListedMonth
    }
  }
`);

export const monthQuery = graphql(`
  query FinanceMonth($id: ID!) {
    financeMonth(id: $id) {
      ...ListedMonth
      salesCents
      refundsCents
      feesCents
      bridges {
        account
        openingCents
        steps {
          part
          cents
        }
        closingCents
      }
      accounts {
        account
        openingCents
        changeCents
        closingCents
      }
      checks {
        id
        isDone
        isBlocking
        message
      }
      period {
        closedAt
        closedBy
        reopenedAt
        headHash
        position
        openExceptions
      }
    }
  }
`);

export const closeMutation = graphql(`
  mutation ClosePeriod($input: ClosePeriodInput!) {
    closePeriod(input: $input) {
      period {
        id
        isClosed
      }
    }
  }
`);

export const reopenMutation = graphql(`
  mutation ReopenPeriod($input: ReopenPeriodInput!) {
    reopenPeriod(input: $input) {
      period {
        id
        isClosed
      }
    }
  }
`);
