import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { takeReturnPath } from '../../app/session/returnPath.ts';
import { completedKey } from '../../features/payments/completedMarker.ts';
import { catalog } from '../../testing/server.ts';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { currentToast, dismissToast } from '../../ui/toastStore.ts';
import Checkout from './index.tsx';

interface Call {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}
type Reply = { readonly status: number; readonly body: unknown };

let calls: Call[] = [];
let setup: (call: Call) => Reply;
let charge: () => Reply | Promise<Reply>;

const twinQuote = {
  items: [{ id: 'digital-twin', description: 'Digital Twin', amount: 35_000, credits: 0 }],
  total: 35_000,
};
const opened = (quote: object = twinQuote): Reply => ({
  status: 200,
  body: { clientSecret: 'pi_1_secret', paymentIntentId: 'pi_1', quote },
});
const refused = (status: number, message: string, more: object = {}): Reply => ({
  status,
  body: { error: message, message, ...more },
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  calls = [];
  setup = () => opened();
  charge = () => ({ status: 200, body: { id: 'pi_1', status: 'succeeded' } });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const call: Call = { path, body: JSON.parse(body), key: headers['idempotency-key'] };
    calls.push(call);
    const reply = path.startsWith('/api/') ? setup(call) : await charge();
    return { ok: reply.status < 400, status: reply.status, text: async () => JSON.stringify(reply.body) };
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p>At {`${pathname}${search}`}</p>;
}

const confirmed = (creditsAdded: number, twinCreditsAdded: number) => ({
  __typename: 'ConfirmPaymentPayload',
  creditsAdded,
  twinCreditsAdded,
  position: '21',
  payment: { __typename: 'Payment', id: 'pi_1', status: 'SUCCEEDED' },
  account: maria.account,
  twinCredits: { __typename: 'TwinCreditAccount', id: 'u1', available: twinCreditsAdded, held: 0, used: 0, debt: 0 },
});

function open(
  query: string,
  { viewer = maria, answers = {} }: { viewer?: typeof maria | null; answers?: Record<string, () => Answer> } = {},
) {
  const settings = { __typename: 'PaymentSettings', testMode: true, publishableKey: null };
  return renderApp(
    <Routes>
      <Route path="/checkout" element={<Checkout />} />
      <Route path="*" element={<Where />} />
    </Routes>,
    {
      path: `/checkout?${query}`,
      viewer,
      answers: {
        PaymentSettings: () => ({ paymentSettings: settings }),
        ConfirmPayment: () => ({ confirmPayment: confirmed(0, 1) }),
        ...answers,
      },
    },
  );
}
const said = () => ({ title: currentToast()?.title, description: currentToast()?.description });
const twin = 'plan=digital-twin&amount=350';

async function payWithCard() {
  const user = userEvent.setup({ delay: null });
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Expiration date'), '1239');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.click(screen.getByRole('button', { name: /^Pay / }));
  return user;
}

describe('the order in the address', () => {
  test.each<[string, string, object]>([
    [twin, '/api/create-payment-intent', { planId: 'digital-twin', amount: 350, customAvatar: false }],
    [
      'plan=volume-pro&type=bundle&amount=725&credits=50',
      '/api/create-payment-intent',
      { planId: 'volume-pro', type: 'bundle', amount: 725, credits: 50, customAvatar: false },
    ],
    [
      'plan=monthly&amount=449&customAvatar=true',
      '/api/create-subscription',
      { planId: 'monthly', customAvatar: true, totalAmount: 449 },
    ],
    [
      'plan=monthly&amount=824&bundleId=volume-pro&bundleName=Volume+Pro&bundlePrice=725&credits=50',
      '/api/create-subscription-with-bundle',
      {
        planId: 'monthly',
        bundleId: 'volume-pro',
        bundlePrice: 725,
        credits: 50,
        totalAmount: 824,
        customAvatar: false,
      },
    ],
    [
      'plan=monthly&amount=824&bundleName=Volume+Pro&bundlePrice=725&credits=50',
      '/api/create-subscription-with-bundle',
      {
        planId: 'monthly',
        bundleId: 'volume-pro',
        bundlePrice: 725,
        credits: 50,
        totalAmount: 824,
        customAvatar: false,
      },
    ],
  ])('%s opens the payment with %s', async (query, path, body) => {
    open(query);
    await screen.findByLabelText('Card number');
    expect(calls).toMatchObject([{ path, body }]);
  });

  test('shows the lines of the quote, which add up to what is charged', async () => {
    const items = [
      { id: 'monthly-base', description: 'Base plan (3 credits)', amount: 7_500, credits: 3 },
      { id: 'monthly-credits', description: '2 more monthly credits', amount: 2_400, credits: 2 },
    ];
    setup = () => opened({ items, total: 9_900 });
    open('plan=monthly&amount=99');
    for (const text of ['$75.00', '$24.00', '$99.00']) expect(await screen.findByText(text)).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Pay $99.00' })).not.toBeNull();
    const summary = screen.getByRole('heading', { name: 'Order summary' }).closest('section');
    expect(summary?.textContent).toContain('The Monthly Plan renews every 30 days for $99 until you cancel it.');
  });

  test.each([
    '',
    'amount=99',
    'plan=monthly',
    'plan=monthly&amount=0',
    'plan=monthly&amount=-1',
    'plan=monthly&amount=x',
  ])('with "%s" shows "Unable to load payment information."', async (query) => {
    open(query);
    expect(await screen.findByText('Unable to load payment information.')).not.toBeNull();
    expect(calls).toEqual([]);
  });

  test('for a retired plan leads to the add-ons', async () => {
    open('plan=rapid-starter&amount=10');
    expect(await screen.findByText('At /subscription-addons?retired=1')).not.toBeNull();
  });

  test('opens the same payment again after a reload, and another one after a purchase', async () => {
    const { unmount } = open(twin);
    await screen.findByLabelText('Card number');
    unmount();
    open(twin);
    await payWithCard();
    await screen.findByText('At /manage-avatars?payment=success');
    cleanup();
    open(twin);
    await screen.findByLabelText('Card number');
    const keys = calls.filter(({ path }) => path.startsWith('/api/')).map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('shows a changed price, which the user has to agree to', async () => {
    const quote = { items: [{ ...twinQuote.items[0], amount: 31_500 }], total: 31_500 };
    setup = ({ body }) =>
      body['amount'] === 315
        ? opened(quote)
        : refused(400, 'Price changed, please review', { code: 'PRICE_CHANGED', quote });
    open(twin);
    expect(await screen.findByText('Price changed, please review')).not.toBeNull();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue at this price' }));
    expect(await screen.findByRole('button', { name: 'Pay $315.00' })).not.toBeNull();
  });

  test('offers the email blast with the plan where it is sold', async () => {
    const emailBlast = { __typename: 'AddonOffer', id: 'email-blast', name: 'Email Blast', priceCents: 30_000 };
    open('plan=monthly&amount=99', { answers: { Catalog: () => ({ catalog: { ...catalog, emailBlast } }) } });
    await screen.findByLabelText('Card number');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Email Blast: $300 per month' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ emailBlast: true, totalAmount: 399 }));
  });
});

describe('leads on after a failure, in time to read the toast', () => {
  const after = async (ms: number): Promise<void> => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
  };
  const place = (): string | null => screen.queryByText(/^At /)?.textContent ?? null;

  beforeEach(() => {
    jest.useFakeTimers();
  });

  test('without a session: "Login Required", to /login after 1 s, and back afterwards', async () => {
    open(twin, { viewer: null });
    await after(999);
    expect(said()).toMatchObject({ title: 'Login Required' });
    expect(place()).toBeNull();
    await after(1);
    expect(place()).toBe('At /login');
    expect(takeReturnPath()).toBe(`/checkout?${twin}`);
    expect(calls).toEqual([]);
  });

  test.each([
    [401, 'Authentication required'],
    [500, 'Not authenticated'],
  ])('the session is over (%d %s): "Session Expired", to /login after 1.5 s, and back', async (status, message) => {
    setup = () => refused(status, message);
    open(twin);
    await after(1_499);
    expect(said()).toMatchObject({ title: 'Session Expired' });
    expect(place()).toBeNull();
    await after(100);
    expect(place()).toBe('At /login');
    expect(takeReturnPath()).toBe(`/checkout?${twin}`);
  });

  test('any other failure: "Payment Setup Failed", to /subscription-addons after 2 s', async () => {
    setup = () => refused(503, 'The payment provider cannot be reached right now.');
    open(twin);
    await after(1_999);
    expect(said()).toEqual({
      title: 'Payment Setup Failed',
      description: 'The payment provider cannot be reached right now.',
    });
    expect(place()).toBeNull();
    await after(100);
    expect(place()).toBe('At /subscription-addons');
  });
});

describe('paying', () => {
  test('a Digital Twin leads to the twins, and other tabs are notified for 5 s', async () => {
    const stored = jest.spyOn(Storage.prototype, 'setItem');
    open(twin);
    await payWithCard();
    expect(await screen.findByText('At /manage-avatars?payment=success')).not.toBeNull();
    expect(said()).toEqual({ title: 'Payment Successful', description: 'Digital Twin purchased' });
    // The marker's own test checks how long it is kept.
    expect(stored).toHaveBeenCalledWith(completedKey, expect.stringMatching(/^pi_1\//u));
  });

  test('anything else leads to /payment-success', async () => {
    open('plan=volume-pro&type=bundle&amount=725&credits=50', {
      answers: { ConfirmPayment: () => ({ confirmPayment: confirmed(50, 0) }) },
    });
    await payWithCard();
    expect(await screen.findByText('At /payment-success?plan=volume-pro')).not.toBeNull();
    expect(said()).toEqual({ title: 'Payment Successful', description: '50 credits added.' });
  });

  test.each([
    [
      'declined',
      () => ({ status: 402, body: { error: { message: 'Your card was declined.' } } }),
      'Payment Failed',
      'Your card was declined.',
    ],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Payment Error', 'An unexpected error occurred'],
  ])('a charge that is %s keeps the form and says why', async (_, answer, title, description) => {
    charge = answer;
    open(twin);
    await payWithCard();
    await waitFor(() => expect(said()).toEqual({ title, description }));
    expect(screen.getByLabelText('Card number')).not.toBeNull();
  });

  test('leads on when a success can’t be reported, and says that it takes a moment', async () => {
    open(twin, { answers: { ConfirmPayment: () => new Error('down') } });
    await payWithCard();
    expect(await screen.findByText('At /manage-avatars?payment=success')).not.toBeNull();
    expect(said()).toEqual({
      title: 'Payment Succeeded',
      description: 'Payment completed but credits may take a moment to appear.',
    });
  });
});
