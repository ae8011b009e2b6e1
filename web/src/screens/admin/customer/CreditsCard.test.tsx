import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../testing/session.tsx';
import { CreditsCard } from './CreditsCard.tsx';
import type { ShownCustomer } from './documents.ts';

afterEach(cleanup);

const customer: ShownCustomer = {
  __typename: 'Customer',
  id: 'u7',
  name: 'Ann Live',
  email: 'ann@brokerage.example',
  username: 'ann',
  erased: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  credits: 5,
  creditsHeld: 0,
  creditsUsed: 8,
  debt: 0,
  digitalTwinCredits: 1_200,
  subscriptionStatus: 'NONE',
  suspendedBy: null,
  deletionAt: null,
  roles: [],
};

function Moving() {
  const [credits, setCredits] = useState(5);
  return (
    <>
      <CreditsCard customer={{ ...customer, credits }} mayChange={false} onChanged={() => undefined} />
      <button type="button" onClick={() => setCredits(6.5)}>
        give 1.5
      </button>
    </>
  );
}

test('an explanation disappears with the balance that it explains', async () => {
  renderApp(<Moving />, {
    answers: {
      CreditExplanation: () => ({
        creditExplanation: { __typename: 'CreditExplanation', credits: 5, text: 'You have 5 credits, because…' },
      }),
    },
  });
  screen.getByRole('link', { name: 'Digital Twin credits: 1,200' });
  await userEvent.click(screen.getByRole('button', { name: 'Why 5?' }));
  await screen.findByText('You have 5 credits, because…');
  await userEvent.click(screen.getByRole('button', { name: 'give 1.5' }));
  screen.getByRole('button', { name: 'Why 6.5?' });
  expect(screen.queryByText('You have 5 credits, because…')).toBeNull();
});
