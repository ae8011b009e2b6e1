import { describe, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { decidePurchase, evolvePurchase, initialPurchase, type PurchaseEvent } from './index.ts';

const { given } = specify({ initial: initialPurchase, decide: decidePurchase, evolve: evolvePurchase });

const item = {
  kind: 'twin' as const,
  id: 'digital-twin',
  name: 'Digital Twin',
  halfCredits: 0,
  twinCredits: 1,
  priceCents: 35_000,
  catalogVersion: 'v1',
};
const data = { purchaseId: 'key-1', userId: 'ann', items: [item], currency: 'usd', requestHash: 'a' };
const requested: PurchaseEvent = { type: 'PurchaseRequested', data };
const request = { kind: 'request' as const, ...data };
const refusal = {
  purchaseId: 'key-1',
  userId: 'ann',
  call: 'confirm' as const,
  code: 'NOT_FOUND',
  claimed: { id: 'pi_1' },
};
const refused: PurchaseEvent = { type: 'PurchaseRefused', data: refusal };

describe('a purchase', () => {
  test('is recorded once under its key, with the price that was quoted first', () => {
    given().when(request).then(requested);
    given(requested).when(request).thenNothing();
    given(requested)
      .when({ ...request, items: [{ ...item, priceCents: 31_500 }] })
      .thenNothing();
  });

  test('is refused with the key of another request', () => {
    given(requested)
      .when({ ...request, requestHash: 'b' })
      .thenRefused('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
  });

  test('is recorded once with the claim when it is refused', () => {
    given()
      .when({ kind: 'refuse', ...refusal })
      .then(refused);
    given(refused)
      .when({ kind: 'refuse', ...refusal })
      .thenNothing();
  });
});
