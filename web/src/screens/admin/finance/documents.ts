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
    customer
    amountCents
    since
    age
    assignee
    proposedBy
    proposedByMe
    proposal
    needsTwo
    repairs
    settlement {
      how
      by
      approvedBy
      reason
      time
    }
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

/** An exception with both sides and everything that happened to it. */
export const exceptionQuery = graphql(`
  query FinanceException($id: ID!) {
    financeException(id: $id) {
      ...ListedException
      payment {
        id
        provider {
          currency
          paidCents
          takenBackCents
          feeCents
        }
        ledger {
          currency
          paidCents
          takenBackCents
        }
        paidFor
        granted
        debt
      }
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

graphql(`
  fragment ListedEntry on BookEntry {
    id
    time
    eventId
    description
    userId
    customer
    paymentId
    lines {
      account
      cents
    }
  }
`);

export const entriesQuery = graphql(`
  query BookEntries($from: String!, $to: String, $account: String, $part: String, $after: String) {
    bookEntries(from: $from, to: $to, account: $account, part: $part, first: 50, after: $after) {
      totals {
        account
        part
        cents
      }
      edges {
        cursor
        node {
          ...ListedEntry
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

export const paymentsQuery = graphql(`
  query FinancePayments($after: String) {
    financePayments(first: 50, after: $after) {
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

export const reopenExceptionMutation = graphql(`
  mutation ReopenException($input: ReopenExceptionInput!) {
    reopenException(input: $input) {
      exception {
        ...ListedException
      }
    }
  }
`);

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
