import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { grantRuleNames, invoicedPlan } from '../invoices/index.ts';

const id = z.string().min(1).max(200);
const cents = z.int().min(0);
/** Milliseconds since the epoch, as the payment provider reports them. */
const time = z.int().min(0);

/** The fields of every event of a subscription. */
const which = { userId: id, subscriptionId: id };
const period = { periodStartMs: time, periodEndMs: time };

/** The plan as the catalog had it when the subscription was made. */
export const subscribedPlan = z.object({
  id,
  name: z.string(),
  priceCents: cents,
  currency: z.string(),
  halfCredits: z.int().min(0),
  catalogVersion: z.string(),
});
export type SubscribedPlan = z.infer<typeof subscribedPlan>;

/** The provider made an account for this user: everything that belongs to it is ours. */
const customerOpened = z.object({ userId: id, customerId: id, provider: z.string() });

/** The provider made the subscription and its first invoice, which is not paid yet. */
const started = z.object({
  ...which,
  plan: subscribedPlan,
  provider: z.string(),
  /** The account's id at the provider: cards and invoices belong to it. */
  customerId: id,
  /** The payment of the first invoice; null when a credit balance or a coupon settled it. */
  paymentId: id.nullable(),
  invoiceId: id,
  /** Identifies what is bought with the first payment, to recognize the same order again. */
  order: z.string(),
});

/** The first invoice was paid, or the provider began a trial. */
const activated = z.object({ ...which, ...period, invoiceId: id.nullable(), trial: z.boolean() });
/** The invoice of a further period was paid. */
const renewed = z.object({ ...which, ...period, invoiceId: id.nullable() });
/** Someone gave free days at the provider: the period costs nothing, and grants nothing. */
const trialBegan = z.object({ ...which, ...period });
/** An attempt to collect a renewal failed. `attempt` counts from 1; `nextAttemptAtMs` is null after the last one. */
const paymentFailed = z.object({
  ...which,
  invoiceId: id,
  attempt: z.int().min(1),
  failedAtMs: time,
  nextAttemptAtMs: time.nullable(),
});
/** The current period is not paid. New videos on plan credits pause at `pausesAtMs`. */
const pastDue = z.object({ ...which, invoiceId: id.nullable(), sinceMs: time, pausesAtMs: time });
/** The overdue amount was paid. */
const recovered = z.object({ ...which, invoiceId: id.nullable() });
const scheduled = z.object({ ...which, endsAtMs: time });
const plain = z.object(which);

/** `provider_paused`: the provider makes no invoices, for example because a trial ended without a card. */
export const pauseReasons = ['payment_overdue', 'collection_paused', 'provider_paused'] as const;
const paused = z.object({ ...which, reason: z.enum(pauseReasons) });

export const endReasons = ['cancelled', 'payment_failed', 'never_paid'] as const;
const ended = z.object({ ...which, reason: z.enum(endReasons), endedAtMs: time });

/** An item besides the plan, for example the email blast. */
const item = z.object({ ...which, itemId: id, priceCents: cents });
const itemRemoved = z.object({ ...which, itemId: id });

/** The credits of a period were granted, by a settled invoice, once. */
const periodGranted = z.object({
  userId: id,
  subscriptionId: id.nullable(),
  invoiceId: id,
  rule: z.enum(grantRuleNames),
  /** Two persons of finance decided it, against the rule. */
  byHand: z.boolean(),
  plan: invoicedPlan,
  lotId: id,
  expiresAtMs: time,
  /** Replaces no credits of another period. */
  isLate: z.boolean(),
  /** The payment that paid most of it by card; null without one. */
  paymentId: id.nullable(),
  /** A refund takes back in proportion to this. */
  paidCents: cents,
});
/** A settled invoice grants no period, by a rule; `isException`: finance has to look at it. */
const periodWithheld = z.object({
  userId: id,
  subscriptionId: id.nullable(),
  invoiceId: id,
  rule: z.enum(grantRuleNames),
  isException: z.boolean(),
  /** The payment that paid most of it by card; null without one. */
  paymentId: id.nullable(),
  amountCents: z.int(),
  paidAtMs: time,
});

export const subscriptionEventTypes = [
  defineEvent({ type: 'CustomerOpened', version: 1, schema: customerOpened }),
  defineEvent({ type: 'SubscriptionStarted', version: 1, schema: started }),
  defineEvent({ type: 'SubscriptionActivated', version: 1, schema: activated }),
  defineEvent({ type: 'SubscriptionRenewed', version: 1, schema: renewed }),
  defineEvent({ type: 'SubscriptionTrialBegan', version: 1, schema: trialBegan }),
  defineEvent({ type: 'SubscriptionPaymentFailed', version: 1, schema: paymentFailed }),
  defineEvent({ type: 'SubscriptionPastDue', version: 1, schema: pastDue }),
  defineEvent({ type: 'SubscriptionRecovered', version: 1, schema: recovered }),
  defineEvent({ type: 'CancellationScheduled', version: 1, schema: scheduled }),
  defineEvent({ type: 'SubscriptionReactivated', version: 1, schema: plain }),
  defineEvent({ type: 'SubscriptionPaused', version: 1, schema: paused }),
  defineEvent({ type: 'SubscriptionResumed', version: 1, schema: paused }),
  defineEvent({ type: 'SubscriptionItemAdded', version: 1, schema: item }),
  defineEvent({ type: 'SubscriptionItemRemoved', version: 1, schema: itemRemoved }),
  defineEvent({ type: 'SubscriptionEnded', version: 1, schema: ended }),
  defineEvent({ type: 'PlanPeriodGranted', version: 1, schema: periodGranted }),
  defineEvent({ type: 'PlanPeriodWithheld', version: 1, schema: periodWithheld }),
] as const;

export type CustomerOpened = DomainEvent<'CustomerOpened', z.infer<typeof customerOpened>>;
export type SubscriptionStarted = DomainEvent<'SubscriptionStarted', z.infer<typeof started>>;
export type SubscriptionPaymentFailed = DomainEvent<'SubscriptionPaymentFailed', z.infer<typeof paymentFailed>>;
export type SubscriptionPaused = DomainEvent<'SubscriptionPaused', z.infer<typeof paused>>;
export type SubscriptionEnded = DomainEvent<'SubscriptionEnded', z.infer<typeof ended>>;

export type PlanPeriodGranted = DomainEvent<'PlanPeriodGranted', z.infer<typeof periodGranted>>;
export type PlanPeriodWithheld = DomainEvent<'PlanPeriodWithheld', z.infer<typeof periodWithheld>>;

export type SubscriptionEvent = EventsOf<typeof subscriptionEventTypes>;

/** One user's subscriptions, one after the other: a single stream, so that two can never be live at once. */
export const subscriptionStream = (userId: string): string => `subscription-${userId}`;
