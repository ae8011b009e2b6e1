import { graphql } from '../../../gql/gql.ts';

export const summaryQuery = graphql(`
  query FinanceOverview($days: Int!) {
    financeSummary {
      isLive
      providerReadTo
      pageFault
      deferredRevenueCents
      clearingCents
      owedCredits
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
        left
        right
        drift
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
      pending
    }
  }
`);

graphql(`
  fragment ListedException on FinanceException {
    id
    leg
    status
    meaning
    severity
    state
    key
    userId
    amountCents
    since
    age
    assignee
    proposedBy
    proposedByMe
    proposal
    needsTwo
    repairs
    repairProposal {
      repair
      by
      time
    }
    sides {
      invoice {
        amountCents
        currency
        paidCents
        parts {
          kind
          amountCents
        }
      }
      decision
      reason
    }
  }
`);

export const exceptionsQuery = graphql(`
  query FinanceExceptions($state: FinanceExceptionState!, $status: String, $after: String) {
    financeExceptions(state: $state, status: $status, first: 50, after: $after) {
      edges {
        cursor
        node {
          ...ListedException
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const statusesQuery = graphql(`
  query FinanceStatuses {
    financeStatuses {
      id
      meaning
    }
  }
`);

/** What happened to an exception; the list shows its head only. */
export const stepsQuery = graphql(`
  query FinanceExceptionSteps($id: ID!) {
    financeException(id: $id) {
      id
      meaning
      key
      steps {
        time
        action
        by
        note
      }
    }
  }
`);

export const accountQuery = graphql(`
  query LedgerAccount($userId: ID!, $position: Position, $time: DateTime) {
    ledgerAccount(userId: $userId, position: $position, time: $time) {
      userId
      name
      revision
      position
      time
      available
      held
      debt
    }
  }
`);

export const takeMutation = graphql(`
  mutation TakeException($input: ExceptionActionInput!) {
    takeException(input: $input) {
      exception {
        ...ListedException
      }
    }
  }
`);

export const noteMutation = graphql(`
  mutation NoteException($input: NoteExceptionInput!) {
    noteException(input: $input) {
      exception {
        ...ListedException
      }
    }
  }
`);

export const repairMutation = graphql(`
  mutation RepairException($input: RepairExceptionInput!) {
    repairException(input: $input) {
      exception {
        ...ListedException
      }
    }
  }
`);

export const settleMutation = graphql(`
  mutation SettleException($input: SettleExceptionInput!) {
    settleException(input: $input) {
      exception {
        ...ListedException
      }
    }
  }
`);

export const entriesQuery = graphql(`
  query BookEntries($day: String!, $after: String) {
    bookEntries(day: $day, first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          time
          eventId
          description
          userId
          paymentId
          lines {
            account
            cents
          }
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
      entries {
        id
        time
        eventId
        description
        userId
        paymentId
        lines {
          account
          cents
        }
      }
    }
  }
`);

export const periodsQuery = graphql(`
  query FinancePeriods {
    financePeriods {
      id
      isClosed
      closedAt
      closedBy
      reopenedAt
      headHash
      totals {
        account
        cents
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

export const refusedQuery = graphql(`
  query RefusedPurchases($after: String) {
    refusedPurchases(first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          userId
          email
          at
          description
          claimed
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);
