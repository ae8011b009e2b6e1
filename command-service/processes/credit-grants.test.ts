import { describe, test } from '@jest/globals';
import { catalogVersion, trial } from '../../domain/catalog.ts';
import type { CreditsGranted } from '../../domain/credits/index.ts';
import type { PaymentReversed, PaymentSucceeded } from '../../domain/payments/index.ts';
import type { UserIdentityUpdated, UserRegistered } from '../../domain/users/index.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { creditGrants } from './credit-grants.ts';

const identity = {
  userId: 'ann',
  email: 'ann@example.com',
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  pictureUrl: null,
};
const registered = (emailVerified: boolean): UserRegistered => ({
  type: 'UserRegistered',
  data: { ...identity, emailVerified, issuer: 'https://id.example', subject: 'ann', username: 'ann' },
});
const verified: UserIdentityUpdated = { type: 'UserIdentityUpdated', data: identity };
const trialGranted = (registeredAt: number): CreditsGranted => ({
  type: 'CreditsGranted',
  data: {
    lotId: 'trial',
    source: 'trial',
    halfCredits: trial.halfCredits,
    debtPaidHalfCredits: 0,
    paymentId: null,
    priceCents: 0,
    currency: 'usd',
    catalogVersion,
    itemName: '30-day trial',
    expiresAtMs: registeredAt + trial.period,
  },
});
const item = {
  kind: 'bundle' as const,
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  priceCents: 17_750,
  catalogVersion: 'v1',
};
const paid: PaymentSucceeded = {
  type: 'PaymentSucceeded',
  data: { paymentId: 'pi_1', userId: 'ann', item, amountCents: 17_750, currency: 'usd', reportedBy: 'provider' },
};
const bundleGranted: CreditsGranted = {
  type: 'CreditsGranted',
  data: {
    lotId: 'pi_1',
    source: 'bundle',
    halfCredits: 20,
    debtPaidHalfCredits: 0,
    paymentId: 'pi_1',
    priceCents: 17_750,
    currency: 'usd',
    catalogVersion: 'v1',
    itemName: 'Starter Pack',
    expiresAtMs: null,
  },
};
const reversal = { paymentId: 'pi_1', refundedCents: 17_750, disputes: [], currency: 'usd' };
const refunded: PaymentReversed = { type: 'PaymentReversed', data: { ...reversal, userId: 'ann' } };

describe('credit grants', () => {
  const { given } = specifyWork(creditGrants);

  test('grants the trial once to a registered user with a verified address', () =>
    given(on('user-ann', registered(true), 500), on('user-ann', verified, 600)).appends(
      on('credits-ann', trialGranted(500)),
    ));

  test('grants no trial before the address is verified', () => given(on('user-ann', registered(false))).appends());

  test('grants the trial when the address is verified later', () =>
    given(on('user-ann', registered(false), 500), on('user-ann', verified, 600)).appends(
      on('credits-ann', trialGranted(600)),
    ));

  test('grants the credits of a payment', () =>
    given(on('payment-pi_1', paid)).appends(on('credits-ann', bundleGranted)));

  test('takes the credits of a refunded payment back', () =>
    given(on('credits-ann', bundleGranted), on('payment-pi_1', paid), on('payment-pi_1', refunded)).appends(
      on('credits-ann', {
        type: 'CreditsClawedBack',
        data: { ...reversal, lotId: 'pi_1', takenHalfCredits: 20, fromOthers: [], debtHalfCredits: 0 },
      }),
    ));
});
