import { test } from '@jest/globals';
import { twinGrant } from '../../domain/twin-credits/testing/twin-grant.ts';
import { givenPosition, happened, projectionSpec } from '../testing/projection-spec.ts';
import { twinCredits } from './twin-credits.ts';

const stream = 'twincredits-ann';
const held = [{ lotId: 'pi_1', twinCredits: 1 }];
const granted = happened(stream, 'TwinCreditsGranted', twinGrant);
const reserved = happened(stream, 'TwinCreditsReserved', {
  holdId: 'h1',
  avatarId: 'a1',
  twinCredits: 1,
  lots: held,
  expiresAtMs: 1,
  requestHash: 'h',
});
const captured = happened(stream, 'TwinCreditsCaptured', {
  holdId: 'h1',
  avatarId: 'a1',
  held,
  debtPaid: [],
  returned: [],
  capturedTwinCredits: 1,
});
const clawedBack = happened(stream, 'TwinCreditsClawedBack', {
  paymentId: 'pi_1',
  lotId: 'pi_1',
  refundedCents: 35_000,
  disputes: [],
  currency: 'usd',
  takenTwinCredits: 0,
  fromOthers: [],
  debtTwinCredits: 1,
});

test.each([
  ['bought', [granted], { available: 1, held: 0, used: 0, debt: 0 }],
  ['set aside', [granted, reserved], { available: 0, held: 1, used: 0, debt: 0 }],
  ['used', [granted, reserved, captured], { available: 0, held: 0, used: 1, debt: 0 }],
  [
    'owed after the refund of a used one',
    [granted, reserved, captured, clawedBack],
    { available: 0, held: 0, used: 1, debt: 1 },
  ],
])('shows a twin credit that is %s', async (_, events, balance) => {
  await projectionSpec(twinCredits)
    .given(events)
    .then({ twinAccounts: { ann: { ...balance, position: givenPosition(events.length - 1) } } });
});
