import { AssertionError } from 'node:assert';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadMutant, type Mutant } from '../testing/mutate.ts';
import { specify } from '../testing/spec.ts';
import * as payments from './index.ts';
import type { PaymentEvent, PaymentReversed } from './index.ts';
import {
  byBrowser,
  byProvider,
  byRepair,
  checkReports,
  decline,
  dispute,
  initiate,
  type Payments,
  reversal,
  starterPack,
} from './testing/reports.ts';

const { given } = specify({
  initial: payments.initialPayment,
  decide: payments.decidePayment,
  evolve: payments.evolvePayment,
});

const initiated: PaymentEvent = {
  type: 'PaymentInitiated',
  data: {
    paymentId: 'pi_1',
    purchaseId: 'purchase-1',
    invoiceId: null,
    userId: 'u1',
    items: [starterPack],
    currency: 'usd',
    provider: 'stripe',
  },
};
const succeeded = (reportedBy: 'browser' | 'provider' | 'reconciliation'): PaymentEvent => ({
  type: 'PaymentSucceeded',
  data: {
    paymentId: 'pi_1',
    purchaseId: 'purchase-1',
    invoiceId: null,
    userId: 'u1',
    items: [starterPack],
    amountCents: 17_750,
    currency: 'usd',
    reportedBy,
  },
});
const reversed = (
  figures: Omit<PaymentReversed['data'], 'paymentId' | 'invoiceId' | 'userId' | 'currency'>,
): PaymentEvent => ({
  type: 'PaymentReversed',
  data: { paymentId: 'pi_1', invoiceId: null, userId: 'u1', currency: 'usd', ...figures },
});

describe('starting a payment', () => {
  test('records what is bought and for how much', () => {
    given().when(initiate).then(initiated);
  });

  test('changes nothing when it is reported again', () => {
    given(initiated).when(initiate).thenNothing();
    given(initiated, succeeded('browser')).when(initiate).thenNothing();
  });

  test.each([
    { userId: 'u2' },
    { currency: 'eur' },
    { items: [{ ...starterPack, priceCents: 1 }] },
    { items: [{ ...starterPack, halfCredits: 200 }] },
    { items: [{ ...starterPack, id: 'growth-bundle' }] },
    { items: [{ ...starterPack, twinCredits: 1 }] },
    { items: [starterPack, starterPack] },
  ])('refuses another purchase under the same id: %p', (other) => {
    given(initiated)
      .when({ ...initiate, ...other })
      .thenRefused('CONFLICT', 'This payment was started for something else.');
  });
});

describe("a payment's success", () => {
  test.each([
    { by: 'browser', report: byBrowser() },
    { by: 'provider', report: byProvider() },
    { by: 'reconciliation', report: byRepair },
  ] as const)('is recorded when the $by reports it', ({ by, report }) => {
    given(initiated).when(report).then(succeeded(by));
  });

  test('is recorded once', () => {
    for (const report of [byBrowser(), byProvider(), byRepair])
      given(initiated, succeeded('browser')).when(report).thenNothing();
  });

  test('is not found for an unknown payment', () => {
    for (const report of [byBrowser(), byProvider(), byRepair])
      given().when(report).thenRefused('NOT_FOUND', 'This payment was not found.');
  });

  test('claimed by another user is not found, before and after', () => {
    given(initiated).when(byBrowser({}, 'u2')).thenRefused('NOT_FOUND', 'This payment was not found.');
    given(initiated, succeeded('browser'))
      .when(byBrowser({}, 'u2'))
      .thenRefused('NOT_FOUND', 'This payment was not found.');
  });

  test.each(['u2', undefined])('of a payment that the provider stored for user %p is refused', (userId) => {
    given(initiated)
      .when(byProvider({ userId }))
      .thenRefused('PAYMENT_NOT_ACCEPTED', 'This payment belongs to another account.');
  });

  test.each(['requires_payment', 'processing', 'failed', 'canceled'] as const)(
    'is refused while the provider calls the payment %p',
    (status) => {
      given(initiated)
        .when(byBrowser({ status }))
        .thenRefused('PAYMENT_NOT_ACCEPTED', 'This payment is not completed.');
    },
  );

  test.each([
    { amountCents: 17_749 },
    { amountCents: 17_751 },
    { amountCents: 0 },
    { currency: 'eur' },
    { currency: 'USD' },
  ])('is refused for a payment with %p', (facts) => {
    given(initiated)
      .when(byProvider(facts))
      .thenRefused('PAYMENT_NOT_ACCEPTED', 'The amount of this payment is not the price of what it buys.');
  });

  test('is dated by the provider, however late it is read', () => {
    const dated = { ...succeeded('provider') };
    given(initiated)
      .when(byProvider({ paidAtMs: 1_795_435_205_000 }))
      .then({ ...dated, data: { ...dated.data, paidAtMs: 1_795_435_205_000 } } as PaymentEvent);
  });

  test('is recorded after a decline', () => {
    const declined: PaymentEvent = {
      type: 'PaymentDeclined',
      data: { paymentId: 'pi_1', userId: 'u1', code: 'card_declined', message: 'Your card was declined.' },
    };
    given(initiated).when(decline).then(declined);
    given(initiated, declined).when(byBrowser()).then(succeeded('browser'));
  });

  test('records a repeated decline once and a different one again', () => {
    const event = {
      type: 'PaymentDeclined',
      data: { paymentId: 'pi_1', userId: 'u1', code: 'card_declined', message: 'Your card was declined.' },
    } as const;
    given(initiated).when(decline).then(event);
    given(initiated, event).when(decline).thenNothing();
    const other = { code: 'expired_card', message: 'Your card has expired.' };
    given(initiated, event)
      .when({ ...decline, ...other })
      .then({ ...event, data: { ...event.data, ...other } });
  });

  test('makes later declines meaningless; so does an unknown payment', () => {
    given(initiated, succeeded('browser')).when(decline).thenNothing();
    given().when(decline).thenNothing();
  });
});

describe('a reversal', () => {
  test('is recorded with its figures, even before the success', () => {
    given(initiated)
      .when(reversal(3_333))
      .then(reversed({ refundedCents: 3_333, failedRefunds: [], disputes: [] }));
    given(initiated, succeeded('provider'))
      .when(reversal(0, dispute('open')))
      .then(reversed({ refundedCents: 0, failedRefunds: [], disputes: [dispute('open')] }));
  });

  test('is not recorded when it is zero or its payment is unknown', () => {
    given(initiated).when(reversal(0)).thenNothing();
    given().when(reversal(17_750)).thenNothing();
  });

  test('only grows and only advances', () => {
    const known = reversed({ refundedCents: 6_666, failedRefunds: [], disputes: [dispute('open')] });
    given(initiated, known).when(reversal(3_333)).thenNothing();
    given(initiated, known)
      .when(reversal(6_666, dispute('open')))
      .thenNothing();
    given(initiated, known)
      .when(reversal(3_333, dispute('won')))
      .then(reversed({ refundedCents: 6_666, failedRefunds: [], disputes: [dispute('won')] }));
    given(initiated, known)
      .when(reversal(3_333, dispute('lost')))
      .then(reversed({ refundedCents: 6_666, failedRefunds: [], disputes: [dispute('lost')] }));
    given(initiated, reversed({ refundedCents: 0, failedRefunds: [], disputes: [dispute('won')] }))
      .when(reversal(0, dispute('open')))
      .thenNothing();
  });

  test('counts each dispute separately: a second one after a won one takes at once', () => {
    const [won, second] = [dispute('won'), dispute('open', 9_000, 'dp_2')];
    const known = reversed({ refundedCents: 0, failedRefunds: [], disputes: [won] });
    given(initiated, known)
      .when(reversal(0, second, won))
      .then(reversed({ refundedCents: 0, failedRefunds: [], disputes: [won, second] }));
  });
});

describe('reports in every order', () => {
  test('have the same result', () => {
    checkReports(payments);
  });

  const put = (name: string, find: string, by: string): Mutant => ({
    name,
    patches: [{ file: 'decide.ts', find, put: by }],
  });
  test.each([
    put('granted-twice', "if (state.status === 'succeeded') return [];", ''),
    put('any-claimant', '(claimedBy !== undefined && claimedBy !== userId)', 'false'),
    put('any-owner', 'if (facts.userId !== userId)', 'if (false)'),
    put('any-status', "if (facts.status !== 'succeeded')", 'if (false)'),
    put('any-amount', 'facts.amountCents !== totalCents(items) || ', ''),
    put('at-least-the-amount', 'facts.amountCents !== totalCents(items)', 'facts.amountCents < totalCents(items)'),
    put('any-currency', ' || facts.currency !== currency', ''),
    put(
      'late-figures-believed',
      'mergeReversal(state, command)',
      '{ refundedCents: command.refundedCents, disputes: command.disputes }',
    ),
    put(
      'decline-ends-it',
      'declines: state.declines + 1',
      "declines: state.declines + 1, status: 'unknown', userId: undefined",
    ),
  ])('find the mistake $name', async (mutant) => {
    const wrong = await loadMutant<Payments>(join(process.cwd(), 'domain/payments'), mutant);
    expect(() => checkReports(wrong)).toThrow(AssertionError);
  });
});
