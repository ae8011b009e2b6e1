import { invoiceAggregate, type InvoiceLine, type InvoicePaid } from '../../domain/invoices/index.ts';
import { paymentAggregate, type PaymentReversed, type PurchasedItem } from '../../domain/payments/index.ts';
import { noReversal, type Reversal } from '../../domain/reversal.ts';
import { invoicePaymentId } from '../../domain/credits/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { catalogVersion, digitalTwin, findBundle } from '../../domain/catalog.ts';
import { mainPayment, type PlanPeriodGranted } from '../../domain/subscriptions/index.ts';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from './context.ts';

/** A payment that succeeded, and the items that it paid for. */
export interface PaidItems {
  readonly paymentId: string;
  readonly userId: string;
  readonly items: readonly PurchasedItem[];
  /** The price of the whole payment. */
  readonly amountCents: number;
}

export interface Fulfilment {
  /**
   * Grants the bundles and Digital Twins of a payment, each item once even when called again. The plan's
   * credits follow from its invoice. Resolves with the position of the last grant; undefined when there is none.
   */
  grant(payment: PaidItems, caller: Caller): Promise<Position | undefined>;
  /** Grants the credits of a plan period, once. */
  grantPeriod(period: PlanPeriodGranted['data'], caller: Caller): Promise<void>;
  /** Grants the bundles and Digital Twins of an invoice that no card paid: otherwise they follow from the payment. */
  grantOnce(invoice: InvoicePaid['data'], caller: Caller): Promise<void>;
  /**
   * Takes credits back from each item, in proportion to the refunds and disputes that the provider reports for the
   * payment.
   */
  takeBack(reversal: PaymentReversed['data'], caller: Caller): Promise<void>;
}

/** The grant of a line for a one-time item; undefined for items that are not in the catalog. */
export function onceItem({ itemId, amountCents, description }: InvoiceLine): PurchasedItem | undefined {
  const bundle = findBundle(itemId ?? '');
  const sold = { priceCents: Math.max(0, amountCents), name: bundle?.name ?? description, catalogVersion };
  if (bundle) return { kind: 'bundle', id: bundle.id, halfCredits: bundle.halfCredits, twinCredits: 0, ...sold };
  return itemId === digitalTwin.id
    ? { kind: 'twin', id: digitalTwin.id, halfCredits: 0, twinCredits: 1, ...sold }
    : undefined;
}

/** Another invoice of the same period has granted it already. */
function unlessGranted(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error;
}

export function createFulfilment({ executor, ledger }: Pick<Dependencies, 'executor' | 'ledger'>): Fulfilment {
  /**
   * The total reversals of a settled invoice's payments: its period's credits are one lot, filed under the payment that
   * paid most of it.
   */
  const reversalOfInvoice = async (invoiceId: string | null) => {
    const { paid } = invoiceId === null ? {} : (await executor.load(invoiceAggregate, invoiceId)).state;
    const main = paid && mainPayment(paid);
    if (!paid || main === null || main === undefined) return undefined;
    let sum: Reversal = noReversal;
    for (const { paymentId } of paid.parts) {
      if (paymentId === null) continue;
      const { refundedCents, failedRefunds, disputes } = (await executor.load(paymentAggregate, paymentId)).state;
      sum = {
        refundedCents: sum.refundedCents + refundedCents,
        failedRefunds: [...sum.failedRefunds, ...failedRefunds],
        disputes: [...sum.disputes, ...disputes],
      };
    }
    return { paymentId: main, ...sum, currency: paid.currency };
  };

  const grantItems: Fulfilment['grant'] = async ({ paymentId, userId, items, amountCents: paidCents }, caller) => {
    const positions: Position[] = [];
    for (const item of items) {
      if (item.kind === 'bundle')
        positions.push((await ledger.grantBundle(userId, { paymentId, item, paidCents }, caller)).position);
      if (item.kind === 'twin')
        positions.push((await ledger.grantTwin(userId, { paymentId, item, paidCents }, caller)).position);
    }
    return positions.toSorted(comparePositions).at(-1);
  };

  return {
    grant: grantItems,

    grantOnce: async ({ userId, invoiceId, amountCents, parts, lines }, caller) => {
      if (parts.some(({ kind }) => kind === 'card')) return;
      const items = lines.filter(({ kind }) => kind === 'once').flatMap((line) => onceItem(line) ?? []);
      if (items.length > 0)
        await grantItems(
          { paymentId: invoicePaymentId(invoiceId), userId, items, amountCents: Math.max(0, amountCents) },
          caller,
        );
    },

    grantPeriod: async ({ userId, invoiceId, paymentId, plan, paidCents, lotId, expiresAtMs, isLate }, caller) => {
      if (plan.halfCredits === 0) return;
      const { planId: id, name, halfCredits, priceCents, catalogVersion: version } = plan;
      const item = {
        kind: 'plan' as const,
        id,
        name,
        halfCredits,
        twinCredits: 0,
        priceCents,
        catalogVersion: version,
      };
      const bought = {
        paymentId: paymentId ?? invoicePaymentId(invoiceId),
        item,
        paidCents,
        lotId,
        expiresAt: expiresAtMs,
        isLate,
      };
      await ledger.grantPlan(userId, bought, caller).catch(unlessGranted);
    },

    takeBack: async ({ userId, paymentId, refundedCents, failedRefunds, disputes, currency: refundedIn }, caller) => {
      const { items = [], invoiceId = null } = (await executor.load(paymentAggregate, paymentId)).state;
      const own = { paymentId, refundedCents, failedRefunds, disputes, currency: refundedIn };
      const ofInvoice = await reversalOfInvoice(invoiceId);
      if (ofInvoice || items.some(({ kind }) => kind === 'plan'))
        await ledger.reversePayment(userId, 'plan', ofInvoice ?? own, caller);
      for (const { kind } of items) {
        if (kind === 'bundle' || kind === 'twin') await ledger.reversePayment(userId, kind, own, caller);
      }
    },
  };
}
