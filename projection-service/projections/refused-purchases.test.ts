import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { refusedPurchases } from './refused-purchases.ts';

const refused = (purchaseId: string, claimed: Readonly<Record<string, number>> | null) =>
  happened(`purchase-${purchaseId}`, 'PurchaseRefused', {
    purchaseId,
    userId: 'ann',
    call: 'start',
    code: 'PRICE_CHANGED',
    claimed,
  });
const row = (n: number) => ({
  kind: 'refused',
  ownerId: 'ann',
  call: 'start',
  code: 'PRICE_CHANGED',
  at: givenTime(n),
});

test('a false price is listed with the claim that was sent', async () => {
  await projectionSpec(refusedPurchases)
    .given([refused('r1', { amount: 1 }), refused('r2', { amount: 2 })])
    .then({
      refusedPurchases: { r1: row(0), r2: row(1) },
      refusedClaims: { ann: { byRefusal: { r1: { amount: 1 }, r2: { amount: 2 } } } },
    });
});

test('keeps the newest 50 claims of a user who guesses', async () => {
  const many = Array.from({ length: 52 }, (_, n) => `r${n}`);
  await projectionSpec(refusedPurchases)
    .given(many.map((id, n) => refused(id, { amount: n })))
    .then({
      refusedPurchases: Object.fromEntries(many.map((id, n) => [id, row(n)])),
      refusedClaims: {
        ann: { byRefusal: Object.fromEntries(many.slice(2).map((id, n) => [id, { amount: n + 2 }])) },
      },
    });
});

test('an erasure keeps who, when and why, but not the sent claim', async () => {
  await projectionSpec(refusedPurchases)
    .given([refused('r1', { amount: 1 }), happened('user-ann', 'ErasureStarted', { userId: 'ann' })])
    .then({ refusedPurchases: { r1: row(0) }, refusedClaims: {} });
  await projectionSpec(refusedPurchases)
    .given([refused('r1', null)])
    .then({ refusedPurchases: { r1: row(0) }, refusedClaims: {} });
});
