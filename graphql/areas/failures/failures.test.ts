import { expect, test } from '@jest/globals';
import type { FailureTarget } from '../../../domain/failures/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered } from '../../testing/area.ts';

const failed = (id: string, work: string, target: FailureTarget, more: object = {}) =>
  happened(`failure-${id}`, 'WorkFailed', {
    failureId: id,
    work,
    target,
    ownerId: 'ann',
    kind: 'permanent',
    reason: 'RangeError',
    attempts: 1,
    retryAtMs: null,
    ...more,
  });
const event: FailureTarget = {
  kind: 'event',
  stream: 'user-ann',
  revision: 3,
  eventId: 'e3',
  type: 'DeletionRequested',
  position: '0000000000000007',
};
const events = [
  registered('admin'),
  registered('ann'),
  failed('f1', 'mail-requests', event),
  failed(
    'f2',
    'expiry',
    { kind: 'item', item: { userId: 'ann', dueAt: 5 } },
    { kind: 'outage', attempts: 3, retryAtMs: Date.UTC(2026, 0, 2), ownerId: null },
  ),
  failed('f3', 'mail-requests', event),
  happened('failure-f3', 'FailureDismissed', { failureId: 'f3', work: 'mail-requests' }),
];
const list = `query List($process: String, $first: Int, $after: String) {
  failures(process: $process, first: $first, after: $after) {
    edges { node { id process eventType eventId eventPosition ownerId owner kind reason attempts since retryAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;
interface Listed {
  readonly failures: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
const idsOf = (answer: unknown) => (answer as Listed).failures.edges.map(({ node }) => node.id);

test('lists open failures, the oldest first, without personal data', async () => {
  const { as } = await given(events);
  expect(await as('admin').graphql(list)).toMatchObject({
    failures: {
      edges: [
        {
          node: {
            id: 'f1',
            process: 'mail-requests',
            eventType: 'DeletionRequested',
            eventId: 'e3',
            eventPosition: '0000000000000007',
            ownerId: 'ann',
            owner: 'ann Agent',
            kind: 'PERMANENT',
            reason: 'RangeError',
            attempts: 1,
            since: expect.stringMatching(/^2026-01-01T/),
            retryAt: null,
          },
        },
        {
          node: {
            id: 'f2',
            process: 'expiry',
            eventType: null,
            eventId: null,
            eventPosition: null,
            ownerId: null,
            kind: 'OUTAGE',
            attempts: 3,
            retryAt: '2026-01-02T00:00:00.000Z',
          },
        },
      ],
    },
  });
});

test('lists failures in pages, and only those of one process on request', async () => {
  const { as } = await given(events);
  const first = (await as('admin').graphql(list, { first: 1 })) as Listed;
  expect([idsOf(first), first.failures.pageInfo.hasNextPage]).toEqual([['f1'], true]);
  expect(idsOf(await as('admin').graphql(list, { first: 1, after: first.failures.pageInfo.endCursor }))).toEqual([
    'f2',
  ]);
  expect(idsOf(await as('admin').graphql(list, { process: 'expiry' }))).toEqual(['f2']);
  expect(idsOf(await as('admin').graphql(list, { process: 'none' }))).toEqual([]);
});

test('names the processes with open failures, and one that does not move', async () => {
  const stalled = { work: 'holds', sinceMs: Date.UTC(2026, 0, 3) };
  const { as } = await given([...events, happened('work-holds', 'ProcessStalled', stalled)]);
  expect(await as('admin').graphql('{ failingProcesses { name failures stalledSince } }')).toEqual({
    failingProcesses: [
      { name: 'expiry', failures: 1, stalledSince: null },
      { name: 'holds', failures: 0, stalledSince: '2026-01-03T00:00:00.000Z' },
      { name: 'mail-requests', failures: 1, stalledSince: null },
    ],
  });
});

test('an administrator retries one failure, retries all of a process, and dismisses one', async () => {
  const calls: unknown[] = [];
  const note =
    (name: string) =>
    async (what: string, { actor }: { readonly actor: unknown }) => {
      calls.push([name, what, actor]);
      return { position: '9' as never };
    };
  const failures = {
    retryFailure: note('retry'),
    retryFailures: note('retry all'),
    dismissFailure: note('dismiss'),
  };
  const { as } = await given(events, { commands: { failures }, platform: { processes: () => [] } });
  const run = (source: string) => as('admin').graphql(`mutation { ${source} }`);
  expect(await run('retryFailure(id: "f1") { id position }')).toEqual({ retryFailure: { id: 'f1', position: '9' } });
  expect(await run('retryFailures(process: "expiry") { process position }')).toMatchObject({
    retryFailures: { process: 'expiry' },
  });
  expect(await run('retryFailures(process: "nobody") { process }')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await run('dismissFailure(id: "f2") { id }')).toEqual({ dismissFailure: { id: 'f2' } });
  const actor = { kind: 'admin', id: 'admin' };
  expect(calls).toEqual([
    ['retry', 'f1', actor],
    ['retry all', 'expiry', actor],
    ['dismiss', 'f2', actor],
  ]);
});

test('passes on a refusal of the domain', async () => {
  const refuse = async (): Promise<never> => {
    throw new Refusal('NOT_FOUND', 'This failure does not exist.');
  };
  const failures = { retryFailure: refuse, retryFailures: refuse, dismissFailure: refuse };
  const { as } = await given(events, { commands: { failures } });
  expect(await as('admin').graphql('mutation { retryFailure(id: "none") { id } }')).toEqual(
    expect.objectContaining({ code: 'NOT_FOUND', message: 'This failure does not exist.' }),
  );
});
