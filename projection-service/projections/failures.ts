import type { FailureKind, FailureTarget } from '../../domain/failures/index.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ReadOf } from '../define-projection.ts';

/** An event or an item that a process or job could not handle. A dismissed one stays, so that it is skipped. */
export interface FailureDocument {
  readonly isOpen: boolean;
  readonly work: string;
  readonly target: FailureTarget;
  readonly ownerId: string | null;
  readonly cause: FailureKind;
  readonly reason: string;
  readonly attempts: number;
  /** When it failed for the first and for the last time, in milliseconds since the epoch. */
  readonly since: number;
  readonly failedAt: number;
  /** Whether it will be tried again, automatically or on request, and when. */
  readonly waits: boolean;
  readonly retryAt: number | null;
}

/** One process or job: its open failures, and whether it moves. */
export interface FailingWorkDocument {
  /** The same in every document. */
  readonly kind: 'work';
  readonly open: number;
  /** When somebody last asked to retry them all, in milliseconds since the epoch. */
  readonly retryAllAt: number | null;
  /**
   * The time since which it has not moved although events wait for it, in milliseconds since the epoch; null: it moves.
   */
  readonly stalledSince: number | null;
}

const collections = {
  failures: documents<FailureDocument>().indexedBy({
    all: { equal: ['isOpen'], order: ['since'] },
    byWork: { equal: ['isOpen', 'work'], order: ['since'] },
    byLastAttempt: { equal: ['isOpen', 'work'], order: ['failedAt'] },
    byRetry: { equal: ['isOpen', 'work', 'waits'], order: ['retryAt'] },
  }),
  works: documents<FailingWorkDocument>().indexedBy({ all: { equal: ['kind'], order: [] } }),
};

type Read = ReadOf<typeof collections>;

const workWith = (read: Read, work: string, changes: Partial<FailingWorkDocument>) => {
  const doc = {
    kind: 'work',
    open: 0,
    retryAllAt: null,
    stalledSince: null,
    ...read('works', work),
    ...changes,
  } as const;
  return { op: 'put', collection: 'works', id: work, doc } as const;
};
const counted = (read: Read, work: string, by: number) =>
  workWith(read, work, { open: (read('works', work)?.open ?? 0) + by });

/** Failed work of processes and jobs. No query or count reads more than it shows, however many there are. */
export const failures = defineProjection({
  name: 'failures',
  version: '1',
  collections,
  needs: ({ data: { failureId, work } }) => ({
    failures: typeof failureId === 'string' ? failureId : undefined,
    works: typeof work === 'string' ? work : undefined,
  }),
  on: {
    WorkFailed: ({ data, time }, read) => {
      const { failureId: id, work, target, ownerId, kind: cause, reason, attempts, retryAtMs: retryAt } = data;
      const before = read('failures', id);
      const isNew = before?.isOpen !== true;
      const since = isNew ? time : before.since;
      const fields = { since, failedAt: time, waits: retryAt !== null, retryAt };
      const doc = { isOpen: true, work, target, ownerId, cause, reason, attempts, ...fields };
      const put = { op: 'put', collection: 'failures', id, doc } as const;
      return isNew ? [put, counted(read, work, 1)] : [put];
    },
    FailureRetryRequested: ({ data: { failureId: id }, time }) => [
      { op: 'patch', collection: 'failures', id, fields: { waits: true, retryAt: time } },
    ],
    FailureResolved: ({ data: { failureId: id, work } }, read) => [
      { op: 'delete', collection: 'failures', id },
      counted(read, work, -1),
    ],
    FailureDismissed: ({ data: { failureId: id, work } }, read) => [
      { op: 'patch', collection: 'failures', id, fields: { isOpen: false, waits: false, retryAt: null } },
      counted(read, work, -1),
    ],
    FailuresRetryRequested: ({ data: { work }, time }, read) => [workWith(read, work, { retryAllAt: time })],
    ProcessStalled: ({ data: { work, sinceMs } }, read) => [workWith(read, work, { stalledSince: sinceMs })],
    ProcessMoved: ({ data: { work } }, read) => [workWith(read, work, { stalledSince: null })],
  },
  live: { failures: 'silent', works: 'silent' },
  awaitedBy: 'queries',
});
