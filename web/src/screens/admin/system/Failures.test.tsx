import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp } from '../../../testing/session.tsx';
import { Failures } from './Failures.tsx';

afterEach(cleanup);

const failure = {
  __typename: 'Failure',
  id: 'f1',
  process: 'mail-requests',
  eventType: 'DeletionRequested',
  eventId: 'e3',
  eventPosition: '0000000000000007',
  ownerId: 'ann',
  owner: 'Ann Live',
  kind: 'PERMANENT',
  reason: 'RangeError',
  attempts: 1,
  since: '2026-11-21T10:00:00.000Z',
  retryAt: null,
};
const second = {
  ...failure,
  id: 'f2',
  process: 'expiry',
  eventType: null,
  eventId: null,
  eventPosition: null,
  ownerId: null,
  owner: null,
  kind: 'OUTAGE',
  reason: 'LogUnavailable',
  attempts: 3,
  retryAt: '2026-11-21T11:00:00.000Z',
};
const process = (name: string, failures: number, stalledSince: string | null = null) => ({
  __typename: 'FailingProcess',
  name,
  failures,
  stalledSince,
});

function open(nodes: readonly (typeof failure | typeof second)[], processes: readonly object[]) {
  const asked: unknown[] = [];
  const note = (name: string, answer: object) => (variables: object) => {
    asked.push([name, variables]);
    return { [name]: answer };
  };
  renderApp(<Failures />, {
    viewer: maria,
    answers: {
      FailingProcesses: () => ({ failingProcesses: processes }),
      Failures: ({ process: wanted }) => ({
        failures: {
          __typename: 'FailureConnection',
          edges: nodes
            .filter((node) => wanted === null || node.process === wanted)
            .map((node) => ({ __typename: 'FailureEdge', cursor: node.id, node })),
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: false,
            hasPreviousPage: false,
            startCursor: 'f1',
            endCursor: 'f1',
          },
        },
      }),
      RetryFailure: note('retryFailure', { __typename: 'FailurePayload', id: 'f1', position: '9' }),
      DismissFailure: note('dismissFailure', { __typename: 'FailurePayload', id: 'f1', position: '9' }),
      RetryFailures: note('retryFailures', { __typename: 'RetryFailuresPayload', process: 'expiry', position: '9' }),
    },
  });
  return asked;
}
const inDialog = async () => within(await screen.findByRole('alertdialog'));

test('says that nothing has failed', async () => {
  open([], []);
  await screen.findByText('Nothing has failed');
  expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull();
});

test('never says that nothing has failed while a process does not move', async () => {
  open([], [process('holds', 0, '2026-11-21T10:00:00.000Z')]);
  await screen.findByText('No step has failed.');
  expect(screen.queryByText('Nothing has failed')).toBeNull();
});

test('shows process, event, owner, reason and attempts, and retries after a confirmation', async () => {
  const asked = open([failure], [process('mail-requests', 1)]);
  await screen.findByText('DeletionRequested');
  screen.getByText('RangeError');
  screen.getByText('Needs a repair');
  expect(screen.getByRole('link', { name: 'Ann Live' }).getAttribute('href')).toBe('/admin/users/ann');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(asked).toEqual([]);
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Retry' }));
  await screen.findByText('The step is tried again');
  expect(asked).toEqual([['retryFailure', { id: 'f1', idempotencyKey: expect.any(String) }]]);
});

test('dismisses after a confirmation that says what is lost', async () => {
  const asked = open([failure], [process('mail-requests', 1)]);
  const table = await screen.findByRole('table', { name: 'Failed steps, the oldest first' });
  await userEvent.click(within(table).getByRole('button', { name: 'Dismiss' }));
  (await inDialog()).getByText(/what it should have done stays undone/);
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Dismiss' }));
  await screen.findByText('The step is dismissed');
  expect(asked).toEqual([['dismissFailure', { id: 'f1', idempotencyKey: expect.any(String) }]]);
});

test('retries all of a process, names one that does not move, and filters by process', async () => {
  const asked = open(
    [failure, second],
    [process('expiry', 1), process('holds', 0, '2026-11-21T10:00:00.000Z'), process('mail-requests', 1)],
  );
  await screen.findByText(/^Has not moved since/);
  const [first] = screen.getAllByRole('button', { name: 'Retry all' });
  if (first === undefined) throw new Error('There is no button');
  await userEvent.click(first);
  (await inDialog()).getByText('Retry 1 failed step of expiry?');
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Retry all' }));
  await screen.findByText('The steps are tried again');
  expect(asked).toEqual([['retryFailures', { process: 'expiry', idempotencyKey: expect.any(String) }]]);
  await userEvent.selectOptions(screen.getByLabelText('Process'), 'expiry');
  await screen.findByText('Item of its list');
  expect(screen.queryByText('DeletionRequested')).toBeNull();
});
