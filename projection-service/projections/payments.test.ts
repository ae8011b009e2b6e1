import { describe, expect, test } from '@jest/globals';
import type { PurchasedItem } from '../../domain/payments/index.ts';
import { type GivenEvent, givenPosition, givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { payments } from './payments.ts';

const stream = 'payment-pi_1';
const item = {
  kind: 'bundle',
  id: 'starter',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
} as const;
const initiated = happened(stream, 'PaymentInitiated', {
  paymentId: 'pi_1',
  purchaseId: null,
  invoiceId: null,
  userId: 'ann',
  items: [item],
  currency: 'usd',
  provider: 'stripe',
});
const succeeded = happened(stream, 'PaymentSucceeded', {
  paymentId: 'pi_1',
  purchaseId: null,
  invoiceId: null,
  userId: 'ann',
  items: [item],
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
    invoiceId: null,
    userId: 'ann',
    refundedCents,
    failedRefunds: [],
    disputes: disputes.map((status, n) => ({ disputeId: `dp_${n}`, status, amountCents: 17_750, movements: 1 })),
    currency: 'usd',
  });

test('a payment is shown with what it buys as soon as it is initiated', async () => {
  await projectionSpec(payments)
    .given([initiated])
    .then(
      {
        payments: {
          pi_1: {
            kind: 'payment',
            ownerId: 'ann',
            description: 'Starter Pack',
            amountCents: 17_750,
            currency: 'usd',
            items: [
              {
                kind: 'bundle',
                id: 'starter',
                name: 'Starter Pack',
                halfCredits: 20,
                twinCredits: 0,
                priceCents: 17_750,
              },
            ],
            halfCredits: 20,
            twinCredits: 0,
            grantsDue: 1,
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

test("a declined attempt changes nothing and does not store the provider's text", async () => {
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

describe('a payment is announced', () => {
  const twin = {
    ...item,
    kind: 'twin',
    id: 'digital-twin',
    name: 'Digital Twin',
    halfCredits: 0,
    twinCredits: 1,
  } as const;
  const plan = { ...item, kind: 'plan', id: 'monthly', name: 'Monthly Plan', halfCredits: 10 } as const;
  const paidFor = (...items: readonly PurchasedItem[]): readonly GivenEvent[] => [
    happened(stream, 'PaymentInitiated', { ...asInitiated, items }),
    happened(stream, 'PaymentSucceeded', { ...asSucceeded, items }),
  ];
  const asInitiated = {
    paymentId: 'pi_1',
    purchaseId: null,
    invoiceId: null,
    userId: 'ann',
    currency: 'usd',
    provider: 'stripe',
  };
  const asSucceeded = {
    paymentId: 'pi_1',
    invoiceId: null,
    purchaseId: null,
    userId: 'ann',
    amountCents: 17_750,
    currency: 'usd',
    reportedBy: 'provider' as const,
  };
  const lot = {
    lotId: 'pi_1',
    paymentId: 'pi_1',
    priceCents: 17_750,
    paidCents: 35_500,
    currency: 'usd',
    catalogVersion: '1',
    isApart: false,
    itemName: 'x',
  };
  const creditsGranted = happened('credits-ann', 'CreditsGranted', {
    asset: 'minutes',
    ...lot,
    source: 'bundle',
    amount: 20,
    debtPaidAmount: 0,
    expiresAtMs: null,
  });
  const twinGranted = happened('twincredits-ann', 'CreditsGranted', {
    asset: 'twins',
    ...lot,
    source: 'bundle',
    amount: 1,
    debtPaidAmount: 0,
    expiresAtMs: null,
  });
  const completed = async (...events: readonly GivenEvent[]): Promise<boolean> => {
    let found = false;
    await projectionSpec(payments)
      .given(events)
      .then(({ completions = {} }) => {
        found = 'pi_1' in completions;
      });
    return found;
  };

  test('once everything that it bought is in the ledgers', async () => {
    const both = paidFor(item, twin);
    expect(await completed(...both)).toBe(false);
    expect(await completed(...both, twinGranted)).toBe(false);
    expect(await completed(...both, twinGranted, creditsGranted)).toBe(true);
  });

  test('at its success, when it bought the plan, whose credits follow from the invoice', async () => {
    expect(await completed(...paidFor(plan))).toBe(true);
  });

  test('with its amount and what it bought', () => {
    const doc = {
      ownerId: 'ann',
      description: 'Starter Pack + Digital Twin',
      amountCents: 52_750,
      halfCredits: 20,
      twinCredits: 1,
      position: givenPosition(2),
    };
    expect(payments.live?.get('completions')?.message(doc, 'pi_1')).toEqual({
      type: 'PaymentCompleted',
      userId: 'ann',
      paymentId: 'pi_1',
      description: 'Starter Pack + Digital Twin',
      amountCents: 52_750,
      halfCredits: 20,
      twinCredits: 1,
    });
  });
});
