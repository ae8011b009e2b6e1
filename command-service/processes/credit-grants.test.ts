import { describe, test } from '@jest/globals';
import { catalogVersion, trial } from '../../domain/catalog.ts';
import type { CreditsGranted } from '../../domain/credits/index.ts';
import type { PaymentInitiated, PaymentReversed, PaymentSucceeded } from '../../domain/payments/index.ts';
import { ann, granted, registered } from '../../domain/testing/samples.ts';
import type { UserIdentityUpdated } from '../../domain/users/index.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { creditGrants } from './credit-grants.ts';

const verified: UserIdentityUpdated = { type: 'UserIdentityUpdated', data: ann };
const trialGranted = (registeredAt: number): CreditsGranted =>
  granted({ amount: trial.halfCredits, catalogVersion, expiresAtMs: registeredAt + trial.period });
const item = {
  kind: 'bundle' as const,
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: 'v1',
};
const paid: PaymentSucceeded = {
  type: 'PaymentSucceeded',
  data: {
    paymentId: 'pi_1',
    purchaseId: null,
    invoiceId: null,
    userId: 'ann',
    items: [item],
    amountCents: 17_750,
    currency: 'usd',
    reportedBy: 'provider',
  },
};
const bundleGranted: CreditsGranted = {
  type: 'CreditsGranted',
  data: {
    asset: 'minutes',
    lotId: 'pi_1',
    source: 'bundle',
    amount: 20,
    debtPaidAmount: 0,
    paymentId: 'pi_1',
    priceCents: 17_750,
    paidCents: 17_750,
    currency: 'usd',
    catalogVersion: 'v1',
    isApart: false,
    itemName: 'Starter Pack',
    expiresAtMs: null,
  },
};
const reversal = { paymentId: 'pi_1', refundedCents: 17_750, failedRefunds: [], disputes: [], currency: 'usd' };
const refunded: PaymentReversed = { type: 'PaymentReversed', data: { ...reversal, invoiceId: null, userId: 'ann' } };

const initiated: PaymentInitiated = {
  type: 'PaymentInitiated',
  data: {
    paymentId: 'pi_1',
    purchaseId: null,
    invoiceId: null,
    userId: 'ann',
    items: [item],
    currency: 'usd',
    provider: 'stripe',
  },
};
const twin = {
  kind: 'twin' as const,
  id: 'digital-twin',
  name: 'Digital Twin',
  halfCredits: 0,
  twinCredits: 1,
  priceCents: 35_000,
  catalogVersion: 'v1',
};
const plan = {
  ...item,
  kind: 'plan' as const,
  id: 'monthly',
  name: 'Monthly Plan',
  halfCredits: 10,
  priceCents: 9_900,
};
const paidForPlan: PaymentSucceeded = { ...paid, data: { ...paid.data, items: [plan], amountCents: 9_900 } };
const initiatedForBoth: PaymentInitiated = { ...initiated, data: { ...initiated.data, items: [item, twin] } };
const paidForBoth: PaymentSucceeded = { ...paid, data: { ...paid.data, items: [item, twin], amountCents: 52_750 } };
const bundleOfBoth: CreditsGranted = { ...bundleGranted, data: { ...bundleGranted.data, paidCents: 52_750 } };
const twinGranted: CreditsGranted = {
  type: 'CreditsGranted',
  data: {
    asset: 'twins',
    lotId: 'pi_1',
    source: 'bundle',
    amount: 1,
    debtPaidAmount: 0,
    expiresAtMs: null,
    paymentId: 'pi_1',
    priceCents: 35_000,
    paidCents: 52_750,
    currency: 'usd',
    catalogVersion: 'v1',
    isApart: false,
    itemName: 'Digital Twin',
  },
};
const wholeReversal = { ...reversal, refundedCents: 52_750 };

describe('credit grants', () => {
  const { given } = specifyWork(creditGrants);

  test('grants the trial once to a registered user with a verified address', () =>
    given(on('user-ann', registered(), 500), on('user-ann', verified, 600)).appends(
      on('credits-ann', trialGranted(500)),
    ));

  test('grants no trial before the address is verified', () =>
    given(on('user-ann', registered({ emailVerified: false }))).appends());

  test('grants the trial when the address is verified later', () =>
    given(on('user-ann', registered({ emailVerified: false }), 500), on('user-ann', verified, 600)).appends(
      on('credits-ann', trialGranted(600)),
    ));

  test('grants the credits of a payment', () =>
    given(on('payment-pi_1', paid)).appends(on('credits-ann', bundleGranted)));

  test('grants each item of a payment for several items', () =>
    given(on('payment-pi_1', paidForBoth)).appends(
      on('credits-ann', bundleOfBoth),
      on('twincredits-ann', twinGranted),
    ));

  test('leaves the credits of a plan to its invoice', () => given(on('payment-pi_1', paidForPlan)).appends());

  test('claws back each item of a refunded payment', () =>
    given(
      on('payment-pi_1', initiatedForBoth),
      on('payment-pi_1', paidForBoth),
      on('credits-ann', bundleOfBoth),
      on('twincredits-ann', twinGranted),
      on('payment-pi_1', { type: 'PaymentReversed', data: { ...wholeReversal, invoiceId: null, userId: 'ann' } }),
    ).appends(
      on('credits-ann', {
        type: 'CreditsClawedBack',
        data: { asset: 'minutes', ...wholeReversal, lotId: 'pi_1', takenAmount: 20, fromOthers: [], debtAmount: 0 },
      }),
      on('twincredits-ann', {
        type: 'CreditsClawedBack',
        data: { asset: 'twins', ...wholeReversal, lotId: 'pi_1', takenAmount: 1, fromOthers: [], debtAmount: 0 },
      }),
    ));

  test('claws back the credits of a refunded payment', () =>
    given(
      on('payment-pi_1', initiated),
      on('credits-ann', bundleGranted),
      on('payment-pi_1', paid),
      on('payment-pi_1', refunded),
    ).appends(
      on('credits-ann', {
        type: 'CreditsClawedBack',
        data: { asset: 'minutes', ...reversal, lotId: 'pi_1', takenAmount: 20, fromOthers: [], debtAmount: 0 },
      }),
    ));
});
