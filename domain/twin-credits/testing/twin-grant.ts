import type { TwinCreditEvent } from '../events.ts';

/** A Digital Twin as it was bought with the payment `pi_1`. */
export const twinGrant: Extract<TwinCreditEvent, { type: 'TwinCreditsGranted' }>['data'] = {
  lotId: 'pi_1',
  twinCredits: 1,
  debtPaidTwinCredits: 0,
  paymentId: 'pi_1',
  priceCents: 35_000,
  paidCents: 35_000,
  currency: 'usd',
  catalogVersion: '1',
  itemName: 'Digital Twin',
};
