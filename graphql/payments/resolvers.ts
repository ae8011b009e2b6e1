import { creditAccountOf } from '../credits/reads.ts';
import { defined } from '../../lib/defined.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { confirmPaymentInput, startPaymentInput } from './input.ts';
import { readInput } from '../input/read.ts';
import { readConfirmed } from './reads.ts';
import { credits, dateTime } from '../scalars.ts';

export const paymentResolvers: Resolvers = {
  Query: {
    paymentSettings: (_root, _args, { services }) => {
      const { mode, publishableKey } = services.providers.payments;
      return { testMode: mode === 'test' && publishableKey === undefined, publishableKey: publishableKey ?? null };
    },
  },
  Mutation: {
    startPayment: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { bundleId, expectedPriceCents } = readInput(startPaymentInput, input);
      const email = (await context.loaders.users.load(userId))?.email;
      const order = { bundleId, ...defined({ expectedPriceCents: expectedPriceCents ?? undefined }) };
      return context.services.commands.payments.startPayment(
        userId,
        email === '' ? undefined : email,
        order,
        context.caller(input.idempotencyKey),
      );
    },
    confirmPayment: async (_root, input, context) => {
      const userId = context.requireUser();
      const { paymentId } = readInput(confirmPaymentInput, input);
      const { item, position } = await context.services.commands.payments.confirmPayment(
        userId,
        paymentId,
        context.caller(input.idempotencyKey),
      );
      await context.seen(position);
      return { userId, paymentId, item, position };
    },
  },
  ConfirmPaymentPayload: {
    payment: (confirmed, _args, { services }) => readConfirmed(services, confirmed),
    account: ({ userId }, _args, context) => creditAccountOf(context, userId),
    creditsAdded: ({ item }) => credits(item.halfCredits),
  },
  Payment: {
    description: ({ doc }) => doc.description,
    amountCents: ({ doc }) => doc.amountCents,
    currency: ({ doc }) => doc.currency,
    credits: ({ doc }) => credits(doc.halfCredits),
    status: ({ doc }) => doc.status,
    createdAt: ({ doc }) => dateTime(doc.createdAt),
    refundedCents: ({ doc }) => doc.refundedCents,
  },
};
