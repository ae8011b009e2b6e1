import type { InvoicePaid } from '../../domain/invoices/index.ts';
import type { PaymentReversed, PurchasedItem } from '../../domain/payments/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { planLotExpiry } from '../../domain/catalog.ts';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from './context.ts';

/** A payment that succeeded, and what it paid for. */
export interface PaidItems {
  readonly paymentId: string;
  readonly userId: string;
  readonly items: readonly PurchasedItem[];
  /** What the whole payment cost. */
  readonly amountCents: number;
}

/** A paid invoice of a subscription. */
export type PaidInvoice = Omit<InvoicePaid['data'], 'currency' | 'paidAtMs'>;

export interface Fulfilment {
  /**
   * Grants the bundles and Digital Twins of a payment, each item once even when called again. The plan's
   * credits follow from its invoice. Resolves with the position of the last grant; undefined when there is none.
   */
  grant(payment: PaidItems, caller: Caller): Promise<Position | undefined>;
  /** Grants the credits of the plan period that an invoice paid for, once, also with several invoices of the period. */
  grantPeriod(invoice: PaidInvoice, caller: Caller): Promise<void>;
  /** Takes back from each item in proportion what the provider reports as refunded or disputed of the payment. */
  takeBack(items: readonly PurchasedItem[], reversal: PaymentReversed['data'], caller: Caller): Promise<void>;
}

/** The lot of a plan period: one, also with several invoices and reports of the period (trust L18). */
const planLot = (subscriptionId: string, periodStartMs: number): string => `plan-${subscriptionId}-${periodStartMs}`;

/** The plan as an invoice charges it. */
export const planItem = ({
  planId: id,
  name,
  halfCredits,
  priceCents,
  catalogVersion,
}: NonNullable<PaidInvoice['plan']>): PurchasedItem => ({
  kind: 'plan',
  id,
  name,
  halfCredits,
  twinCredits: 0,
  priceCents,
  catalogVersion,
});

/** Another invoice of the same period has granted it already. */
function unlessGranted(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
}

export function createFulfilment({ ledger }: Pick<Dependencies, 'ledger'>): Fulfilment {
  return {
    grant: async ({ paymentId, userId, items, amountCents: paidCents }, caller) => {
      const positions: Position[] = [];
      for (const item of items) {
        if (item.kind === 'bundle')
          positions.push((await ledger.grantBundle(userId, { paymentId, item, paidCents }, caller)).position);
        if (item.kind === 'twin')
          positions.push((await ledger.grantTwin(userId, { paymentId, item, paidCents }, caller)).position);
      }
      return positions.toSorted(comparePositions).at(-1);
    },

    grantPeriod: async ({ userId, subscriptionId, invoiceId, paymentId, plan, amountCents: paidCents }, caller) => {
      if (plan === null || plan.halfCredits === 0) return;
      const bought = {
        paymentId: paymentId ?? invoiceId,
        item: planItem(plan),
        paidCents,
        lotId: planLot(subscriptionId, plan.periodStartMs),
        expiresAt: planLotExpiry(plan.periodEndMs),
      };
      await ledger.grantPlan(userId, bought, caller).catch(unlessGranted);
    },

    takeBack: async (items, { userId, paymentId, refundedCents, disputes, currency: refundedIn }, caller) => {
      const reversal = { paymentId, refundedCents, disputes, currency: refundedIn };
      for (const { kind } of items) {
        if (kind !== 'addon') await ledger.reversePayment(userId, kind, reversal, caller);
      }
    },
  };
}
