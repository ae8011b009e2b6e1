import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../../testing/session.tsx';
import { Accounts } from './Accounts.tsx';
import { Chart } from './Chart.tsx';
import { Exceptions } from './Exceptions.tsx';

afterEach(cleanup);

const day = {
  __typename: 'FinanceDay',
  day: '2026-11-22',
  revenueCents: 0,
  soldCents: 0,
  refundsCents: 0,
  feesCents: 0,
  soldCredits: 0,
  usedCredits: 2.5,
  expiredCredits: 0,
  owedCredits: 0,
  deferredRevenueCents: 0,
} as const;

test('a chart without a figure says so instead of showing an empty box', async () => {
  renderApp(<Chart days={[day]} />);
  await screen.findByText('No revenue in these days');
  expect(screen.queryByRole('figure')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Figure'), 'used');
  await screen.findByRole('figure', { name: 'Credits used by day' });
  screen.getByText('Nov 22, 2026: 2.5');
  expect(screen.getAllByText('Nov 22')).toHaveLength(1);
  expect(screen.queryByText('2026-11-22')).toBeNull();
});

const exception = {
  __typename: 'FinanceException',
  id: 'D.late_completion.v1-1',
  leg: 'D',
  status: 'late_completion',
  meaning: 'The video came after its timeout and was free',
  severity: 2,
  state: 'OPEN',
  key: 'v1-1',
  userId: 'u7',
  amountCents: null,
  since: '2026-11-21T10:00:00.000Z',
  age: 'under 4 days',
  assignee: null,
  proposedBy: null,
  proposedByMe: false,
  proposal: null,
  needsTwo: true,
  repairs: [],
  repairProposal: null,
  sides: null,
};

const listOf = (node: object) => ({
  financeExceptions: {
    __typename: 'FinanceExceptionConnection',
    edges: [{ __typename: 'FinanceExceptionEdge', cursor: 'c', node }],
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: 'c',
      endCursor: 'c',
    },
  },
});

test('late completions are a kind of exceptions, and each tells its history', async () => {
  const asked: unknown[] = [];
  renderApp(<Exceptions />, {
    answers: {
      FinanceStatuses: () => ({
        financeStatuses: [{ __typename: 'FinanceStatus', id: 'late_completion', meaning: exception.meaning }],
      }),
      FinanceExceptions: ({ status }) => {
        asked.push(status);
        return listOf(exception);
      },
      FinanceExceptionSteps: () => ({
        financeException: {
          __typename: 'FinanceException',
          id: exception.id,
          meaning: exception.meaning,
          key: 'v1-1',
          steps: [
            {
              __typename: 'FinanceExceptionStep',
              time: '2026-11-21T11:00:00.000Z',
              action: 'Noted',
              by: 'fay@curbcast.example',
              note: 'The renderer was down.',
            },
          ],
        },
      }),
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'late_completion');
  await screen.findAllByText('v1-1');
  expect(asked.at(-1)).toBe('late_completion');
  expect(screen.getByRole('link', { name: 'Account of the user' }).getAttribute('href')).toBe(
    '/admin/finance?tab=accounts&user=u7',
  );
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('The renderer was down.');
  dialog.getByText('By fay@curbcast.example');
});

test('an exception shows both sides and the repair that waits for a second person', async () => {
  renderApp(<Exceptions />, {
    answers: {
      FinanceStatuses: () => ({ financeStatuses: [] }),
      FinanceExceptions: () =>
        listOf({
          ...exception,
          repairProposal: {
            __typename: 'FinanceRepairProposal',
            repair: 'GRANT_PERIOD',
            by: 'fay@curbcast.example',
            time: '2026-11-21T11:00:00.000Z',
          },
          sides: {
            __typename: 'FinanceSides',
            invoice: {
              __typename: 'FinanceInvoice',
              amountCents: 9_900,
              currency: 'usd',
              paidCents: 9_000,
              parts: [
                { __typename: 'FinanceInvoicePart', kind: 'CARD', amountCents: 5_000 },
                { __typename: 'FinanceInvoicePart', kind: 'CREDIT_BALANCE', amountCents: 4_000 },
              ],
            },
            decision: 'Nothing was granted.',
            reason: 'total: not a number',
          },
        }),
    },
  });
  await screen.findByText('Stripe: $99.00 charged, $90.00 paid.');
  screen.getByText('Settled with: by card $50.00, credit balance $40.00.');
  screen.getByText('Our ledger: Nothing was granted.');
  screen.getByText('Reason: total: not a number');
  screen.getByText(/^Grant the period: proposed by fay@curbcast.example on .* A second person has to approve it\.$/);
});

test('an account is shown as it was at a position, with the way into its history', async () => {
  const asked: unknown[] = [];
  renderApp(<Accounts />, {
    path: '/admin/finance?tab=accounts&user=u7&position=0000000000000012',
    answers: {
      LedgerAccount: (variables) => {
        asked.push(variables);
        return {
          ledgerAccount: {
            __typename: 'LedgerAccount',
            userId: 'u7',
            name: 'ann@brokerage.example',
            revision: 3,
            position: '0000000000000011',
            time: '2026-11-21T10:00:00.000Z',
            available: 7.5,
            held: 1,
            debt: 0,
          },
        };
      },
    },
  });
  await screen.findByRole('heading', { name: 'ann@brokerage.example' });
  expect(asked).toEqual([{ userId: 'u7', position: '0000000000000012', time: null }]);
  expect(screen.getByRole('link', { name: /^Replay the history/ }).getAttribute('href')).toBe(
    '/admin/users/u7/credits?revision=3',
  );
});
