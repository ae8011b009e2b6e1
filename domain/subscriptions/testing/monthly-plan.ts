import type { SubscriptionStarted } from '../events.ts';

/** A purchased monthly plan; a test adds its user. */
export const monthlyPlan: Omit<SubscriptionStarted['data'], 'userId' | 'subscriptionId'> = {
  plan: {
    id: 'monthly',
    name: 'Monthly Plan',
    priceCents: 9_900,
    currency: 'usd',
    halfCredits: 10,
    catalogVersion: '1',
  },
  provider: 'stripe',
  customerId: 'cus_1',
  paymentId: 'pi_1',
  invoiceId: 'in_1',
  order: 'o1',
};
