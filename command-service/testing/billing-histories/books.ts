import { monthlyPlan, planLotExpiry } from '../../../domain/catalog.ts';
import { orders } from '../purchase-steps.ts';

/** The provider's own records, as its API lists them: the real charges and refunds. */
export interface RawBooks {
  readonly charges: readonly {
    readonly payment_intent: string;
    readonly amount: number;
    readonly amount_refunded: number;
    readonly paid: boolean;
  }[];
  readonly disputes: readonly {
    readonly id: string;
    readonly payment_intent: string;
    readonly amount: number;
    readonly status: string;
  }[];
  readonly invoices: readonly {
    readonly lines: { readonly data: readonly InvoiceLine[] };
    readonly payments: { readonly data: readonly { readonly payment: { readonly payment_intent: string } }[] };
  }[];
  readonly payments: readonly { readonly id: string; readonly metadata: Readonly<Record<string, string>> }[];
  readonly subscriptions: readonly { readonly id: string; readonly status: string }[];
}

interface InvoiceLine {
  readonly period: { readonly start: number; readonly end: number };
  readonly pricing: { readonly price_details: { readonly product: string } };
}

/** The required effects of one charge. */
export interface Booked {
  readonly paymentId: string;
  readonly cents: number;
  readonly refundedCents: number;
  readonly disputes: readonly { readonly disputeId: string; readonly status: string; readonly amountCents: number }[];
  /** Grants of video credits: the ledger's id of the payment, the source, half-credits and the end of the lot. */
  readonly grants: readonly (readonly [paymentId: string, source: string, half: number, expiresAt: number | null])[];
  readonly twins: number;
}

const disputeStatus: Readonly<Record<string, string>> = { won: 'won', lost: 'lost' };

/**
 * Calculates the required ledgers from the provider's records and the catalog alone.
 *
 * @param ordered which of `orders` each payment without an invoice was for
 */
export function bookedOf(books: RawBooks, ordered: ReadonlyMap<string, number>): readonly Booked[] {
  const linesOf = (paymentId: string): readonly InvoiceLine[] | undefined =>
    books.invoices.find(({ payments }) => payments.data.some(({ payment }) => payment.payment_intent === paymentId))
      ?.lines.data;
  return books.charges
    .filter(({ paid }) => paid)
    .map(({ payment_intent: paymentId, amount: cents, amount_refunded: refundedCents }) => {
      const lines = linesOf(paymentId);
      const sold = (product: string) =>
        lines?.find(({ pricing }) => pricing.price_details.product === `curbcast-${product}`);
      const order = orders[ordered.get(paymentId) ?? -1];
      const plan = sold('monthly');
      const hasBundle = lines ? sold('starter-pack') !== undefined : (order?.half ?? 0) > 0;
      const hasTwin = lines ? sold('digital-twin') !== undefined : (order?.twins ?? 0) > 0;
      return {
        paymentId,
        cents,
        refundedCents,
        disputes: books.disputes
          .filter((dispute) => dispute.payment_intent === paymentId)
          .map(({ id: disputeId, status, amount: amountCents }) => ({
            disputeId,
            status: disputeStatus[status] ?? 'open',
            amountCents,
          })),
        grants: [
          ...(plan
            ? [[`${paymentId}.plan`, 'plan', monthlyPlan.halfCredits, planLotExpiry(plan.period.end * 1000)] as const]
            : []),
          ...(hasBundle ? [[paymentId, 'bundle', 20, null] as const] : []),
        ],
        twins: hasTwin ? 1 : 0,
      };
    });
}

/** Twin credits that are left of those paid for and not refunded. */
export function twinsLeft(booked: readonly Booked[]): number {
  return booked.reduce((sum, { twins, cents, refundedCents, disputes }) => {
    const disputed = disputes.reduce((all, { status, amountCents }) => (status === 'won' ? all : all + amountCents), 0);
    return sum + twins - Math.floor((twins * Math.min(cents, refundedCents + disputed)) / cents);
  }, 0);
}
