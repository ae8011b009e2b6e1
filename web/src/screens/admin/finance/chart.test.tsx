import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../../testing/session.tsx';
import { Chart } from './Chart.tsx';

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

test('says that a chart has no figures instead of showing an empty box', async () => {
  renderApp(<Chart days={[day]} />);
  await screen.findByText('No revenue in these days');
  expect(screen.queryByRole('figure')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Figure'), 'used');
  await screen.findByRole('figure', { name: 'Credits used by day' });
  screen.getByText('Nov 22, 2026: 2.5');
  expect(screen.getAllByText('Nov 22')).toHaveLength(1);
  expect(screen.queryByText('2026-11-22')).toBeNull();
});
