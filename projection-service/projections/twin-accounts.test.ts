import { expect, test } from '@jest/globals';
import { twinGrant } from '../../domain/credits/testing/twin-grant.ts';
import { givenPosition, happened, projectionSpec } from '../testing/projection-spec.ts';
import { credits } from './credits.ts';

const stream = 'twincredits-ann';
const held = [{ lotId: 'pi_1', amount: 1 }];
const granted = happened(stream, 'CreditsGranted', twinGrant);
const reserved = happened(stream, 'CreditsReserved', {
  asset: 'twins',
  holdId: 'h1',
  heldFor: 'a1',
  amount: 1,
  lots: held,
  expiresAtMs: 1,
  requestHash: 'h',
});
const captured = happened(stream, 'CreditsCaptured', {
  asset: 'twins',
  holdId: 'h1',
  heldFor: 'a1',
  held,
  debtPaid: [],
  returned: [],
  capturedAmount: 1,
  expiredAmount: 0,
  durationMs: null,
});
const clawedBack = happened(stream, 'CreditsClawedBack', {
  asset: 'twins',
  paymentId: 'pi_1',
  lotId: 'pi_1',
  refundedCents: 35_000,
  failedRefunds: [],
  disputes: [],
  currency: 'usd',
  takenAmount: 0,
  fromOthers: [],
  debtAmount: 1,
});

test.each([
  ['bought', [granted], { available: 1, held: 0, consumed: 0, debt: 0 }],
  ['set aside', [granted, reserved], { available: 0, held: 1, consumed: 0, debt: 0 }],
  ['used', [granted, reserved, captured], { available: 0, held: 0, consumed: 1, debt: 0 }],
  [
    'owed after the refund of a used one',
    [granted, reserved, captured, clawedBack],
    { available: 0, held: 0, consumed: 1, debt: 1 },
  ],
])('shows a twin credit that is %s', async (_, events, balance) => {
  await projectionSpec(credits)
    .given(events)
    .then(({ twinAccounts, accounts }) => {
      expect(twinAccounts).toMatchObject({ ann: { ...balance, position: givenPosition(events.length - 1) } });
      // Twins are not credits for videos, so their movements are no rows of the statement.
      expect(accounts).toEqual({});
    });
});
