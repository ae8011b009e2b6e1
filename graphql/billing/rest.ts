import { findBundle, monthlyPlan } from '../../domain/catalog.ts';
import { quoteSummary } from '../../domain/quotes/index.ts';
import { ownUser } from '../account/reads.ts';
import type { GatewayContext } from '../context.ts';
import { readInput } from '../input/read.ts';
import { readCents, readHalfCredits } from '../payments/money.ts';
import { emailOf } from '../payments/reads.ts';
import { idempotencyKey, param, type Call, type Routes } from '../rest/routes.ts';
import { credits } from '../scalars.ts';
import { createSubscriptionBody, withBundleBody } from './input.ts';
import { billingSubscription, isSuspended, planInterval } from '../subscription/reads.ts';
import { invoiceDocument } from './invoice.ts';
import { billingHistory, invoicePath, ownInvoice } from './reads.ts';

type Order = Parameters<GatewayContext['services']['commands']['subscriptions']['start']>[2];

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** A call that opens the first payment of the plan; answers as DECISIONS section 12 says. */
const opensSubscription =
  (orderOf: (body: unknown) => Order): Call =>
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

/** The total that the browser's figures claim, in cents; a bundle with another price makes another total. */
function claimedTotal(
  bundleId: string,
  bundlePrice: number | undefined,
  total: number | undefined,
): number | undefined {
  const claimed = bundlePrice === undefined ? undefined : readCents(bundlePrice);
  if (claimed !== undefined && claimed !== findBundle(bundleId)?.priceCents) return monthlyPlan.priceCents + claimed;
  return total === undefined ? undefined : readCents(total);
}

/** The subscription as spec part 3 section 3 has it; null without one. */
async function subscriptionView(context: GatewayContext, userId: string) {
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
  (name: 'cancel' | 'reactivate'): Call =>
  async (context, request) => {
    const userId = context.requireUser();
    const caller = context.caller(idempotencyKey(request));
    const { position } = await context.services.commands.subscriptions[name](userId, caller);
    await context.seen(position);
    return subscriptionView(context, userId);
  };

/** Subscriptions and billing (spec part 2 section 7, part 3 section 7). */
export const billingRoutes: Routes = {
  'POST /api/create-subscription': opensSubscription((body) => {
    const { plan, planId = plan, customAvatar, emailBlast, totalAmount } = readInput(createSubscriptionBody, body);
    const expected = totalAmount === undefined ? {} : { expectedTotalCents: readCents(totalAmount) };
    return { planId, customAvatar, emailBlast, ...expected };
  }),
  'POST /api/create-subscription-with-bundle': opensSubscription((body) => {
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
  'GET /api/billing/subscription': async (context, _request, reply) =>
    // An answer without a value would be sent without a body.
    reply.type('application/json').send(JSON.stringify(await subscriptionView(context, context.requireUser()))),
  'GET /api/billing/history': async (context) => {
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
  'POST /api/billing/cancel-subscription': changes('cancel'),
  'POST /api/billing/reactivate-subscription': changes('reactivate'),
  'POST /api/billing/customer-portal': async (context) => {
    const userId = context.requireUser();
    const { subscriptions } = context.services.commands;
    const returnUrl = `${context.settings.publicUrl}/billing`;
    return subscriptions.openPortal(userId, await emailOf(context, userId), returnUrl, context.caller(undefined));
  },
  'GET /files/invoices/:name': async (context, request, reply) => {
    const userId = context.requireUser();
    const { id, doc } = await ownInvoice(context, userId, param(request, 'name').replace(/\.pdf$/, ''));
    const { number, document } = await invoiceDocument(context, { id, doc }, await ownUser(context));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="curbcast-invoice-${number.replaceAll(/[^\w-]/g, '')}.pdf"`)
      .send(document);
  },
};
