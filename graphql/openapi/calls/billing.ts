import { z } from 'zod';
import { createSubscriptionBody, withBundleBody } from '../../billing/input.ts';
import { paymentIntentInput, refillInput } from '../../payments/input.ts';
import { invoices, payment, subscription, subscriptionPayment } from '../answers.ts';
import type { CallDescriptions } from '../call.ts';

const half = z.number().multipleOf(0.5);

/** Payments and the plan. Amounts of bodies are hints: the catalogue decides what is charged. */
export const billingCalls: CallDescriptions = {
  'POST /api/credits/refill': {
    summary: 'Open the payment of a bundle of credits (amount in dollars)',
    body: refillInput,
    answer: payment,
  },
  'POST /api/create-payment-intent': {
    summary: 'Open the payment of a bundle, a plan or a Digital Twin (amount in dollars)',
    body: paymentIntentInput,
    answer: payment,
  },
  'POST /api/credits/add-manual': {
    summary: 'Grant the credits of a payment that succeeded; planId carries the id of the payment',
    body: z.object({ planId: z.string() }),
    answer: z.object({ success: z.literal(true), creditsAdded: half, credits: half }),
  },
  'POST /api/create-subscription': {
    summary: 'Open the first payment of the plan',
    body: createSubscriptionBody,
    answer: subscriptionPayment,
  },
  'POST /api/create-subscription-with-bundle': {
    summary: 'Open the first payment of the plan with a bundle of credits',
    body: withBundleBody,
    answer: subscriptionPayment,
  },
  'GET /api/billing/subscription': { summary: 'The plan; null without one', answer: subscription },
  'GET /api/billing/history': { summary: 'The payments, the newest first, at most 100', answer: invoices },
  'POST /api/billing/cancel-subscription': { summary: 'End the plan with its period', answer: subscription },
  'POST /api/billing/reactivate-subscription': { summary: 'Let the plan go on', answer: subscription },
  'POST /api/billing/customer-portal': {
    summary: 'The page of payment methods and invoices',
    answer: z.object({ url: z.string() }),
  },
};
