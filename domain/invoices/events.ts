import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';

const id = z.string().min(1).max(200);
const cents = z.int().min(0);
/** Milliseconds since the epoch, as the payment provider reports them. */
const time = z.int().min(0);

/** What an invoice charges; the lines add up to its amount. */
const invoiceLine = z.object({ description: z.string().max(500), amountCents: z.int() });

/** The plan period that an invoice pays for: what its credits are granted by. */
const invoicedPlan = z.object({
  planId: id,
  name: z.string(),
  priceCents: cents,
  halfCredits: z.int().min(0),
  catalogVersion: z.string(),
  periodStartMs: time,
  periodEndMs: time,
});

const which = { userId: id, invoiceId: id };

/** The provider made an invoice of a subscription. */
const issued = z.object({
  ...which,
  subscriptionId: id,
  /** The number on the document; null while the provider has not given one. */
  number: z.string().max(200).nullable(),
  description: z.string().max(500),
  lines: z.array(invoiceLine).readonly(),
  amountCents: cents,
  currency: z.string(),
  createdAtMs: time,
  plan: invoicedPlan.nullable(),
});

/** The invoice was paid, as read from the provider: the only fact that grants plan credits. */
const paid = z.object({
  ...which,
  subscriptionId: id,
  /** The provider's payment; null for an invoice that was settled without a card. */
  paymentId: id.nullable(),
  amountCents: cents,
  currency: z.string(),
  paidAtMs: time,
  plan: invoicedPlan.nullable(),
});

/** An attempt to collect it failed; `attempt` counts from 1. The code is the provider's. */
const failed = z.object({ ...which, subscriptionId: id, attempt: z.int().min(1), code: z.string().max(200) });
/** It will not be collected any more. */
const voided = z.object({ ...which, subscriptionId: id });

export const invoiceEventTypes = [
  defineEvent({ type: 'InvoiceIssued', version: 1, schema: issued }),
  defineEvent({ type: 'InvoicePaid', version: 1, schema: paid }),
  defineEvent({ type: 'InvoicePaymentFailed', version: 1, schema: failed }),
  defineEvent({ type: 'InvoiceVoided', version: 1, schema: voided }),
] as const;

export type InvoiceIssued = DomainEvent<'InvoiceIssued', z.infer<typeof issued>>;
export type InvoicePaid = DomainEvent<'InvoicePaid', z.infer<typeof paid>>;
export type InvoicePaymentFailed = DomainEvent<'InvoicePaymentFailed', z.infer<typeof failed>>;
export type InvoiceVoided = DomainEvent<'InvoiceVoided', z.infer<typeof voided>>;
export type InvoiceEvent = InvoiceIssued | InvoicePaid | InvoicePaymentFailed | InvoiceVoided;

/** The stream of one invoice. The id is the provider's (`in_…`), so that every report finds it. */
export const invoiceStream = (invoiceId: string): string => `invoice-${invoiceId}`;
