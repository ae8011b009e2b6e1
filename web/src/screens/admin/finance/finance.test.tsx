import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../../testing/session.tsx';
import { Accounts } from './Accounts.tsx';
import { Exceptions } from './Exceptions.tsx';
import { Months } from './Months.tsx';

afterEach(cleanup);

const exception = {
  __typename: 'FinanceException',
  id: 'usage.late_completion.v1-1',
  leg: 'usage',
  status: 'late_completion',
  meaning: 'The video came after its timeout and was free',
  severity: 2,
  state: 'OPEN',
  key: 'v1-1',
  userId: 'u7',
  customer: 'ann@brokerage.example',
  amountCents: null,
  since: '2026-11-21T10:00:00.000Z',
  payment: null,
  assignee: null,
  proposedBy: null,
  proposedByMe: false,
  proposal: null,
  needsTwo: true,
  repairs: [],
  settlement: null,
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

const steps = [
  {
    __typename: 'FinanceExceptionStep',
    time: '2026-11-21T11:00:00.000Z',
    action: 'Noted',
    by: 'fay@curbcast.example',
    note: 'The renderer was down.',
  },
];

test('late completions are a kind of exceptions, each with its customer and a way to open it', async () => {
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
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'late_completion');
  await screen.findAllByText('v1-1');
  expect(asked.at(-1)).toBe('late_completion');
  expect(screen.getByRole('link', { name: 'ann@brokerage.example' }).getAttribute('href')).toBe('/admin/users/u7');
  expect(screen.getByRole('link', { name: exception.meaning }).getAttribute('href')).toBe(
    `/admin/finance?tab=exceptions&exception=${exception.id}`,
  );
  expect(screen.getByRole('link', { name: 'Download the exceptions as CSV' }).getAttribute('href')).toBe(
    '/api/admin/finance/exceptions?state=open&status=late_completion&format=csv',
  );
});

const payment = {
  __typename: 'FinancePayment',
  id: 'pi_7',
  paidFor: '10.0 credits',
  granted: 'Nothing',
  debt: 'Nothing',
  provider: {
    __typename: 'ProviderSide',
    currency: 'usd',
    paidCents: 17_750,
    takenBackCents: 0,
    feeCents: 545,
  },
  ledger: null,
};

test('an exception opens with both sides and its history, and a repair says what it did', async () => {
  const opened = {
    ...exception,
    id: 'payments.missing_in_ledger.pi_7',
    key: 'pi_7',
    repairs: ['RECORD_PAYMENT'],
    payment,
    steps,
  };
  renderApp(<Exceptions />, {
    path: '/admin/finance?tab=exceptions&exception=payments.missing_in_ledger.pi_7',
    answers: {
      FinanceException: () => ({ financeException: opened }),
      RepairException: () => ({
        repairException: { __typename: 'FinanceExceptionPayload', exception: opened },
      }),
    },
  });
  await screen.findByText('The renderer was down.');
  screen.getByText('By fay@curbcast.example');
  screen.getByText('$177.50 USD');
  screen.getByText('No record.');
  await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
  await screen.findByText('It ran and both sides still differ.');
});

test('shows the approver of a proposal who made it, and why', async () => {
  const proposed = {
    ...exception,
    proposal: 'WRITTEN_OFF',
    proposedBy: 'fay@curbcast.example',
    settlement: {
      __typename: 'FinanceSettlement',
      how: 'WRITTEN_OFF',
      by: 'fay@curbcast.example',
      approvedBy: null,
      reason: 'The card was stolen',
      time: '2026-11-21T11:00:00.000Z',
    },
  };
  renderApp(<Exceptions />, {
    answers: { FinanceStatuses: () => ({ financeStatuses: [] }), FinanceExceptions: () => listOf(proposed) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: Write off' }));
  dialog.getByText(/Proposed by fay@curbcast.example on .*Reason: The card was stolen/);
});

const month = {
  __typename: 'FinanceMonth',
  id: '2026-10',
  state: 'OPEN',
  salesCents: 17_750,
  refundsCents: 5_000,
  netCents: 12_750,
  revenueCents: 3_700,
  breakageCents: 0,
  feesCents: 545,
  canClose: true,
  canReopen: false,
  bridges: [
    {
      __typename: 'FinanceBridge',
      account: 'deferred_revenue',
      openingCents: 100,
      steps: [{ __typename: 'FinanceBridgeStep', part: 'used', cents: -3_700 }],
      closingCents: 14_150,
    },
    { __typename: 'FinanceBridge', account: 'clearing', openingCents: 0, steps: [], closingCents: 12_205 },
  ],
  accounts: [
    { __typename: 'FinanceMonthAccount', account: 'fees', openingCents: 0, changeCents: 545, closingCents: 545 },
  ],
  checks: [
    { __typename: 'FinanceMonthCheck', id: 'ENDED', isDone: true, isBlocking: true, message: 'The month has ended.' },
  ],
  period: null,
};

test('a month opens the movements of its numbers, and closes after a preview', async () => {
  const closed: unknown[] = [];
  renderApp(<Months />, {
    path: '/admin/finance?tab=months&month=2026-10',
    answers: {
      FinanceMonth: () => ({ financeMonth: month }),
      ClosePeriod: ({ input }) => {
        closed.push(input);
        return {
          closePeriod: {
            __typename: 'FinancePeriodPayload',
            period: { __typename: 'FinancePeriod', id: '2026-10', isClosed: true },
          },
        };
      },
    },
  });
  expect((await screen.findByRole('link', { name: 'Used: -$37.00, its movements' })).getAttribute('href')).toBe(
    '/admin/finance?tab=movements&from=2026-10-01&to=2026-10-31&account=deferred_revenue&part=used',
  );
  screen.getByText('The month has ended.');
  await userEvent.click(screen.getByRole('button', { name: 'Preview and close 2026-10' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close 2026-10?' }));
  dialog.getByText(/Deferred revenue at the end \$141.50, money at the provider \$122.05/);
  expect(closed).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Reconcile and close 2026-10' }));
  await screen.findByText('2026-10 is closed');
  expect(closed).toEqual([{ period: '2026-10' }]);
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

test('shows an account at a position of the log, with a link to its history', async () => {
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
