import { quote } from '../payments/rest.ts';
import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import { findBundle, monthlyPlan } from '../../../domain/catalog.ts';
import { quoteSummary } from '../../../domain/quotes/index.ts';
import { ownUser } from '../account/reads.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { readCents, readHalfCredits } from '../payments/money.ts';
import { emailOf } from '../payments/reads.ts';
import { idempotencyKey, param, route, type Call, type Routes } from '../../rest/routes.ts';
import { credits } from '../../scalars.ts';
import { createSubscriptionBody, withBundleBody } from './input.ts';
import { billingSubscription, isSuspended, planInterval } from '../subscription/reads.ts';
import { invoiceDocument } from './invoice.ts';
import { billingHistory, invoicePath, ownInvoice } from './reads.ts';

const subscriptionPayment = field.named(
  'SubscriptionPayment',
  z.object({
    clientSecret: field.maybeText.describe('Null where a credit balance or a coupon settled the payment.'),
    subscriptionId: field.text,
    paymentIntentId: field.maybeText,
    quote,
  }),
);

const plan = field.named('Plan', z.object({ nickname: field.text, amount: field.whole, interval: field.text }));

// Nullable at each use: client generators drop a named schema that is itself nullable.
const subscription = field
  .named(
    'Subscription',
    z.object({
      id: field.text,
      status: field.text,
      plan,
      current_period_start: field.whole.describe('Unix seconds.'),
      current_period_end: field.whole.describe('Unix seconds.'),
      cancel_at_period_end: z.boolean(),
      credits: field.credits,
      accountSuspended: z.boolean(),
    }),
  )
  .nullable();

const invoices = z.array(
  z.object({
    id: field.text,
    description: field.text,
    created: field.whole.describe('Unix seconds.'),
    amount: field.whole.describe('Cents.'),
    status: field.text,
    invoice_pdf: field.text.optional(),
  }),
);

type Order = Parameters<GatewayContext['services']['commands']['subscriptions']['start']>[2];

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** A call that opens the first payment of the plan; answers the client secret and the quote. */
const opensSubscription =
  (orderOf: (body: unknown) => Order): Call<field.Answer<typeof subscriptionPayment>> =>
  async (context, request) => {
    const userId = context.requireUser();
    const order = orderOf(request.body);
    const { clientSecret, paymentId, subscriptionId, quote } = await context.services.commands.subscriptions.start(
      userId,
      await emailOf(context, userId),
      order,
      context.caller(idempotencyKey(request)),
    );
    return { clientSecret, subscriptionId, paymentIntentId: paymentId, quote: quoteSummary(quote) };
  };

/** The total that the browser claims, in cents. A bundle with a wrong price gives a wrong total. */
function claimedTotal(
  bundleId: string,
  bundlePrice: number | undefined,
  total: number | undefined,
): number | undefined {
  const claimed = bundlePrice === undefined ? undefined : readCents(bundlePrice);
  if (claimed !== undefined && claimed !== findBundle(bundleId)?.priceCents) return monthlyPlan.priceCents + claimed;
  return total === undefined ? undefined : readCents(total);
}

/** The subscription in the documented fields; null without one. */
async function subscriptionView(context: GatewayContext, userId: string): Promise<field.Answer<typeof subscription>> {
  const found = await billingSubscription(context, userId);
  if (!found) return null;
  const { doc } = found;
  return {
    id: doc.subscriptionId,
    status: doc.status,
    plan: { nickname: doc.planName, amount: doc.priceCents, interval: planInterval },
    current_period_start: seconds(doc.periodStart),
    current_period_end: seconds(doc.periodEnd),
    cancel_at_period_end: doc.cancelAtPeriodEnd,
    credits: credits(doc.halfCredits),
    accountSuspended: await isSuspended(context, userId),
  };
}

/** A call that changes the subscription and answers it. */
const changes =
  (name: 'cancel' | 'reactivate'): Call<field.Answer<typeof subscription>> =>
  async (context, request) => {
    const userId = context.requireUser();
    const caller = context.caller(idempotencyKey(request));
    const { position } = await context.services.commands.subscriptions[name](userId, caller);
    await context.seen(position);
    return subscriptionView(context, userId);
  };

/** Subscriptions and billing. */
export const billingRoutes: Routes = {
  'POST /api/create-subscription': route({
    once: true,
    handle: opensSubscription((body) => {
      const { plan, planId = plan, customAvatar, emailBlast, totalAmount } = readInput(createSubscriptionBody, body);
      const expected = totalAmount === undefined ? {} : { expectedTotalCents: readCents(totalAmount) };
      return { planId, customAvatar, emailBlast, ...expected };
    }),
    bound: 'plans',
    about: {
      tag: 'Billing',
      summary: 'Open the first payment of the plan',
      body: createSubscriptionBody,
      answer: subscriptionPayment,
    },
  }),
  'POST /api/create-subscription-with-bundle': route({
    once: true,
    handle: opensSubscription((body) => {
      const { plan, planId = plan, bundleId, customAvatar, emailBlast, ...figures } = readInput(withBundleBody, body);
      const { totalAmount, credits: asked, bundlePrice } = figures;
      return {
        planId,
        bundleId,
        customAvatar,
        emailBlast,
        expectedTotalCents: claimedTotal(bundleId, bundlePrice, totalAmount),
        ...(asked === undefined ? {} : { expectedHalfCredits: monthlyPlan.halfCredits + readHalfCredits(asked) }),
      };
    }),
    bound: 'plans',
    about: {
      tag: 'Billing',
      summary: 'Open the first payment of the plan with a bundle of credits',
      body: withBundleBody,
      answer: subscriptionPayment,
    },
  }),
  'GET /api/billing/subscription': route({
    needs: 'billing:read',
    about: { tag: 'Billing', summary: 'The plan; null without one', answer: subscription },
    handle: async (context, _request, reply) =>
      // A response without a value would have no body.
      reply.type('application/json').send(JSON.stringify(await subscriptionView(context, context.requireUser()))),
  }),
  'GET /api/billing/history': route({
    needs: 'billing:read',
    about: { tag: 'Billing', summary: 'The payments, the newest first, at most 100', answer: invoices },
    handle: async (context) => {
      const rows = await billingHistory(context, context.requireUser());
      return rows.map((row) => {
        const path = invoicePath(row);
        return {
          id: row.id,
          description: row.doc.description,
          created: seconds(row.doc.createdAt),
          amount: row.doc.amountCents,
          status: row.doc.status,
          ...(path === null ? {} : { invoice_pdf: `${context.settings.publicUrl}${path}` }),
        };
      });
    },
  }),
  'POST /api/billing/cancel-subscription': route({
    once: true,
    handle: changes('cancel'),
    bound: 'plans',
    about: { tag: 'Billing', summary: 'End the plan with its period', answer: subscription },
  }),
  'POST /api/billing/reactivate-subscription': route({
    once: true,
    handle: changes('reactivate'),
    bound: 'plans',
    about: { tag: 'Billing', summary: 'Let the plan go on', answer: subscription },
  }),
  'POST /api/billing/customer-portal': route({
    bound: 'plans',
    about: {
      tag: 'Billing',
      summary: 'The page of payment methods and invoices',
      answer: z.object({ url: z.string() }),
    },
    handle: async (context) => {
      const userId = context.requireUser();
      const { subscriptions } = context.services.commands;
      const returnUrl = `${context.settings.publicUrl}/billing`;
      const email = await emailOf(context, userId);
      const { url, position } = await subscriptions.openPortal(userId, email, returnUrl, context.caller(undefined));
      await context.seen(position);
      return { url };
    },
  }),
  'GET /files/invoices/:name': {
    needs: 'billing:read',
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      const { id, doc } = await ownInvoice(context, userId, param(request, 'name').replace(/\.pdf$/, ''));
      const { number, document } = await invoiceDocument(context, { id, doc }, await ownUser(context));
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="curbcast-invoice-${number.replaceAll(/[^\w-]/g, '')}.pdf"`)
        .send(document);
    },
  },
};
