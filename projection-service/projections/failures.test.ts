import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { failures } from './failures.ts';

const of = { failureId: 'f1', work: 'mail-requests' };
const target = {
  kind: 'event' as const,
  stream: 'user-ann',
  revision: 3,
  eventId: 'e3',
  type: 'DeletionRequested',
  position: '7',
};
const details = { target, ownerId: 'ann', reason: 'RangeError' };
const failed = (attempts = 1, retryAtMs: number | null = null) =>
  happened('failure-f1', 'WorkFailed', { ...of, ...details, kind: 'permanent', attempts, retryAtMs });
const retried = happened('failure-f1', 'FailureRetryRequested', of);
const resolved = happened('failure-f1', 'FailureResolved', of);
const dismissed = happened('failure-f1', 'FailureDismissed', of);
const all = happened('work-mail-requests', 'FailuresRetryRequested', { work: of.work });

const open = {
  isOpen: true,
  work: of.work,
  ...details,
  cause: 'permanent',
  attempts: 1,
  since: givenTime(0),
  failedAt: givenTime(0),
  waits: false,
  retryAt: null,
};
const works = (count: number, retryAllAt: number | null = null, stalledSince: number | null = null) => ({
  [of.work]: { kind: 'work', open: count, retryAllAt, stalledSince },
});

test('shows what failed, since when and how often, and counts it once', async () => {
  await projectionSpec(failures)
    .given([failed(), failed(2, 50)])
    .then({
      failures: { f1: { ...open, attempts: 2, failedAt: givenTime(1), waits: true, retryAt: 50 } },
      works: works(1),
    });
});

test('a request to retry makes it due', async () => {
  await projectionSpec(failures)
    .given([failed(), retried])
    .then({ failures: { f1: { ...open, waits: true, retryAt: givenTime(1) } }, works: works(1) });
});

test('forgets resolved failures, and counts a repetition as new', async () => {
  await projectionSpec(failures)
    .given([failed(), resolved])
    .then({ failures: {}, works: works(0) });
  await projectionSpec(failures)
    .given([failed(), resolved, failed()])
    .then({ failures: { f1: { ...open, since: givenTime(2), failedAt: givenTime(2) } }, works: works(1) });
});

test('keeps dismissed failures without counting them', async () => {
  await projectionSpec(failures)
    .given([failed(), dismissed])
    .then({ failures: { f1: { ...open, isOpen: false } }, works: works(0) });
});

test('remembers when somebody asked to retry everything of a process', async () => {
  await projectionSpec(failures)
    .given([failed(), all])
    .then({ failures: { f1: open }, works: works(1, givenTime(1)) });
});

test('shows since when a process does not move, until it moves', async () => {
  const stalled = happened('work-mail-requests', 'ProcessStalled', { work: of.work, sinceMs: 7 });
  const moved = happened('work-mail-requests', 'ProcessMoved', { work: of.work });
  await projectionSpec(failures)
    .given([stalled, failed(), all])
    .then({
      failures: { f1: { ...open, since: givenTime(1), failedAt: givenTime(1) } },
      works: works(1, givenTime(2), 7),
    });
  await projectionSpec(failures)
    .given([stalled, moved])
    .then({ failures: {}, works: works(0) });
});
