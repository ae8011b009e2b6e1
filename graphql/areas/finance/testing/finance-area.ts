import { happened, type GivenEvent } from '../../../../projection-service/testing/projection-spec.ts';
import { bought, given, now, registered } from '../../../testing/area.ts';

/** A payment of the Starter Pack. */
export const pack = {
  paymentId: 'pi_pack',
  purchaseId: null,
  invoiceId: null,
  userId: 'ann',
  items: [
    {
      kind: 'bundle',
      id: 'starter-pack',
      name: 'Starter Pack',
      halfCredits: 20,
      twinCredits: 0,
      priceCents: 17_750,
      catalogVersion: '1',
    },
  ],
  amountCents: 17_750,
  currency: 'usd',
  reportedBy: 'provider',
} as const;
export const paid = happened('payment-pi_pack', 'PaymentSucceeded', pack);
/** The record of the provider about the payment. */
export const charge = happened('statement-stripe', 'ProviderEntryRecorded', {
  entryId: 'txn_1',
  provider: 'stripe',
  kind: 'charge',
  paymentId: 'pi_pack',
  ownerId: 'ann',
  customerId: null,
  amountCents: 17_750,
  feeCents: 545,
  netCents: 17_205,
  currency: 'usd',
  bookedAtMs: Date.UTC(2026, 0, 1),
  settledCents: null,
});
export const exceptionId = 'credits.used_after_refund.pi_pack';
const opened = happened(`exception-${exceptionId}`, 'ExceptionOpened', {
  exceptionId,
  leg: 'credits',
  status: 'used_after_refund',
  key: 'pi_pack',
  userId: 'ann',
  amountCents: 17_750,
  sinceMs: now - 2 * 3_600_000,
});
/** A customer whose refunded credits were already used. */
export const history = [registered('admin'), registered('ann'), paid, bought('ann', 'pack'), charge, opened];
export const doubles = {
  providers: { payments: { mode: 'test' } },
  finance: {
    history: async () => [],
    decisionHistory: async () => [],
    firstEventAt: async () => Date.UTC(2025, 10, 3),
  },
} as const;
/** Calls the area as a person, after these events. */
export const open = async (commands: object = {}, past: readonly GivenEvent[] = history, more: object = {}) =>
  (await given(past, { ...doubles, ...more, commands: { finance: commands } } as Parameters<typeof given>[1])).as;
