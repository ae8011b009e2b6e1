import { z } from 'zod';
import { Stripe } from 'stripe';
import { WebhookRejected, type ProviderEvent } from '../port.ts';
import { disputeOf } from './facts.ts';

/** Maximum age and clock skew of a signed webhook (DECISIONS 3.3). */
const toleranceSeconds = 300;

const envelope = z.object({
  object: z.literal('event'),
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean(),
  created: z.number().int().nonnegative(),
  data: z.object({ object: z.looseObject({ object: z.string().optional() }) }),
});

const intent = z.object({ id: z.string() }).transform(({ id }) => ({ paymentId: id }));
const charge = z
  .object({ payment_intent: z.string().nullish(), amount_refunded: z.number().int() })
  .transform((it) => ({ ...paymentOf(it.payment_intent), refundedCents: it.amount_refunded }));
const refund = z.object({ payment_intent: z.string().nullish() }).transform((it) => paymentOf(it.payment_intent));
const dispute = z
  .object({
    id: z.string(),
    status: z.string(),
    amount: z.number().int(),
    reason: z.string(),
    payment_intent: z.string().nullish(),
  })
  .transform((it) => ({ ...paymentOf(it.payment_intent), dispute: disputeOf(it) }));

const subscription = z.object({ id: z.string() }).transform(({ id }) => ({ subscriptionId: id }));
const invoice = z
  .object({ parent: z.object({ subscription_details: z.object({ subscription: z.string() }).nullish() }).nullish() })
  .transform(({ parent }) => {
    const id = parent?.subscription_details?.subscription;
    return id === undefined ? {} : { subscriptionId: id };
  });

type Subject = Pick<ProviderEvent, 'paymentId' | 'subscriptionId' | 'refundedCents' | 'dispute'>;

/** Readers of the webhook's object, by Stripe's name of its kind. Other kinds carry no facts for the product. */
const readers: Readonly<Record<string, z.ZodType<Subject>>> = {
  payment_intent: intent,
  charge,
  refund,
  dispute,
  subscription,
  invoice,
};

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
 * The timestamp of the header in seconds. Rejects a header with several, which would leave open which one is signed.
 */
function timestampOf(header: string): number {
  const stamps = header.split(',').filter((part) => part.startsWith('t='));
  const seconds = stamps.length === 1 ? Number(stamps[0]?.slice(2)) : Number.NaN;
  if (!Number.isSafeInteger(seconds))
    throw new WebhookRejected('bad_signature', 'The signature header has no single timestamp.');
  return seconds;
}

function subjectOf(object: { readonly object?: string | undefined }): Subject {
  const read = readers[object.object ?? '']?.safeParse(object);
  if (read && !read.success)
    throw new WebhookRejected('malformed', `The message's ${object.object} does not read as Stripe's.`);
  return read?.data ?? {};
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
 * @throws WebhookRejected
 */
export function readWebhook(
  webhooks: Stripe['webhooks'],
  rawBody: Uint8Array,
  header: string | undefined,
  secret: string,
  now: number,
): ProviderEvent {
  if (!header) throw new WebhookRejected('no_signature', 'The message carries no signature.');
  const signedAt = timestampOf(header);
  const body = verified(webhooks, textOf(rawBody), header, secret);
  const age = Math.floor(now / 1000) - signedAt;
  if (age > toleranceSeconds) throw new WebhookRejected('too_old', `The message was signed ${age} s ago.`);
  if (age < -toleranceSeconds)
    throw new WebhookRejected('in_future', `The message was signed ${-age} s ahead of our clock.`);
  const read = envelope.safeParse(body);
  if (!read.success) throw new WebhookRejected('malformed', 'The body is not an event of Stripe.');
  const { id, type, livemode, created, data } = read.data;
  return { id, type, livemode, createdAt: created * 1000, ...subjectOf(data.object) };
}
