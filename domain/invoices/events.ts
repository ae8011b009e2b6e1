import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { providerName } from '../ids.ts';
import { invoiceLine, settlementPart } from './lines.ts';

const id = z.string().min(1).max(200);
const cents = z.int().min(0);
/** Milliseconds since the epoch, as the payment provider reports them. */
const time = z.int().min(0);

/** The period of the plan that an invoice charges, as the subscription sold it. */
export const invoicedPlan = z.object({
  planId: id,
  name: z.string(),
  /** The charge of the plan's line, without tax and before discounts. */
  priceCents: cents,
  /** All units together. */
  halfCredits: z.int().min(0),
  quantity: z.int().min(0),
  catalogVersion: z.string(),
  periodStartMs: time,
  periodEndMs: time,
});
export type InvoicedPlan = z.infer<typeof invoicedPlan>;

const which = {
  userId: id,
  invoiceId: id,
  /** Null for an invoice that someone made by hand for a customer of ours. */
  subscriptionId: id.nullable(),
};

/** The charges of an invoice: fixed when the provider issues it. The lines add up to the amount, which is signed. */
const charged = {
  lines: z.array(invoiceLine).readonly(),
  amountCents: z.int(),
  currency: z.string(),
  /** Null on an invoice without exactly one line of the plan. */
  plan: invoicedPlan.nullable(),
};

/** The provider issued an invoice to a customer of ours. */
const issued = z.object({
  ...which,
  /** The number on the document; null while the provider has not given one. */
  number: z.string().max(200).nullable(),
  description: z.string().max(500),
  /** The provider's word for why it was made, for example `subscription_cycle`. */
  reason: z.string().max(100),
  ...charged,
  createdAtMs: time,
});

/** The provider counts it as settled, by any means: the only fact that grants plan credits. */
const paid = z.object({
  ...which,
  reason: z.string().max(100),
  ...charged,
  /** How it was settled; they add up to the amount. */
  parts: z.array(settlementPart).readonly(),
  paidAtMs: time,
});

/** A credit note gave back a part of a settled invoice, not to the card: the sums so far. */
const credited = z.object({ ...which, toBalanceCents: cents, outOfBandCents: cents, currency: z.string() });
/** An attempt to collect it failed; `attempt` counts from 1. The code is the provider's. */
const failed = z.object({ ...which, attempt: z.int().min(1), code: z.string().max(200) });
/** It will no longer be collected. */
const voided = z.object(which);

export const invoiceEventTypes = [
  defineEvent({ type: 'InvoiceIssued', version: 1, schema: issued }),
  defineEvent({ type: 'InvoicePaid', version: 1, schema: paid }),
  defineEvent({ type: 'InvoiceCredited', version: 1, schema: credited }),
  defineEvent({ type: 'InvoicePaymentFailed', version: 1, schema: failed }),
  defineEvent({ type: 'InvoiceVoided', version: 1, schema: voided }),
] as const;

export type InvoiceIssued = DomainEvent<'InvoiceIssued', z.infer<typeof issued>>;
export type InvoicePaid = DomainEvent<'InvoicePaid', z.infer<typeof paid>>;
export type InvoiceEvent = EventsOf<typeof invoiceEventTypes>;

/** The stream of one invoice. The id is the provider's (`in_…`), so that every report finds it. */
export const invoiceStream = (invoiceId: string): string => `invoice-${providerName(invoiceId)}`;
