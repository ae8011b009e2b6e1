import { z } from 'zod';
import { Stripe } from 'stripe';
import { WebhookRejected, type ProviderEvent } from '../port.ts';
import { disputeOf } from './facts.ts';

/** Maximum age and clock skew of a signed webhook. */
const toleranceSeconds = 300;

const envelope = z.object({
  object: z.literal('event'),
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean(),
  created: z.number().int().nonnegative(),
  api_version: z.string().nullish(),
  data: z.object({ object: z.looseObject({ object: z.string().optional() }) }),
});

const reference = z
  .union([z.string(), z.looseObject({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.id ?? undefined)));
const id = z.string().min(1);

/** The subject of an event, in the shapes of the last three API versions. */
const intent = z.object({ id, customer: reference }).transform((it) => ({ paymentId: it.id, ...customerOf(it) }));
const charge = z
  .object({ id, payment_intent: reference, amount_refunded: z.number().int(), customer: reference })
  .transform((it) => ({
    ...paymentOf(it.payment_intent ?? it.id),
    ...customerOf(it),
    refundedCents: it.amount_refunded,
  }));
/** A charge without an intent is a payment by itself. */
const refund = z
  .object({ payment_intent: reference, charge: reference })
  .transform((it) => paymentOf(it.payment_intent ?? it.charge));
const dispute = z
  .object({
    id,
    status: z.string(),
    amount: z.number().int(),
    reason: z.string(),
    balance_transactions: z.array(z.object({ amount: z.number().int() })).default([]),
    payment_intent: reference,
    charge: reference,
  })
  .transform((it) => ({ ...paymentOf(it.payment_intent ?? it.charge), dispute: disputeOf(it) }));

const subscription = z
  .object({ id, customer: reference })
  .transform((it) => ({ subscriptionId: it.id, ...customerOf(it) }));
const invoice = z
  .object({
    customer: reference,
    subscription: reference,
    parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
  })
  .transform((it) => {
    const subscriptionId = it.parent?.subscription_details?.subscription ?? it.subscription;
    return { ...customerOf(it), ...(subscriptionId === undefined ? {} : { subscriptionId }) };
  });
/** Changes a subscription at set times. One that has not begun names its customer only. */
const schedule = z
  .object({ subscription: reference, released_subscription: reference, customer: reference })
  .transform((it) => {
    const subscriptionId = it.subscription ?? it.released_subscription;
    return { ...customerOf(it), ...(subscriptionId === undefined ? {} : { subscriptionId }) };
  });
const customer = z.object({ id }).transform((it) => ({ customerId: it.id }));
const ofCustomer = z.object({ customer: reference }).transform(customerOf);

type Subject = Pick<ProviderEvent, 'paymentId' | 'subscriptionId' | 'customerId' | 'refundedCents' | 'dispute'>;

/** Readers of the webhook's object, by Stripe's name of its kind. Other kinds carry no facts for the product. */
const readers: Readonly<Record<string, z.ZodType<Subject>>> = {
  payment_intent: intent,
  charge,
  refund,
  dispute,
  subscription,
  subscription_schedule: schedule,
  invoice,
  customer,
  credit_note: ofCustomer,
  customer_balance_transaction: ofCustomer,
};

function customerOf(it: { readonly customer: string | undefined }): { customerId?: string } {
  return it.customer === undefined ? {} : { customerId: it.customer };
}

function paymentOf(id: string | null | undefined): { paymentId?: string } {
  return id ? { paymentId: id } : {};
}

/** The exact signed text. Invalid UTF-8 or a removed byte-order mark would change it. */
function textOf(rawBody: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody);
  } catch {
    throw new WebhookRejected('malformed', 'The body is not UTF-8.');
  }
}

/**
 * The timestamp of the header in seconds. Rejects a header with several timestamps: it would be unclear which one is
 * signed.
 */
function timestampOf(header: string): number {
  const stamps = header.split(',').filter((part) => part.startsWith('t='));
  const seconds = stamps.length === 1 ? Number(stamps[0]?.slice(2)) : Number.NaN;
  if (!Number.isSafeInteger(seconds))
    throw new WebhookRejected('bad_signature', 'The signature header has no single timestamp.');
  return seconds;
}

/**
 * The object's content. For an authentic object in an unknown shape it is the reason; sending it again would not help.
 */
function subjectOf(object: z.infer<typeof envelope>['data']['object']): Subject & Pick<ProviderEvent, 'notUnderstood'> {
  const read = readers[object.object ?? '']?.safeParse(object);
  if (!read || read.success) return read?.data ?? {};
  const [issue] = read.error.issues;
  const objectId = typeof object['id'] === 'string' && object['id'] !== '' ? object['id'].slice(0, 150) : 'unknown';
  const reason = `${object.object}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.slice(0, 500);
  return { notUnderstood: { objectId, reason } };
}

/**
 * Verifies the signature (any of several `v1`, as during a rotation of the secret) and parses the body. Does not check
 * the time.
 */
function verified(webhooks: Stripe['webhooks'], text: string, header: string, secret: string): unknown {
  try {
    return webhooks.constructEvent(text, header, secret, 0);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError))
      throw new WebhookRejected('malformed', 'The body is not an event of Stripe.');
    throw new WebhookRejected('bad_signature', 'The signature does not belong to this body and secret.');
  }
}

/**
 * Verifies a webhook of Stripe and parses it. Stripe's library accepts timestamps in the future, so both directions are
 * checked here, after the signature, because an unsigned timestamp proves nothing.
 *
 * @param now UTC milliseconds
 * @returns the event, with the version of the API that wrote it
 * @throws WebhookRejected
 */
export function readWebhook(
  webhooks: Stripe['webhooks'],
  rawBody: Uint8Array,
  header: string | undefined,
  secret: string,
  now: number,
): ProviderEvent & { readonly apiVersion?: string } {
  if (!header) throw new WebhookRejected('no_signature', 'The message carries no signature.');
  const signedAt = timestampOf(header);
  const body = verified(webhooks, textOf(rawBody), header, secret);
  const age = Math.floor(now / 1000) - signedAt;
  if (age > toleranceSeconds) throw new WebhookRejected('too_old', `The message was signed ${age} s ago.`);
  if (age < -toleranceSeconds)
    throw new WebhookRejected('in_future', `The message was signed ${-age} s ahead of our clock.`);
  const read = envelope.safeParse(body);
  if (!read.success) throw new WebhookRejected('malformed', 'The body is not an event of Stripe.');
  const { id: eventId, type, livemode, created, api_version: apiVersion, data } = read.data;
  const event = { id: eventId, type, livemode, createdAt: created * 1000, ...subjectOf(data.object) };
  return apiVersion ? { ...event, apiVersion } : event;
}
