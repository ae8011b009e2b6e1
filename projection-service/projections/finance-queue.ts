import type { Position } from '../../domain/envelope.ts';
import {
  statuses,
  type ExceptionOpened,
  type ExceptionState,
  type PeriodClosed,
  type Repair,
  type Settlement,
} from '../../domain/finance/index.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** One exception; what people wrote about it stays in its stream. */
export interface ExceptionDocument extends Omit<ExceptionOpened['data'], 'exceptionId'> {
  readonly kind: 'exception';
  readonly state: Exclude<ExceptionState['status'], 'unknown'>;
  readonly severity: 1 | 2;
  readonly openedAt: number;
  readonly closedAt: number | null;
  readonly assigneeId: string | null;
  /** Waits for the approval of a second person. */
  readonly proposal: { readonly byId: string; readonly how: Settlement } | null;
  /** A repair that waits for a second person. */
  readonly repairProposal: { readonly byId: string; readonly repair: Repair; readonly time: number } | null;
  readonly position: Position;
}

/** One month of the books; the totals are those of its last close. */
export interface PeriodDocument extends Omit<PeriodClosed['data'], 'period'> {
  readonly kind: 'period';
  readonly month: string;
  readonly isClosed: boolean;
  readonly closedAt: number;
  readonly reopenedAt: number | null;
  readonly reopenedById: string | null;
}

/** The exceptions of reconciliation, and the periods that were closed. */
export const financeQueue = defineProjection({
  name: 'finance-queue',
  version: '5',
  collections: {
    exceptions: documents<ExceptionDocument>().indexedBy({
      byState: { equal: ['kind', 'state'], order: ['severity', 'sinceMs'] },
      byStatus: { equal: ['kind', 'state', 'status'], order: ['sinceMs'] },
      byLeg: { equal: ['kind', 'state', 'leg'], order: ['sinceMs'] },
    }),
    periods: documents<PeriodDocument>().indexedBy({ byMonth: { equal: ['kind'], order: ['month'] } }),
  },
  needs: ({ stream }) => ({
    exceptions: stream.startsWith('exception-') ? stream.slice('exception-'.length) : undefined,
  }),
  on: {
    ExceptionOpened: ({ data: { exceptionId: id, ...details }, time, position }, read) => [
      {
        op: 'put',
        collection: 'exceptions',
        id,
        doc: {
          kind: 'exception',
          ...details,
          state: 'open',
          severity: statuses[details.status].severity,
          openedAt: time,
          closedAt: null,
          assigneeId: read('exceptions', id)?.assigneeId ?? null,
          proposal: null,
          repairProposal: null,
          position,
        },
      },
    ],
    ExceptionAssigned: ({ data: { exceptionId: id, assigneeId }, position }) => [
      { op: 'patch', collection: 'exceptions', id, fields: { assigneeId, position } },
    ],
    RepairProposed: ({ data: { exceptionId: id, byId, repair }, time, position }) => [
      { op: 'patch', collection: 'exceptions', id, fields: { repairProposal: { byId, repair, time }, position } },
    ],
    ExceptionRepairTried: ({ data: { exceptionId: id }, position }) => [
      { op: 'patch', collection: 'exceptions', id, fields: { repairProposal: null, position } },
    ],
    SettlementProposed: ({ data: { exceptionId: id, byId, how }, position }) => [
      { op: 'patch', collection: 'exceptions', id, fields: { proposal: { byId, how }, position } },
    ],
    ExceptionSettled: ({ data: { exceptionId: id, how }, time, position }) => [
      {
        op: 'patch',
        collection: 'exceptions',
        id,
        fields: { state: how, closedAt: time, proposal: null, repairProposal: null, position },
      },
    ],
    ExceptionReopened: ({ data: { exceptionId: id }, position }) => [
      { op: 'patch', collection: 'exceptions', id, fields: { state: 'open', closedAt: null, position } },
    ],
    ExceptionMatched: ({ data: { exceptionId: id }, time, position }) => [
      {
        op: 'patch',
        collection: 'exceptions',
        id,
        fields: { state: 'matched', closedAt: time, proposal: null, repairProposal: null, position },
      },
    ],
    PeriodClosed: ({ data: { period: id, ...data }, time }) => [
      {
        op: 'put',
        collection: 'periods',
        id,
        doc: {
          kind: 'period',
          month: id,
          ...data,
          isClosed: true,
          closedAt: time,
          reopenedAt: null,
          reopenedById: null,
        },
      },
    ],
    PeriodReopened: ({ data: { period: id, byId }, time }) => [
      {
        op: 'patch',
        collection: 'periods',
        id,
        fields: { isClosed: false, reopenedAt: time, reopenedById: byId },
      },
    ],
  },
  live: { exceptions: 'silent', periods: 'silent' },
  awaitedBy: 'queries',
});
