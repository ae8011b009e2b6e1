import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { catalog } from '../../testing/server.ts';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import AddOns from './index.tsx';

afterEach(cleanup);

const open = async (ownPlan: () => Answer, sold = catalog): Promise<HTMLButtonElement> => {
  const quote = { quote: { __typename: 'Quote', totalCents: 72_500, lines: [] } };
  renderApp(<AddOns />, {
    viewer: maria,
    path: '/subscription-addons',
    answers: { Catalog: () => ({ catalog: sold }), OwnPlan: ownPlan, Quote: () => quote },
  });
  return screen.findByRole<HTMLButtonElement>('checkbox', { name: /^Monthly Plan/ });
};
const subscription = { __typename: 'BillingSubscription', id: 's1', status: 'ACTIVE' };

test('a subscriber adds to the plan and is offered no second one', async () => {
  const plan = await open(() => ({ billingSubscription: subscription }));
  expect(plan.getAttribute('aria-checked')).toBe('false');
  expect(plan.disabled).toBe(true);
  expect(screen.getByText('You have this plan already.')).not.toBeNull();
});

test.each([
  [false, /a Digital Twin that looks like you\.$/],
  [true, /a Digital Twin that looks and sounds like you\.$/],
])('promises the voice of the person only where it is cloned (%p)', async (clonesVoice, promise) => {
  await open(() => ({ billingSubscription: null }), {
    ...catalog,
    digitalTwin: { ...catalog.digitalTwin, clonesVoice },
  });
  screen.getByText(promise);
});

test.each<[string, () => Answer]>([
  ['without a subscription', () => ({ billingSubscription: null })],
  ['after it has ended', () => ({ billingSubscription: { ...subscription, status: 'CANCELED' } })],
  ['when the subscription cannot be read', () => new Error('down')],
])('the plan is chosen %s', async (_when, ownPlan) => {
  const plan = await open(ownPlan);
  expect(plan.getAttribute('aria-checked')).toBe('true');
  expect(plan.disabled).toBe(false);
});

test('says today’s total, and what the plan costs after it', async () => {
  const plan = await open(() => ({ billingSubscription: null }));
  await screen.findByText('Total to pay today');
  screen.getByText('Then $99 every 30 days, until you cancel it.');
  await userEvent.click(plan);
  expect(screen.queryByText(/^Then/)).toBeNull();
});
