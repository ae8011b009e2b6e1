import type { CreditsGranted } from '../events.ts';

/** A Digital Twin bought with the payment `pi_1`. */
export const twinGrant: CreditsGranted['data'] = {
  asset: 'twins',
  lotId: 'pi_1',
  source: 'bundle',
  amount: 1,
  debtPaidAmount: 0,
  expiresAtMs: null,
  paymentId: 'pi_1',
  priceCents: 35_000,
  paidCents: 35_000,
  currency: 'usd',
  catalogVersion: '1',
  isApart: false,
  itemName: 'Digital Twin',
};
