import { emailOf } from '../payments/reads.ts';
import { itemName, itemNames } from '../../../domain/item-names.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { credits, dateTime } from '../../scalars.ts';
import { createSubscriptionInput } from './input.ts';
import { billingSubscription, isRenewalPaused, planInterval, statuses, statusOf } from '../subscription/reads.ts';
import { billingHistory, invoicePath } from './reads.ts';

/** The words of the schema. */
const partKinds = {
  card: 'CARD',
  credit_balance: 'CREDIT_BALANCE',
  credit_note: 'CREDIT_NOTE',
  out_of_band: 'OUT_OF_BAND',
} as const;

export const billingResolvers: Resolvers = {
  Viewer: {
    subscriptionStatus: async ({ userId }, _args, { loaders, services }) => {
      const [subscription, account] = await Promise.all([
        loaders.subscriptions.load(userId),
        loaders.accounts.load(userId),
      ]);
      return statuses[statusOf(subscription, account, services.now())];
    },
  },
  Query: {
    billingSubscription: (_root, _args, context) => billingSubscription(context, context.requireUser()),
    billingHistory: async (_root, _args, context) => [...(await billingHistory(context, context.requireUser()))],
    savedCard: (_root, _args, context) => context.services.commands.subscriptions.savedCard(context.requireUser()),
  },
  Mutation: {
    createSubscription: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { expectedPriceCents, ...order } = readInput(createSubscriptionInput, input);
      return context.services.commands.subscriptions.start(
        userId,
        await emailOf(context, userId),
        { ...order, expectedTotalCents: expectedPriceCents ?? undefined },
        context.caller(input.idempotencyKey),
      );
    },
    cancelSubscription: async (_root, { idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { position } = await context.services.commands.subscriptions.cancel(userId, context.caller(idempotencyKey));
      await context.seen(position);
      return { userId, position };
    },
    reactivateSubscription: async (_root, { idempotencyKey }, context) => {
      const userId = context.requireUser();
      const { subscriptions } = context.services.commands;
      const { position } = await subscriptions.reactivate(userId, context.caller(idempotencyKey));
      await context.seen(position);
      return { userId, position };
    },
    openCustomerPortal: async (_root, _args, context) => {
      const userId = context.requireUser();
      const { subscriptions } = context.services.commands;
      const returnUrl = `${context.settings.publicUrl}/billing`;
      const email = await emailOf(context, userId);
      const portal = await subscriptions.openPortal(userId, email, returnUrl, context.caller(undefined));
      await context.seen(portal.position);
      return portal;
    },
  },
  ChangeSubscriptionPayload: {
    subscription: ({ userId }, _args, context) => billingSubscription(context, userId),
  },
  BillingSubscription: {
    id: ({ doc }) => doc.subscriptionId,
    status: ({ doc }) => statuses[doc.status],
    plan: ({ doc }, _args, { inWords }) => ({
      nickname: inWords(itemName(doc.planName)),
      amount: doc.priceCents,
      interval: planInterval,
      halfCredits: doc.halfCredits,
    }),
    currentPeriodStart: ({ doc }) => dateTime(doc.periodStart),
    currentPeriodEnd: ({ doc }) => dateTime(doc.periodEnd),
    endsAt: ({ doc }) => (doc.endsAt === null ? null : dateTime(doc.endsAt)),
    autoRenewPaused: (parent, _args, context) => isRenewalPaused(context, parent),
    planCreditsPauseAt: ({ doc }) => (doc.pausesAt === null ? null : dateTime(doc.pausesAt)),
  },
  BillingPlan: { credits: ({ halfCredits }) => credits(halfCredits) },
  BillingEntry: {
    createdAt: ({ doc }) => dateTime(doc.createdAt),
    description: ({ doc }, _args, { inWords }) => itemNames(doc.description, inWords),
    lines: ({ doc }, _args, { inWords }) =>
      doc.lines.map(({ description, amountCents }) => ({ description: itemNames(description, inWords), amountCents })),
    parts: ({ doc }) => doc.parts.map(({ kind, amountCents }) => ({ kind: partKinds[kind], amountCents })),
    invoicePdf: (entry) => invoicePath(entry),
  },
};
