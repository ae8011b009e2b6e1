import { creditAccountOf } from '../credits/reads.ts';
import { defined } from '../../../lib/defined.ts';
import { itemNames } from '../../../domain/item-names.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { confirmPaymentInput, startPaymentInput } from './input.ts';
import { readInput } from '../../input/read.ts';
import { twinCreditsOf } from '../credits/reads.ts';
import { pageSize } from '../../cursor.ts';
import { isTestMode } from './settings.ts';
import { claimOf, emailOf, listRefusedPurchases, readConfirmed } from './reads.ts';
import { refusalInWords } from './wording.ts';
import { credits, dateTime } from '../../scalars.ts';

export const paymentResolvers: Resolvers = {
  Query: {
    paymentSettings: (_root, _args, { services }) => {
      const { payments } = services.providers;
      return { testMode: isTestMode(payments), publishableKey: payments.publishableKey ?? null };
    },
    refusedPurchases: async (_root, { first, after }, context) => {
      await context.requireFinance();
      return listRefusedPurchases(context, { limit: pageSize(first, 25), after });
    },
  },
  Mutation: {
    startPayment: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { expectedPriceCents, ...order } = readInput(startPaymentInput, input);
      const started = await context.services.commands.payments.startPayment(
        userId,
        await emailOf(context, userId),
        { ...order, ...defined({ expectedTotalCents: expectedPriceCents ?? undefined }) },
        context.caller(input.idempotencyKey),
      );
      const { totalCents: amountCents, currency } = started.quote;
      return { ...started, amountCents, currency };
    },
    confirmPayment: async (_root, input, context) => {
      const userId = context.requireUser();
      const { paymentId } = readInput(confirmPaymentInput, input);
      const { items, amountCents, currency, position } = await context.services.commands.payments.confirmPayment(
        userId,
        paymentId,
        context.caller(input.idempotencyKey),
      );
      await context.seen(position);
      return { userId, paymentId, items, amountCents, currency, position };
    },
  },
  ConfirmPaymentPayload: {
    payment: (confirmed, _args, { services }) => readConfirmed(services, confirmed),
    account: ({ userId }, _args, context) => creditAccountOf(context, userId),
    creditsAdded: ({ items }) => credits(items.reduce((sum, { halfCredits }) => sum + halfCredits, 0)),
    twinCredits: ({ userId }, _args, context) => twinCreditsOf(context, userId),
    twinCreditsAdded: ({ items }) => items.reduce((sum, { twinCredits }) => sum + twinCredits, 0),
  },
  RefusedPurchase: {
    userId: ({ doc }) => doc.ownerId,
    email: async ({ doc }, _args, context) => (await emailOf(context, doc.ownerId)) ?? null,
    at: ({ doc }) => dateTime(doc.at),
    description: ({ doc }, _args, context) => context.inWords(refusalInWords(doc)),
    claimed: async (refused, _args, context) => (await claimOf(context, refused)) ?? null,
  },
  Payment: {
    description: ({ doc }, _args, { inWords }) => itemNames(doc.description, inWords),
    credits: ({ doc }) => credits(doc.halfCredits),
    createdAt: ({ doc }) => dateTime(doc.createdAt),
  },
};
