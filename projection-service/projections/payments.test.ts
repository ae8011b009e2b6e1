import { describe, expect, test } from '@jest/globals';
import { givenPosition, givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { payments } from './payments.ts';

const stream = 'payment-pi_1';
const item = {
  kind: 'bundle',
  id: 'starter',
  name: 'Starter Pack',
  halfCredits: 20,
  priceCents: 17_750,
  catalogVersion: '1',
} as const;
const initiated = happened(stream, 'PaymentInitiated', {
  paymentId: 'pi_1',
  userId: 'ann',
  item,
  currency: 'usd',
  provider: 'stripe',
});
const succeeded = happened(stream, 'PaymentSucceeded', {
  paymentId: 'pi_1',
  userId: 'ann',
  item,
  amountCents: 17_750,
  currency: 'usd',
  reportedBy: 'provider',
});
const declined = happened(stream, 'PaymentDeclined', {
  paymentId: 'pi_1',
  userId: 'ann',
  code: 'card_declined',
  message: 'Your card was declined.',
});
const reversed = (refundedCents: number, ...disputes: readonly ('open' | 'won' | 'lost')[]) =>
  happened(stream, 'PaymentReversed', {
    paymentId: 'pi_1',
    userId: 'ann',
    refundedCents,
    disputes: disputes.map((status, n) => ({ disputeId: `dp_${n}`, status, amountCents: 17_750 })),
    currency: 'usd',
  });

test('a payment is shown with what it buys as soon as it is initiated', async () => {
  await projectionSpec(payments)
    .given([initiated])
    .then(
      {
        payments: {
          pi_1: {
            ownerId: 'ann',
            description: 'Starter Pack',
            amountCents: 17_750,
            currency: 'usd',
            halfCredits: 20,
            status: 'INITIATED',
            createdAt: givenTime(0),
            refundedCents: 0,
            position: givenPosition(0),
          },
        },
      },
      { times: 2 },
    );
});

test('a declined attempt changes nothing, and keeps nothing of what the provider said', async () => {
  await projectionSpec(payments)
    .given([initiated, declined])
    .then(({ payments: { pi_1 } = {} }) => {
      expect(pi_1).toMatchObject({ status: 'INITIATED', position: givenPosition(0) });
      expect(JSON.stringify(pi_1)).not.toContain('declined');
    });
});

describe('the status of a payment', () => {
  test.each([
    ['SUCCEEDED after it was collected', [succeeded], 'SUCCEEDED', 0],
    ['PARTLY_REFUNDED after a part went back', [succeeded, reversed(5_000)], 'PARTLY_REFUNDED', 5_000],
    ['REFUNDED after all of it went back', [succeeded, reversed(17_750)], 'REFUNDED', 17_750],
    ['DISPUTED while a dispute is open', [succeeded, reversed(0, 'open')], 'DISPUTED', 0],
    ['DISPUTED after a dispute was lost', [succeeded, reversed(17_750, 'won', 'lost')], 'DISPUTED', 17_750],
    ['SUCCEEDED after the dispute was won', [succeeded, reversed(0, 'open'), reversed(0, 'won')], 'SUCCEEDED', 0],
  ])('is %s', async (_, events, status, refundedCents) => {
    await projectionSpec(payments)
      .given([initiated, ...events])
      .then(({ payments: { pi_1 } = {} }) => {
        expect(pi_1).toMatchObject({ status, refundedCents, position: givenPosition(events.length) });
      });
  });
});
