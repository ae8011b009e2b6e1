import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../../testing/session.tsx';
import type { ListedExceptionFragment } from '../../../gql/graphql.ts';
import { Adjustments } from './Adjustments.tsx';
import { amountOf } from './exceptionColumns.tsx';
import { Exceptions } from './Exceptions.tsx';

afterEach(cleanup);

const nothing = (kind: string) => ({
  __typename: `${kind}Connection`,
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

test('the amount of a debt is in credits, any other in dollars', () => {
  const payment = { id: 'pi_1', debt: '10 credits' };
  const amountIn = (status: string, amountCents: number | null) =>
    amountOf({ status, amountCents, payment } as ListedExceptionFragment);
  expect(amountIn('used_after_refund', null)).toBe('10 credits');
  expect(amountIn('missing_in_ledger', 17_750)).toBe('$177.50');
  expect(amountIn('late_completion', null)).toBe('–');
});

function Address() {
  return <output>{useLocation().search}</output>;
}

/** Shows a list at an address; resolves with the variables of its last query. */
function show(list: ReactNode, path: string) {
  const asked: unknown[] = [];
  const answer = (field: string, kind: string) => (variables: Record<string, unknown>) => {
    asked.push(variables);
    return { [field]: nothing(kind) };
  };
  renderApp(
    <>
      {list}
      <Address />
    </>,
    {
      path,
      answers: {
        FinanceStatuses: () => ({
          financeStatuses: [{ __typename: 'FinanceStatus', id: 'missing', meaning: 'Not in the log' }],
        }),
        FinanceExceptions: answer('financeExceptions', 'FinanceException'),
        FinanceAdjustments: answer('financeAdjustments', 'FinanceAdjustment'),
      },
    },
  );
  return asked;
}

test('the address holds the filters of exceptions, so that a link shows the same list', async () => {
  const asked = show(<Exceptions />, '/admin/finance?tab=exceptions&state=WRITTEN_OFF&status=missing');
  await screen.findByText('No exceptions here');
  expect(asked.at(-1)).toMatchObject({ state: 'WRITTEN_OFF', status: 'missing' });
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'MATCHED');
  expect(screen.getByRole('status').textContent).toBe('?tab=exceptions&state=MATCHED');
  expect(asked.at(-1)).toMatchObject({ state: 'MATCHED', status: null });
});

test('the address holds the state of the adjustments that are listed', async () => {
  const asked = show(<Adjustments />, '/admin/finance?tab=adjustments&state=DECIDED');
  await screen.findByText('No adjustment is in this state.');
  expect(asked.at(-1)).toMatchObject({ state: 'DECIDED' });
  await userEvent.selectOptions(screen.getByLabelText('State'), 'WAITING');
  await screen.findByText('Nothing waits for a decision.');
  expect(screen.getByRole('status').textContent).toBe('?tab=adjustments');
});
