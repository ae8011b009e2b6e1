import { graphql } from '../../../../gql/gql.ts';

export const summaryQuery = graphql(`
  query FinanceOverview($days: Int!) {
    financeSummary {
      isLive
      providerReadTo
      pageFault
      deferredRevenueCents
      clearingCents
      owedCredits
      adjustmentsCents
      accounts
      accountsComparedSince
      alarms {
        id
        message
      }
      legs {
        id
        name
        rows
        matched
        pending
        exceptions
        settled
        left
        right
        drift
        acceptedDrift
      }
    }
    financeDays(days: $days) {
      day
      revenueCents
      soldCents
      refundsCents
      feesCents
      soldCredits
      usedCredits
      expiredCredits
      owedCredits
      deferredRevenueCents
    }
  }
`);

export const reconcileMutation = graphql(`
  mutation Reconcile {
    reconcile {
      recorded
      exceptions
      settled
      pending
      accounts
    }
  }
`);
