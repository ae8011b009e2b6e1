import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import type { ConfirmPaymentMutation, PaymentSettingsQuery, StartPaymentMutation } from '../../gql/graphql.ts';
import { catalog } from '../../testing/server.ts';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { currentToast, dismissToast } from '../../ui/toastStore.ts';
import CreditDialog from './CreditDialog.tsx';
import { Overlay } from './Overlay.tsx';
import { isOwnPayment } from '../payments/ownPayments.ts';

const paymentSettings: PaymentSettingsQuery['paymentSettings'] = {
  __typename: 'PaymentSettings',
  testMode: true,
  publishableKey: null,
};
const started: StartPaymentMutation['startPayment'] = {
  __typename: 'StartPaymentPayload',
  paymentId: 'pi_1',
  clientSecret: 'pi_1_secret',
  amountCents: 17_750,
  position: '20',
};
const confirmed: ConfirmPaymentMutation['confirmPayment'] = {
  __typename: 'ConfirmPaymentPayload',
  creditsAdded: 10,
  twinCreditsAdded: 0,
  position: '21',
  payment: { __typename: 'Payment', id: 'pi_1', status: 'SUCCEEDED' },
  account: { ...maria.account, available: 17.5 },
  twinCredits: { __typename: 'TwinCreditAccount', id: 'u1', available: 0, held: 0, used: 0, debt: 0 },
};
type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Answer>>;
const willing: Answers = {
  Catalog: () => ({ catalog }),
  PaymentSettings: () => ({ paymentSettings }),
  StartPayment: () => ({ startPayment: started }),
  ConfirmPayment: () => ({ confirmPayment: confirmed }),
};

/** A request to the payment provider. */
interface Call {
  readonly path: string;
  readonly body: unknown;
}
let calls: Call[] = [];
let provider: (
  call: Call,
) => { readonly status: number; readonly body: unknown } | Promise<{ readonly status: number; readonly body: unknown }>;

const succeeded = { status: 200, body: { id: 'pi_1', status: 'succeeded' } };
const declined = (message?: string) => ({
  status: 402,
  body: {
    id: 'pi_1',
    status: 'requires_payment_method',
    error: { type: 'card_error', ...(message === undefined ? {} : { message }) },
  },
});

beforeEach(() => {
  calls = [];
  provider = () => succeeded;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    const call: Call = { path, body: JSON.parse(body) };
    calls.push(call);
    const answer = await provider(call);
    return { ok: answer.status < 400, status: answer.status, text: () => Promise.resolve(JSON.stringify(answer.body)) };
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  jest.restoreAllMocks();
});

function open(answers: Answers = {}, viewer = maria) {
  const onOpenChange = jest.fn<(open: boolean) => void>();
  const view = renderApp(
    <ViewerContext value={viewer}>
      <CreditDialog onOpenChange={onOpenChange} />
    </ViewerContext>,
    { viewer, answers: { ...willing, ...answers } },
  );
  return { ...view, onOpenChange, user: userEvent.setup({ delay: null }) };
}

/** Chooses the Starter Pack and fills in a card. */
async function reachPayment(answers: Answers = {}, card = '4242424242424242') {
  const view = open(answers);
  await view.user.click(await screen.findByRole('button', { name: /Starter Pack/u }));
  await view.user.type(await screen.findByLabelText('Card number'), card);
  await view.user.type(screen.getByLabelText('Expiration date'), '1239');
  await view.user.type(screen.getByLabelText('Security code'), '123');
  return view;
}
const pay = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Pay $177.50' }));
const said = () => {
  const { title, description, variant } = currentToast() ?? {};
  return { title, description, variant };
};

describe('choosing a bundle', () => {
  test('shows price, credits, price per credit, the popular bundle, and the balance after each', async () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Choose Credit Bundle' })).not.toBeNull();
    const choice = await screen.findByRole('button', { name: /Volume Pro/u });
    for (const words of ['$725', '50 credits', '$14.50 per credit', 'Most popular', '57.5'])
      expect(within(choice).getByText(words)).not.toBeNull();
  });

  test('pays a debt first', async () => {
    open({}, { ...maria, account: { ...maria.account, available: 0, debt: 4 } });
    expect(within(await screen.findByRole('button', { name: /Starter Pack/u })).getByText('6')).not.toBeNull();
  });

  test('starts one payment for a second choice of the same bundle', async () => {
    const keys: unknown[] = [];
    const { user } = open({
      StartPayment: ({ input }) => {
        keys.push(input);
        return { startPayment: started };
      },
    });
    await user.click(await screen.findByRole('button', { name: /Starter Pack/u }));
    await user.click(await screen.findByRole('button', { name: 'Choose another bundle' }));
    await user.click(await screen.findByRole('button', { name: /Starter Pack/u }));
    await screen.findByRole('dialog', { name: 'Complete Your Purchase' });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[0]).toMatchObject({ bundleId: 'starter-pack', expectedPriceCents: 17_750 });
  });

  test('shows a toast when no payment can be started', async () => {
    const { user } = open({ StartPayment: () => new Error('down') });
    await user.click(await screen.findByRole('button', { name: /Starter Pack/u }));
    await waitFor(() =>
      expect(said()).toEqual({
        title: 'Error',
        description: 'Failed to create payment session. Please try again.',
        variant: 'destructive',
      }),
    );
    expect(screen.getByRole('dialog', { name: 'Choose Credit Bundle' })).not.toBeNull();
  });

  test('shows the new price when it has changed', async () => {
    let asked = 0;
    const prices = () => ({
      catalog: {
        ...catalog,
        bundles: catalog.bundles.map((bundle) => ({
          ...bundle,
          priceCents: bundle.priceCents + (asked++ < 2 ? 0 : 1_000),
        })),
      },
    });
    const { user } = open({
      Catalog: prices,
      StartPayment: () =>
        new CombinedGraphQLErrors({
          errors: [{ message: 'Price changed, please review', extensions: { code: 'PRICE_CHANGED' } }],
        }),
    });
    await user.click(await screen.findByRole('button', { name: /Starter Pack/u }));
    await screen.findByText('$187.50');
    await waitFor(() => expect(said()).toMatchObject({ title: 'Error', description: 'Price changed, please review' }));
  });
});

describe('paying in test mode', () => {
  test('shows that no real card is charged, and requires all fields', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Starter Pack/u }));
    await screen.findByText('Test mode: no real card is charged');
    for (const [label, autocomplete] of [
      ['Card number', 'cc-number'],
      ['Expiration date', 'cc-exp'],
      ['Security code', 'cc-csc'],
    ] as const) {
      expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe(autocomplete);
    }
    await pay(user);
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Enter the card number.',
      'Enter the expiration date.',
      'Enter the security code.',
    ]);
    expect(calls).toEqual([]);
  });

  test('adds the credits, closes the dialog, and suppresses the notice of the live update', async () => {
    const { user, onOpenChange, asked } = await reachPayment();
    await pay(user);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() =>
      expect(said()).toEqual({
        title: 'Credits Added!',
        description: 'Successfully added 10 credits to your account.',
        variant: undefined,
      }),
    );
    expect(calls).toEqual([
      {
        path: '/test-payments/v1/payment_intents/pi_1/confirm',
        body: {
          client_secret: 'pi_1_secret',
          payment_method_data: { card: { number: '4242424242424242', exp_month: '12', exp_year: '2039', cvc: '123' } },
        },
      },
    ]);
    expect(asked).toContain('ConfirmPayment');
    expect(isOwnPayment('pi_1')).toBe(true);
  });

  test('shows Processing... and keeps the dialog open during the charge', async () => {
    let finish = (): void => undefined;
    provider = () =>
      new Promise((resolve) => {
        finish = () => resolve(succeeded);
      });
    const { user, onOpenChange } = await reachPayment();
    await pay(user);
    expect(await screen.findByRole('button', { name: 'Processing...' })).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });

  test.each([
    ["with the provider's words", 'Your card was declined.', 'Your card was declined.'],
    ['without words', undefined, 'Payment could not be processed'],
  ])('keeps the dialog open for another card when a card is declined, %s', async (_, message, shown) => {
    provider = () => declined(message);
    const { user, onOpenChange } = await reachPayment();
    await pay(user);
    await waitFor(() =>
      expect(said()).toEqual({ title: 'Payment Failed', description: shown, variant: 'destructive' }),
    );
    expect(onOpenChange).not.toHaveBeenCalled();
    provider = () => succeeded;
    await pay(user);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the provider fails', () => ({ status: 500, body: { error: 'Internal' } })],
    ['the answer is not a payment', () => ({ status: 200, body: {} })],
  ])('shows an unexpected error when %s', async (_, answer) => {
    provider = answer;
    const { user, onOpenChange } = await reachPayment();
    await pay(user);
    await waitFor(() =>
      expect(said()).toEqual({
        title: 'Payment Error',
        description: 'An unexpected error occurred. Please try again.',
        variant: 'destructive',
      }),
    );
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('succeeds on a second attempt after a lost response', async () => {
    provider = () => ({
      status: 400,
      body: {
        error: {
          code: 'payment_intent_unexpected_state',
          message: 'already succeeded',
          payment_intent: { id: 'pi_1', status: 'succeeded' },
        },
      },
    });
    const { user } = await reachPayment();
    await pay(user);
    await waitFor(() => expect(said().title).toBe('Credits Added!'));
  });

  test('announces a delay, closes, and leaves the notice to the live update when the report fails', async () => {
    const { user, onOpenChange } = await reachPayment({ ConfirmPayment: () => new Error('down') });
    await pay(user);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    await waitFor(() =>
      expect(said()).toMatchObject({
        title: 'Payment Succeeded',
        description: 'Payment completed but credits may take a moment to appear.',
      }),
    );
    expect(isOwnPayment('pi_1')).toBe(false);
  });
});

describe('a card with 3-D Secure', () => {
  const asks = {
    status: 200,
    body: {
      id: 'pi_1',
      status: 'requires_action',
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: '/test-payments/3d-secure/pi_1', return_url: null },
      },
    },
  };

  test('succeeds when it is approved in the dialog', async () => {
    provider = ({ path }) => (path.endsWith('/confirm') ? asks : succeeded);
    const { user, onOpenChange } = await reachPayment({}, '4000002500003155');
    await pay(user);
    await user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(calls.at(-1)).toEqual({
      path: '/test-payments/v1/payment_intents/pi_1/authenticate',
      body: { client_secret: 'pi_1_secret', outcome: 'succeed' },
    });
    await waitFor(() => expect(said().title).toBe('Credits Added!'));
  });

  test('returns to the form when the cardholder refuses', async () => {
    provider = ({ path }) =>
      path.endsWith('/confirm') ? asks : declined('The provided PaymentMethod has failed authentication.');
    const { user } = await reachPayment({}, '4000002500003155');
    await pay(user);
    await user.click(await screen.findByRole('button', { name: 'Fail authentication' }));
    expect(await screen.findByLabelText('Card number')).not.toBeNull();
    await waitFor(() =>
      expect(said()).toMatchObject({
        title: 'Payment Failed',
        description: 'The provided PaymentMethod has failed authentication.',
      }),
    );
  });
});

describe('the return from a bank that took the whole page', () => {
  const comeBack = (path: string) => renderApp(<Overlay />, { viewer: maria, path, answers: willing });

  test('reports a payment that succeeded', async () => {
    const { asked } = comeBack(
      '/dashboard?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded',
    );
    expect(await screen.findByText('Successfully added 10 credits to your account.')).not.toBeNull();
    expect(asked.filter((name) => name === 'ConfirmPayment')).toHaveLength(1);
  });

  test('shows that a payment failed and reports nothing', async () => {
    const { asked } = comeBack('/dashboard?payment_intent=pi_1&redirect_status=failed');
    expect(await screen.findByText('Payment could not be processed')).not.toBeNull();
    expect(asked).not.toContain('ConfirmPayment');
  });
});

test('Stripe confirms with a return to the dashboard, and leaves the page only if it has to', async () => {
  const asked: unknown[] = [];
  const element = {
    on: (event: string, listener: () => void) => void (event === 'ready' && setTimeout(listener)),
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
    mount: () => undefined,
  };
  const unused = () => undefined;
  const stripe = {
    elements: () => ({ create: () => element, getElement: () => null, update: unused, on: unused }),
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    confirmPayment: ({ redirect, confirmParams }: Record<string, unknown>) => {
      asked.push({ redirect, confirmParams });
      return Promise.resolve({ paymentIntent: { status: 'succeeded' } });
    },
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
  try {
    const { user, onOpenChange } = open({
      PaymentSettings: () => ({ paymentSettings: { ...paymentSettings, testMode: false, publishableKey: 'pk_test' } }),
    });
    await user.click(await screen.findByRole('button', { name: /Starter Pack/u }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $177.50' }).disabled).toBe(false),
    );
    await pay(user);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    const [confirmed] = asked;
    expect(confirmed).toEqual({
      redirect: 'if_required',
      confirmParams: { return_url: new URL('/dashboard', location.origin).href },
    });
  } finally {
    Reflect.deleteProperty(window, 'Stripe');
  }
});
