import { graphql } from '../../../../gql/gql.ts';

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
    payment {
      id
      debt
    }
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

/** An exception with both sides and its whole history. */
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

export const reopenExceptionMutation = graphql(`
  mutation ReopenException($input: ReopenExceptionInput!) {
    reopenException(input: $input) {
      exception {
        ...ListedException
      }
    }
  }
`);
