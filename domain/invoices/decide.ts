import { type InvoiceEvent, type InvoiceIssued, type InvoicePaid, invoiceStream } from './events.ts';
import { sumOfCents, type SettlementPart } from './lines.ts';
import type { Aggregate } from '../aggregate.ts';

export interface InvoiceState {
  readonly status: 'unknown' | 'open' | 'paid' | 'void';
  readonly issued?: InvoiceIssued['data'];
  readonly paid?: InvoicePaid['data'];
  readonly attempts: number;
  readonly toBalanceCents: number;
  readonly outOfBandCents: number;
}

export const initialInvoice: InvoiceState = { status: 'unknown', attempts: 0, toBalanceCents: 0, outOfBandCents: 0 };

/** The present state of an invoice at the provider: a whole picture, so repetition and order don't matter. */
export interface ReportInvoice {
  readonly kind: 'report';
  readonly invoice: InvoiceIssued['data'];
  readonly status: 'open' | 'paid' | 'void';
  readonly parts: readonly SettlementPart[];
  readonly paidAt: number;
  readonly failedAttempts: number;
  readonly failureCode: string;
  /** The total that credit notes gave back to the credit balance and outside of the provider. */
  readonly toBalanceCents: number;
  readonly outOfBandCents: number;
}

/**
 * Decides a report on an invoice; returns no events when nothing changed. The provider's status says whether it is
 * settled, by any means; it is settled once and stays so.
 */
export function decideInvoice(command: ReportInvoice, state: InvoiceState): readonly InvoiceEvent[] {
  const { invoice, status, failedAttempts } = command;
  const { userId, invoiceId, subscriptionId } = state.issued ?? invoice;
  const which = { userId, invoiceId, subscriptionId };
  const events: InvoiceEvent[] = state.status === 'unknown' ? [{ type: 'InvoiceIssued', data: invoice }] : [];
  if (state.status !== 'paid' && failedAttempts > state.attempts) {
    const data = { ...which, attempt: failedAttempts, code: command.failureCode };
    events.push({ type: 'InvoicePaymentFailed', data });
  }
  if (state.status !== 'paid' && status === 'paid') events.push(paid(command, state.issued ?? invoice));
  if (state.status !== 'paid' && status === 'void' && state.status !== 'void')
    events.push({ type: 'InvoiceVoided', data: which });
  return [...events, ...credited(command, state, which)];
}

/**
 * The issued invoice fixes the plan and its credits, whatever the provider says later. Lines without a plan may have
 * been reported before we knew what the subscription sold.
 */
function paid({ invoice, parts, paidAt }: ReportInvoice, issued: InvoiceIssued['data']): InvoiceEvent {
  const { number: _number, description: _description, createdAtMs: _createdAt, ...fixed } = issued;
  const charged = issued.plan === null ? { ...fixed, lines: invoice.lines, plan: invoice.plan } : fixed;
  const left = charged.amountCents - sumOfCents(parts);
  // The parts add up to the amount even when the provider's figures don't: the rest has no known payment.
  const rest: readonly SettlementPart[] =
    left === 0 ? [] : [{ kind: 'out_of_band', amountCents: left, paymentId: null }];
  return { type: 'InvoicePaid', data: { ...charged, parts: [...parts, ...rest], paidAtMs: paidAt } };
}

function credited(
  { toBalanceCents: balance, outOfBandCents: outside, invoice: { currency } }: ReportInvoice,
  state: InvoiceState,
  which: Pick<InvoiceIssued['data'], 'userId' | 'invoiceId' | 'subscriptionId'>,
): readonly InvoiceEvent[] {
  const toBalanceCents = Math.max(balance, state.toBalanceCents);
  const outOfBandCents = Math.max(outside, state.outOfBandCents);
  if (toBalanceCents === state.toBalanceCents && outOfBandCents === state.outOfBandCents) return [];
  return [{ type: 'InvoiceCredited', data: { ...which, toBalanceCents, outOfBandCents, currency } }];
}

export function evolveInvoice(state: InvoiceState, event: InvoiceEvent): InvoiceState {
  switch (event.type) {
    case 'InvoiceIssued':
      return { ...state, status: 'open', issued: event.data };
    case 'InvoicePaid':
      return { ...state, status: 'paid', paid: event.data };
    case 'InvoiceCredited': {
      const { toBalanceCents, outOfBandCents } = event.data;
      return { ...state, toBalanceCents, outOfBandCents };
    }
    case 'InvoicePaymentFailed':
      return { ...state, attempts: event.data.attempt };
    case 'InvoiceVoided':
      return { ...state, status: 'void' };
  }
}

/** One invoice of a subscription. */
export const invoiceAggregate: Aggregate<InvoiceState, ReportInvoice, InvoiceEvent> = {
  version: 'invoice-2',
  snapshots: false,
  initial: initialInvoice,
  streamOf: invoiceStream,
  evolve: evolveInvoice,
  decide: decideInvoice,
};
