import { describe, expect, test } from '@jest/globals';
import type { PaymentDocument } from '../../../projection-service/index.ts';
import { ReadStoreUnavailable } from '../../../projection-service/index.ts';
import type { ConfirmPaymentPayloadParent } from './parents.ts';
import type { GatewayServices } from '../../services.ts';
import { readConfirmed } from './reads.ts';

const item = {
  kind: 'bundle',
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '1',
} as const;
const confirmed = {
  paymentId: 'pi_1',
  userId: 'u',
  items: [item],
  amountCents: 17_750,
  currency: 'usd',
  position: '7',
} as object as ConfirmPaymentPayloadParent;
const initiated = { status: 'INITIATED', createdAt: 5, refundedCents: 0 } as PaymentDocument;

const read = (get: () => Promise<PaymentDocument | undefined>) =>
  readConfirmed({ now: () => 9, projections: { reader: () => ({ get }) } } as object as GatewayServices, confirmed);

const answered = {
  id: 'pi_1',
  doc: { description: 'Starter Pack', amountCents: 17_750, currency: 'usd', halfCredits: 20, status: 'SUCCEEDED' },
};

describe('returns a payment that was just confirmed', () => {
  test('while the read model does not have it', async () => {
    expect(await read(async () => undefined)).toMatchObject(answered);
  });
  test('as paid while the read model has it as initiated', async () => {
    expect(await read(async () => initiated)).toMatchObject({ ...answered, doc: { ...answered.doc, createdAt: 5 } });
  });
  test('while the read store is unavailable', async () => {
    expect(await read(() => Promise.reject(new ReadStoreUnavailable('gone')))).toMatchObject(answered);
  });
  test('from the read model once it has caught up', async () => {
    expect(await read(async () => ({ ...initiated, status: 'REFUNDED' }))).toEqual({
      id: 'pi_1',
      doc: { ...initiated, status: 'REFUNDED' },
    });
  });
});
