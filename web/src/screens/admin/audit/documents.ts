import { graphql } from '../../../gql/gql.ts';
import type { CreditAuditStepQuery, CreditAuditOverviewQuery, CreditVerificationQuery } from '../../../gql/graphql.ts';

/** The outline of a history: its length and the course of the balance. */
export const auditOverviewQuery = graphql(`
  query CreditAuditOverview($userId: ID!, $isAdmin: Boolean!) {
    adminUser(id: $userId) @include(if: $isAdmin) {
      ...AdminUserRow
    }
    ledgerAccount(userId: $userId) @skip(if: $isAdmin) {
      userId
      name
    }
    creditAudit(userId: $userId, earlier: 0, later: 0) {
      totalEvents
      firstEventAt
      lastEventAt
      obstacle
      curve {
        revision
        time
        available
        held
      }
    }
  }
`);

/** The account at one moment, with the events around it. */
export const auditStepQuery = graphql(`
  query CreditAuditStep($userId: ID!, $revision: Int, $time: DateTime) {
    creditAudit(userId: $userId, revision: $revision, time: $time, earlier: 25, later: 5) {
      totalEvents
      revision
      replayedTo
      moment
      balance {
        available
        held
        total
        debt
        lapsed
        issued
        used
        expired
        clawedBack
        adjustedOut
        writtenOff
        lots {
          lotId
          source
          available
          held
          expiresAt
          lapsed
        }
        holds {
          videoId
          credits
          placedAt
        }
      }
      events {
        id
        revision
        position
        time
        type
        kind
        actor {
          kind
          id
          label
        }
        selfCredit
        description
        reason
        note
        undo {
          ...CreditUndoParts
        }
        amount
        videoId
        paymentId
        change
        availableAfter
        heldAfter
        debtAfter
        hash
      }
    }
  }
`);

export const verificationQuery = graphql(`
  query CreditVerification($userId: ID!) {
    creditVerification(userId: $userId) {
      checkedAt
      events
      readModelMatches
      differences
      chainIntact
      chainVerifiedRevision
      chainVerifiedPosition
      finding
    }
  }
`);

/** Notifies of changes in the audited account; the history is then fetched again. */
export const auditedUpdates = graphql(`
  subscription AuditedAccountUpdates($userId: ID!, $after: Position) {
    accountUpdates(userId: $userId, after: $after) {
      ... on VideoChanged {
        position
      }
      ... on VideoRemoved {
        position
      }
      ... on CreditsChanged {
        position
      }
      ... on PaymentCompleted {
        position
      }
    }
  }
`);

export type Overview = CreditAuditOverviewQuery['creditAudit'];
export type Step = CreditAuditStepQuery['creditAudit'];
export type AuditEvent = Step['events'][number];
export type Balance = Step['balance'];
export type Verification = CreditVerificationQuery['creditVerification'];
