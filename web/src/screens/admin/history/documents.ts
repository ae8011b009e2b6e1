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

export const historyQuery = graphql(`
  query AuditHistory($kind: AuditKind!, $id: ID!, $revision: Int, $time: DateTime) {
    auditHistory(kind: $kind, id: $id, revision: $revision, time: $time) {
      stream
      totalEvents
      firstEventAt
      lastEventAt
      revision
      replayedTo
      moment
      obstacle
      stateOmitted
      state {
        ...AuditValueFields
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
        changes {
          ...AuditChangeFields
        }
      }
    }
  }
`);

/** The whole states around one event, and what the event says. */
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
      keyFingerprint
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
export type AuditValue = History['state'][number];
export type AuditChange = HistoryEvent['changes'][number];
export type Verdict = AuditVerdictQuery['auditVerdict'];
