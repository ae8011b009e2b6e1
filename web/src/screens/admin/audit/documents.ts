import { graphql } from '../../../gql/gql.ts';
import type { AuditHistoryQuery, AuditKind, AuditVerdictQuery } from '../../../gql/graphql.ts';

graphql(`
  fragment AuditValueFields on AuditValue {
    path
    label
    value
    isTime
    isText
  }
`);

graphql(`
  fragment AuditChangeFields on AuditChange {
    path
    label
    before {
      ...AuditValueFields
    }
    after {
      ...AuditValueFields
    }
  }
`);

/** A history at a moment. Credits have a balance and steps instead of plain values. */
export const historyQuery = graphql(`
  query AuditHistory($kind: AuditKind!, $id: ID!, $revision: Int, $time: DateTime, $ofCredits: Boolean!) {
    auditHistory(kind: $kind, id: $id, revision: $revision, time: $time) {
      stream
      totalEvents
      firstEventAt
      lastEventAt
      revision
      replayedTo
      moment
      obstacle
      stateOmitted @skip(if: $ofCredits)
      state @skip(if: $ofCredits) {
        ...AuditValueFields
      }
      balance @include(if: $ofCredits) {
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
      curve @include(if: $ofCredits) {
        revision
        time
        available
        held
      }
      events {
        id
        revision
        position
        time
        type
        hash
        actor {
          kind
          id
          label
        }
        selfCredit
        note
        undo {
          ...CreditUndoParts
        }
        changes @skip(if: $ofCredits) {
          ...AuditChangeFields
        }
        credits @include(if: $ofCredits) {
          kind
          description
          reason
          amount
          videoId
          paymentId
          change
          availableAfter
          heldAfter
          debtAfter
        }
      }
    }
  }
`);

/** The owner of a history's account. */
export const holderQuery = graphql(`
  query AuditedCustomer($id: ID!) {
    customer(id: $id) {
      id
      name
      email
      erased
    }
  }
`);

/** The whole states around one event, and the event's content. */
export const eventStatesQuery = graphql(`
  query AuditEventStates($kind: AuditKind!, $id: ID!, $revision: Int!) {
    auditHistory(kind: $kind, id: $id, revision: $revision, earlier: 1, later: 0) {
      events {
        id
        data {
          ...AuditValueFields
        }
        before {
          ...AuditValueFields
        }
        after {
          ...AuditValueFields
        }
      }
    }
  }
`);

export const comparisonQuery = graphql(`
  query AuditComparison($kind: AuditKind!, $id: ID!, $from: Int!, $to: Int!) {
    auditComparison(kind: $kind, id: $id, from: $from, to: $to) {
      from {
        revision
        time
      }
      to {
        revision
        time
      }
      changes {
        ...AuditChangeFields
      }
    }
  }
`);

export const verdictQuery = graphql(`
  query AuditVerdict($kind: AuditKind!, $id: ID!) {
    auditVerdict(kind: $kind, id: $id) {
      checkedAt
      events
      chainIntact
      chainVerifiedRevision
      chainVerifiedPosition
      finding
      readModelMatches
      differences
      keyFingerprint
    }
  }
`);

/** Notifies of changes in the audited account; the history is then fetched again. */
export const auditedUpdates = graphql(`
  subscription AuditedAccountUpdates($userId: ID!, $after: Position) {
    accountUpdates(userId: $userId, after: $after) {
      ... on VideoChanged {
        position
        cursor
      }
      ... on VideoRemoved {
        position
        cursor
      }
      ... on CreditsChanged {
        position
        cursor
      }
      ... on PaymentCompleted {
        position
        cursor
      }
    }
  }
`);

/** Names a history. */
export interface HistoryRef {
  readonly kind: AuditKind;
  readonly id: string;
}

export type History = AuditHistoryQuery['auditHistory'];
export type HistoryEvent = History['events'][number];
export type CreditStep = NonNullable<HistoryEvent['credits']>;
export type Balance = NonNullable<History['balance']>;
export type Curve = NonNullable<History['curve']>;
export type AuditValue = NonNullable<History['state']>[number];
export type AuditChange = NonNullable<HistoryEvent['changes']>[number];
export type Verdict = AuditVerdictQuery['auditVerdict'];
