import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import { findBundle } from '../../../domain/catalog.ts';
import type { QuoteRequest } from '../../../domain/quotes/index.ts';
import { quoteSummary } from '../../../domain/quotes/index.ts';
import { ownUser } from '../account/reads.ts';
import { userView } from '../account/views.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { idempotencyKey, route, type Call, type Routes } from '../../rest/routes.ts';
import { credits } from '../../scalars.ts';
import { confirmPaymentInput, paymentIntentInput, refillInput } from './input.ts';
import { readCents, readHalfCredits } from './money.ts';
import { emailOf } from './reads.ts';

export const quote = z.object({
  items: z.array(z.object({ id: field.text, description: field.text, amount: field.whole, credits: field.credits })),
  total: field.whole.describe('Cents.'),
  currency: field.text,
});

const payment = field.named('Payment', z.object({ clientSecret: field.text, paymentIntentId: field.text, quote }));

type Order = Parameters<GatewayContext['services']['commands']['payments']['startPayment']>[2];

/** A call that opens the payment of the order in its body; answers the client secret and the quote. */
const opensPayment =
  (orderOf: (body: unknown) => Order): Call<field.Answer<typeof payment>> =>
  async (context, request) => {
    const userId = context.requireUser();
    const order = orderOf(request.body);
    const { clientSecret, paymentId, quote } = await context.services.commands.payments.startPayment(
      userId,
      await emailOf(context, userId),
      order,
      context.caller(idempotencyKey(request)),
    );
    return { clientSecret, paymentIntentId: paymentId, quote: quoteSummary(quote) };
  };

/** Buying credits and Digital Twins. */
export const paymentRoutes: Routes = {
  'POST /api/credits/refill': route({
    once: true,
    handle: opensPayment((body) => {
      const { amount, credits: asked } = readInput(refillInput, body);
      return { amountCents: readCents(amount), halfCredits: readHalfCredits(asked) };
    }),
    bound: 'purchases',
    about: {
      tag: 'Billing',
      summary: 'Open the payment of a bundle of credits (amount in dollars)',
      body: refillInput,
      answer: payment,
    },
  }),
  'POST /api/create-payment-intent': route({
    once: true,
    handle: opensPayment((body) => {
      const { plan, planId = plan, type, amount, credits: asked, customAvatar } = readInput(paymentIntentInput, body);
      return {
        ...named(planId, type),
        customAvatar,
        expectedTotalCents: readCents(amount),
        ...(asked === undefined ? {} : { expectedHalfCredits: readHalfCredits(asked) }),
      };
    }),
    bound: 'purchases',
    about: {
      tag: 'Billing',
      summary: 'Open the payment of a bundle, a plan or a Digital Twin (amount in dollars)',
      body: paymentIntentInput,
      answer: payment,
    },
  }),
  'POST /api/credits/add-manual': route({
    once: true,
    bound: 'purchases',
    about: {
      tag: 'Billing',
      summary: 'Grant the credits of a payment that succeeded; planId carries the id of the payment',
      body: z.object({ planId: z.string() }),
      answer: z.object({ success: z.literal(true), creditsAdded: field.credits, credits: field.credits }),
    },
    handle: async (context, request) => {
      const userId = context.requireUser();
      const { planId } = (request.body ?? {}) as { readonly planId?: unknown };
      const { paymentId } = readInput(confirmPaymentInput, { paymentId: planId });
      const done = await context.services.commands.payments.confirmPayment(
        userId,
        paymentId,
        context.caller(idempotencyKey(request)),
        'credits',
      );
      await context.seen(done.position);
      return {
        success: true as const,
        creditsAdded: credits(done.items.reduce((sum, { halfCredits }) => sum + halfCredits, 0)),
        credits: (await userView(await ownUser(context), context)).credits,
      };
    },
  }),
};

/** The item of a plan id from the browser: a bundle, when it says so or is one, else a plan or the Digital Twin. */
function named(id: string | undefined, type: string | undefined): QuoteRequest {
  if (id === undefined) return {};
  return type === 'bundle' || findBundle(id) !== undefined ? { bundleId: id } : { planId: id };
}
