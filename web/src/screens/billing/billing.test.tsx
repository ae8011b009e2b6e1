import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import { completedKey } from '../../features/payments/completedMarker.ts';
import type { BillingQuery } from '../../gql/graphql.ts';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import Billing from './index.tsx';
import { beginOwnChange, isOwnChange } from './ownChanges.ts';
import {
  autoRenewWord,
  creditsUsed,
  lineWords,
  settledWords,
  statusWord,
  type Entry,
  type Subscription,
} from './words.ts';

const subscription: Subscription = {
  __typename: 'BillingSubscription',
  id: 'sub_1',
  status: 'ACTIVE',
  plan: { __typename: 'BillingPlan', nickname: 'Monthly Plan', amount: 9_900, interval: 'month', credits: 5 },
  currentPeriodStart: '2026-11-01T12:00:00.000Z',
  currentPeriodEnd: '2026-12-01T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  endsAt: null,
  autoRenewPaused: false,
  planCreditsPauseAt: null,
};
const entry: Entry = {
  __typename: 'BillingEntry',
  id: 'in_1',
  description: 'Monthly Plan',
  createdAt: '2026-11-01T12:00:00.000Z',
  amountCents: 9_900,
  lines: [{ __typename: 'BillingLine', description: 'Monthly Plan', amountCents: 9_900 }],
  parts: [{ __typename: 'BillingPart', kind: 'CARD', amountCents: 9_900 }],
  refundedCents: 0,
  creditedCents: 0,
  status: 'succeeded',
  invoicePdf: '/files/invoices/in_1.pdf',
};
const answer = (
  billingSubscription: BillingQuery['billingSubscription'],
  billingHistory: BillingQuery['billingHistory'] = [],
): BillingQuery => ({ billingSubscription, billingHistory });

/** A live update that says nothing about billing. */
const quiet = (): Answer => ({ accountUpdates: { __typename: 'CreditsChanged' } });

function open(billing: () => Answer | Promise<Answer>, answers: Record<string, () => Answer> = {}) {
  const user = userEvent.setup({ delay: null });
  const view = renderApp(
    <ViewerContext value={maria}>
      <Billing />
    </ViewerContext>,
    {
      viewer: maria,
      path: '/billing',
      answers: { Billing: billing, BillingUpdates: quiet, SavedCard: () => ({ savedCard: null }), ...answers },
    },
  );
  return { ...view, user, reads: () => view.asked.filter((name) => name === 'Billing').length };
}
const toastWith = (title: string, text: string) =>
  waitFor(() => {
    const shown = screen.getByText(title).closest('li, [role="status"], div');
    expect(shown).not.toBeNull();
    expect(screen.getByText(text)).not.toBeNull();
  });

afterEach(cleanup);

test('the billing screen has a main column of plan and payments, and a side column of usage and quick actions', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  open(() => promise);
  const regionOf = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Current Plan', 'Payment History', 'Usage Overview', 'Quick Actions']);
  regionOf('Current Plan').getByRole('status');
  resolve(answer(subscription, [entry]));
  await screen.findByText('Enabled');
  expect(regionOf('Current Plan').queryByRole('status')).toBeNull();
  regionOf('Payment History').getByRole('link', { name: /^Invoice PDF/u });
  for (const term of ['Credits Available', 'Monthly Allowance', 'Credits Used', 'Next Renewal'])
    regionOf('Usage Overview').getByText(term);
  const actions = regionOf('Quick Actions');
  actions.getByRole('button', { name: 'Update Payment Method' });
  expect(actions.getByRole('link', { name: /^Download Tax Invoice/u }).getAttribute('href')).toBe(entry.invoicePdf);
  actions.getByRole('link', { name: 'Contact Support' });
});

describe('without a subscription', () => {
  test('says so, and leads to the plans', async () => {
    open(() => answer(null));
    expect(await screen.findByText('No Active Subscription')).not.toBeNull();
    expect(screen.getByText('Manage your subscription and payment history')).not.toBeNull();
    const support = screen.getByRole('link', { name: 'Contact Support' });
    expect(support.getAttribute('href')).toMatch(/^mailto:.+@.+subject=Billing$/);
    expect(screen.getByText('Subscribe to access premium features and unlimited video generation')).not.toBeNull();
    expect(screen.getByText('(within your credits)')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/subscription-addons');
    expect(screen.getByText('No Payment History')).not.toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download Tax Invoice' }).disabled).toBe(true);
  });
});

describe('the plan', () => {
  test('shows price, period and renewal', async () => {
    open(() => answer(subscription, [entry]));
    expect(await screen.findByText('$99 per month, with 5 credits every 30 days')).not.toBeNull();
    expect(screen.getByText('Nov 1, 2026 – Dec 1, 2026')).not.toBeNull();
    expect(screen.getByText('Active')).not.toBeNull();
    expect(screen.getByText('Enabled')).not.toBeNull();
    expect(screen.getByRole('link', { name: /^Invoice PDF/u }).getAttribute('target')).toBe('_blank');
  });

  test('names the card that the next renewal is charged to', async () => {
    const savedCard = { __typename: 'SavedCard', brand: 'visa', last4: '4242', expMonth: 7, expYear: 2040 } as const;
    open(() => answer(subscription, [entry]), { SavedCard: () => ({ savedCard }) });
    expect(await screen.findByText('Visa ending in 4242, expires 07/2040')).not.toBeNull();
  });

  test('is shown without its card while the payment provider does not answer', async () => {
    open(() => answer(subscription, [entry]), { SavedCard: () => new Error('down') });
    expect(await screen.findByText('Nov 1, 2026 – Dec 1, 2026')).not.toBeNull();
    expect(screen.queryByText('Card')).toBeNull();
  });

  test('shows cost and grant of the last period, and a scheduled end', async () => {
    const plan = { ...subscription.plan, amount: 19_800, credits: 10 };
    open(() => answer({ ...subscription, plan, cancelAtPeriodEnd: true, endsAt: '2026-11-20T12:00:00.000Z' }, [entry]));
    expect(await screen.findByText('$198 per month, with 10 credits every 30 days')).not.toBeNull();
    expect(screen.getByText('10 credits')).not.toBeNull();
    expect(screen.getByText('Nov 20, 2026')).not.toBeNull();
    expect(screen.getByText('None: ends on Nov 20, 2026')).not.toBeNull();
  });

  test.each([
    ['2099-12-04T12:00:00.000Z', /New videos on plan credits pause on Dec 4, 2099\. Bundle credits stay usable\./u],
    ['2020-12-04T12:00:00.000Z', /Plan credits have been paused since Dec 4, 2020\. Bundle credits stay usable\./u],
  ])('says until when a due payment leaves plan credits usable: %s', async (planCreditsPauseAt, words) => {
    open(() => answer({ ...subscription, status: 'PAST_DUE', planCreditsPauseAt }));
    expect(await screen.findByText('past_due')).not.toBeNull();
    expect(screen.getByText(words)).not.toBeNull();
  });

  test('is canceled in two clicks, with the date', async () => {
    let cancelled = false;
    const { user } = open(() => answer({ ...subscription, cancelAtPeriodEnd: cancelled }), {
      CancelSubscription: () => {
        cancelled = true;
        return { cancelSubscription: { __typename: 'ChangeSubscriptionPayload', subscription: null, position: '2' } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/It ends on Dec 1, 2026/u)).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    await toastWith('Subscription Cancelled', 'Your subscription will end at the end of the current billing period.');
    expect(await screen.findByText('Cancelled')).not.toBeNull();
  });

  test.each([
    ['CancelSubscription', 'Failed to cancel subscription. Please try again.'],
    ['ReactivateSubscription', 'Failed to reactivate subscription. Please try again.'],
  ])('shows that %s failed', async (operation, text) => {
    const cancels = operation === 'CancelSubscription';
    const { user } = open(() => answer({ ...subscription, cancelAtPeriodEnd: !cancels }), {
      [operation]: () => new Error('down'),
    });
    await user.click(
      await screen.findByRole('button', { name: cancels ? 'Cancel Subscription' : 'Reactivate Subscription' }),
    );
    if (cancels) {
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    }
    await toastWith('Error', text);
  });

  test('is reactivated', async () => {
    const { user } = open(() => answer({ ...subscription, cancelAtPeriodEnd: true }), {
      ReactivateSubscription: () => ({
        reactivateSubscription: { __typename: 'ChangeSubscriptionPayload', subscription: null, position: '2' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Reactivate Subscription' }));
    await toastWith('Subscription Reactivated', 'Your subscription renews again.');
  });

  test('shows that the portal did not open', async () => {
    const { user } = open(() => answer(subscription), { OpenCustomerPortal: () => new Error('down') });
    await user.click(await screen.findByRole('button', { name: 'Manage Payment' }));
    await toastWith('Error', 'Failed to access billing portal. Please try again.');
  });
});

describe('the data', () => {
  test('is refreshed by the button', async () => {
    let fails = false;
    const { user } = open(() => (fails ? new Error('down') : answer(null)));
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await toastWith('Data Refreshed', 'Billing information has been updated.');
    fails = true;
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await toastWith('Refresh Failed', 'Unable to refresh billing data. Please try again.');
  });

  test('says that it is being refreshed until the answer is there', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    let waits = false;
    const { user } = open(() => (waits ? promise : answer(null)));
    const button = await screen.findByRole('button', { name: 'Refresh' });
    waits = true;
    await user.click(button);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refreshing...' }).ariaBusy).toBe('true');
    resolve(answer(null));
    expect(await screen.findByRole('button', { name: 'Refresh' })).not.toBeNull();
  });

  test('is read again on focus, after a payment in another tab, and every 30 s', async () => {
    jest.useFakeTimers();
    try {
      const { reads } = open(() => answer(null));
      await act(() => jest.advanceTimersByTimeAsync(0));
      const before = reads();
      await act(async () => void window.dispatchEvent(new Event('focus')));
      expect(reads()).toBe(before + 1);
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: completedKey })));
      expect(reads()).toBe(before + 2);
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'other' })));
      expect(reads()).toBe(before + 2);
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(reads()).toBe(before + 3);
    } finally {
      jest.useRealTimers();
    }
  });

  test('says why it cannot be shown', async () => {
    open(() => new Error('down'));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again');
  });
});

describe('the words', () => {
  test.each([
    [0, '5'],
    [2.5, '2.5'],
    [5, '0'],
    [5.5, 'N/A (Bundle Credits)'],
  ])('with %d credits available, the credits used are %s', (available, words) => {
    expect(creditsUsed(available, 5)).toBe(words);
  });

  test('a status has its badge', () => {
    expect(statusWord('ACTIVE').word).toBe('Active');
    expect(statusWord('TRIALING').word).toBe('Trial');
    expect(statusWord('PAST_DUE')).toEqual({ word: 'past_due', tone: 'danger' });
  });

  test('auto-renew shows Paused before Cancelled, and Cancelled before Enabled', () => {
    const paused = { ...subscription, autoRenewPaused: true, cancelAtPeriodEnd: true };
    expect(autoRenewWord(paused).word).toBe('Paused');
    expect(autoRenewWord({ ...paused, autoRenewPaused: false }).word).toBe('Cancelled');
    expect(autoRenewWord(subscription).word).toBe('Enabled');
  });
});

describe('a live update of the subscription', () => {
  const updated = (position: string) => () => ({
    accountUpdates: { __typename: 'SubscriptionUpdated', position },
  });
  const words = 'Your subscription has been updated successfully.';

  test('shows a toast when it was changed elsewhere', async () => {
    open(() => answer(subscription), { BillingUpdates: updated('9') });
    await toastWith('Payment Processed', words);
  });

  test('shows none while this page changes it, nor afterwards for the same change', () => {
    const end = beginOwnChange();
    expect(isOwnChange('5')).toBe(true);
    end('5');
    expect([isOwnChange('5'), isOwnChange('6')]).toEqual([true, false]);
  });

  test('is not missed after a change that failed', () => {
    beginOwnChange()();
    expect(isOwnChange('7')).toBe(false);
  });
});

describe('a row of the history', () => {
  const line = (description: string, amountCents: number) =>
    ({ __typename: 'BillingLine', description, amountCents }) as const;
  const part = (kind: Entry['parts'][number]['kind'], amountCents: number) =>
    ({ __typename: 'BillingPart', kind, amountCents }) as const;

  test('adds nothing to one line paid by card', () => {
    expect(lineWords(entry)).toEqual([]);
    expect(settledWords(entry)).toEqual([]);
  });

  test('says what was charged and how it was settled', () => {
    const lines = [line('Monthly Plan', 9_900), line('Discount', -2_000), line('Tax', 1_501)];
    const parts = [part('CARD', 4_401), part('CREDIT_BALANCE', 5_000)];
    expect(lineWords({ lines })).toEqual(['Monthly Plan $99.00', 'Discount -$20.00', 'Tax $15.01']);
    expect(settledWords({ amountCents: 9_900, parts })).toEqual(['$44.01 by card', '$50.00 from your credit balance']);
  });

  test('says where the money went that was owed to the customer', () => {
    expect(settledWords({ amountCents: -3_300, parts: [part('CREDIT_BALANCE', -3_300)] })).toEqual([
      '$33.00 added to your credit balance',
    ]);
  });

  test('says that it also collected older debts', () => {
    const parts = [part('CARD', 11_400), part('CREDIT_BALANCE', -1_500)];
    expect(settledWords({ amountCents: 9_900, parts })).toEqual([
      '$114.00 by card',
      '$15.00 of it for what was owed before',
    ]);
  });

  test('names credit notes and other payments', () => {
    const parts = [part('CREDIT_NOTE', 2_000), part('OUT_OF_BAND', 7_900)];
    expect(settledWords({ amountCents: 9_900, parts })).toEqual([
      '$20.00 by a credit note',
      '$79.00 paid in another way',
    ]);
  });
});
