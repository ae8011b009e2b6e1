import { Refusal } from '../refusal.ts';
import type { InvoiceEvent, InvoiceIssued } from './events.ts';

export interface InvoiceState {
  readonly status: 'unknown' | 'open' | 'paid' | 'void';
  readonly issued?: InvoiceIssued['data'];
  readonly attempts: number;
}

export const initialInvoice: InvoiceState = { status: 'unknown', attempts: 0 };

export const invoiceStateVersion = 'invoice-1';

/** An invoice as it stands at the provider now: a whole picture, so repetition and order don't matter. */
export interface ReportInvoice {
  readonly kind: 'report';
  readonly invoice: InvoiceIssued['data'];
  readonly status: 'open' | 'paid' | 'void';
  readonly paymentId: string | null;
  readonly paidCents: number;
  readonly paidAt: number;
  readonly failedAttempts: number;
  readonly failureCode: string;
}

/**
 * Decides a report on an invoice; returns no events when nothing changed. It is paid once and stays paid. Throws
 * PAYMENT_NOT_ACCEPTED when it is reported as paid with less than its amount.
 */
export function decideInvoice(command: ReportInvoice, state: InvoiceState): readonly InvoiceEvent[] {
  const { invoice, status, failedAttempts } = command;
  const { userId, invoiceId, subscriptionId } = invoice;
  const which = { userId, invoiceId, subscriptionId };
  const events: InvoiceEvent[] = state.status === 'unknown' ? [{ type: 'InvoiceIssued', data: invoice }] : [];
  if (state.status === 'paid') return events;
  if (failedAttempts > state.attempts) {
    const data = { ...which, attempt: failedAttempts, code: command.failureCode };
    events.push({ type: 'InvoicePaymentFailed', data });
  }
  if (status === 'paid') events.push(paid(command, state.issued ?? invoice));
  if (status === 'void' && state.status !== 'void') events.push({ type: 'InvoiceVoided', data: which });
  return events;
}

/** What was issued counts, not what the provider says later: the plan and its credits are fixed by the invoice. */
function paid({ paymentId, paidCents, paidAt }: ReportInvoice, issued: InvoiceIssued['data']): InvoiceEvent {
  const { userId, invoiceId, subscriptionId, amountCents, currency, plan } = issued;
  if (paidCents < amountCents) {
    throw new Refusal('PAYMENT_NOT_ACCEPTED', 'The amount of this payment is not the amount of the invoice.');
  }
  return {
    type: 'InvoicePaid',
    data: { userId, invoiceId, subscriptionId, paymentId, amountCents, currency, paidAtMs: paidAt, plan },
  };
}

export function evolveInvoice(state: InvoiceState, event: InvoiceEvent): InvoiceState {
  switch (event.type) {
    case 'InvoiceIssued':
      return { ...state, status: 'open', issued: event.data };
    case 'InvoicePaid':
      return { ...state, status: 'paid' };
    case 'InvoicePaymentFailed':
      return { ...state, attempts: event.data.attempt };
    case 'InvoiceVoided':
      return { ...state, status: 'void' };
  }
}
