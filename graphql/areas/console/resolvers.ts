import { availableAt } from '../credits/reads.ts';
import { rolesOf } from '../account/roles.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type { GatewayContext } from '../../context.ts';
import { itemNames } from '../../../domain/item-names.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { labelOf } from '../mail/reads.ts';
import { credits, dateTime } from '../../scalars.ts';
import { deviceOf } from '../sessions/device.ts';
import { statuses, statusOf } from '../subscription/reads.ts';
import { videoNotFound } from '../videos/reads.ts';
import { requestCustomerDeletion, resetSecondFactor, retryUserVideo, sendMailAgain, sendPasswordLink } from './acts.ts';
import { readAttention } from './attention.ts';
import { explainCredits, readCustomer, requireCustomer } from './customers.ts';
import { consoleSearchInput, customerEventsInput, customerInput } from './input.ts';
import { nameOfUser } from '../admin-users/reads.ts';
import { searchConsole } from './search.ts';
import { sessionsShown, sourcesFor } from './timeline-sources.ts';
import { readTimeline } from './timeline.ts';

const defaultPage = 50;

/** Where staff refund a payment: its page at the provider, or the dashboard of the payments simulator. */
function providerUrlOf(paymentId: string | undefined, { services }: GatewayContext): string | null {
  if (paymentId === undefined) return null;
  const { mode, publishableKey } = services.providers.payments;
  if (publishableKey === undefined) return '/test-payments/dashboard';
  return `https://dashboard.stripe.com/${mode === 'live' ? '' : 'test/'}payments/${encodeURIComponent(paymentId)}`;
}

/** The console of administrators and finance. Each root field checks the caller's role. */
export const consoleResolvers: Resolvers = {
  Query: {
    consoleSearch: async (_root, args, context) => {
      await context.requireFinance();
      const { search } = readInput(consoleSearchInput, args);
      const { customers, videos, payments, mails, totalCustomers } = await searchConsole(context, search);
      return {
        customers: [...customers],
        videos: [...videos],
        payments: [...payments],
        mails: [...mails],
        totalCustomers,
      };
    },
    customer: async (_root, { id: userId }, context) => {
      await context.requireFinance();
      return (await readCustomer(context, readInput(customerInput, { userId }).userId)) ?? null;
    },
    customerSignIn: async (_root, args, context) => {
      await context.requireAdmin();
      const { userId } = readInput(customerInput, args);
      const { loaders, services } = context;
      if ((await loaders.users.load(userId)) === undefined) return null;
      const [state, sessions] = await Promise.all([
        services.signInFactors.state(userId),
        services.ownSessions.list(userId),
      ]);
      return {
        atProvider: state.atProvider,
        hasSecondFactor: state.secondFactor !== undefined,
        passkeys: state.passkeys.length,
        sessions: sessions.slice(0, sessionsShown).map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
          id,
          device: deviceOf(userAgent),
          address,
          createdAt: dateTime(createdAt),
          lastSeenAt: dateTime(lastSeenAt),
        })),
      };
    },
    customerEvents: async (_root, { first, after, kinds, ...args }, context) => {
      await context.requireFinance();
      const { userId, search } = readInput(customerEventsInput, args);
      await requireCustomer(context, userId);
      const size = pageSize(first, defaultPage);
      const sources = await sourcesFor(context, kinds);
      const page = { userId, search, limit: size + 1, ...pageAfter(after) };
      const { found, stoppedAt } = await readTimeline(sources, page);
      return connectionOf(found, size, Boolean(after), stoppedAt);
    },
    creditExplanation: async (_root, args, context) => {
      await context.requireFinance();
      const { available, text } = await explainCredits(context, readInput(customerInput, args).userId);
      return { credits: credits(available), text };
    },
    attention: async (_root, _args, context) => {
      await context.requireFinance();
      const groups = await readAttention(context, await context.isAdmin());
      const emailOf = async (id: string): Promise<string> => (await context.loaders.users.load(id))?.email || id;
      return Promise.all(
        groups.map(async ({ items, ...group }) => ({
          ...group,
          items: await Promise.all(
            items.map(async ({ since, ownerId, assigneeId, ...item }) => ({
              ...item,
              since: dateTime(since),
              customer: ownerId === undefined ? null : { id: ownerId },
              assignee: assigneeId === undefined ? null : await emailOf(assigneeId),
            })),
          ),
        })),
      );
    },
  },
  Mutation: {
    sendPasswordLink: (_root, { input }, context) => sendPasswordLink(context, input),
    resetSecondFactor: (_root, { input }, context) => resetSecondFactor(context, input),
    requestCustomerDeletion: (_root, { input }, context) => requestCustomerDeletion(context, input),
    sendMailAgain: (_root, args, context) => sendMailAgain(context, args),
    retryUserVideo: (_root, { input }, context) => retryUserVideo(context, input),
  },
  CustomerName: {
    name: async ({ id }, _args, { loaders }) => {
      const doc = await loaders.users.load(id);
      return doc === undefined ? '' : nameOfUser(doc);
    },
    email: async ({ id }, _args, { loaders }) => (await loaders.users.load(id))?.email ?? '',
    erased: async ({ id }, _args, { loaders, services }) =>
      (await loaders.users.load(id)) === undefined && (await services.commands.users.userState(id)).exists,
  },
  FoundCustomer: {
    customer: ({ id }) => ({ id }),
    credits: async ({ id }, _args, { loaders, services }) =>
      credits(availableAt(await loaders.accounts.load(id), services.now())),
    accountSuspended: ({ doc }) => doc.suspendedBy !== null,
  },
  FoundVideo: {
    id: ({ video }) => video.id,
    title: ({ video }) => video.doc.title,
    propertyAddress: ({ video }) => video.doc.propertyAddress,
    status: ({ video }) => video.doc.status.toUpperCase() as 'READY',
    createdAt: ({ video }) => dateTime(video.doc.createdAt),
    customer: ({ video }) => ({ id: video.doc.ownerId }),
  },
  FoundPayment: {
    id: ({ payment }) => payment.id,
    description: ({ payment }, _args, { inWords }) => itemNames(payment.doc.description, inWords),
    amountCents: ({ payment }) => payment.doc.amountCents,
    currency: ({ payment }) => payment.doc.currency,
    status: ({ payment }) => payment.doc.status,
    createdAt: ({ payment }) => dateTime(payment.doc.createdAt),
    customer: ({ payment }) => ({ id: payment.doc.ownerId }),
  },
  FoundMail: {
    id: ({ mail }) => mail.id,
    label: ({ mail }, _args, { inWords }) => inWords(labelOf(mail.doc.template)),
    status: ({ mail }) => mail.doc.status.toUpperCase() as 'SENT',
    requestedAt: ({ mail }) => dateTime(mail.doc.requestedAt),
    customer: ({ mail }) => ({ id: mail.doc.ownerId }),
  },
  Customer: {
    name: ({ doc }) => (doc === undefined ? '' : nameOfUser(doc)),
    email: ({ doc }) => doc?.email ?? '',
    username: ({ doc }) => doc?.username ?? '',
    erased: ({ doc }) => doc === undefined,
    createdAt: ({ doc }) => (doc === undefined ? null : dateTime(doc.createdAt)),
    credits: ({ account }, _args, { services }) => credits(availableAt(account, services.now())),
    creditsHeld: ({ account }) => credits(account?.held ?? 0),
    creditsUsed: ({ account }) => credits(account?.consumed ?? 0),
    debt: ({ account }) => credits(account?.debt ?? 0),
    digitalTwinCredits: async ({ id }, _args, { loaders }) => (await loaders.twinAccounts.load(id))?.available ?? 0,
    subscriptionStatus: async ({ id, account }, _args, { loaders, services }) =>
      statuses[statusOf(await loaders.subscriptions.load(id), account, services.now())],
    suspendedBy: ({ doc }) => (doc?.suspendedBy ? (doc.suspendedBy === 'user' ? 'USER' : 'ADMIN') : null),
    deletionAt: ({ doc }) => (doc?.eraseAt ? dateTime(doc.eraseAt) : null),
    roles: ({ doc }) => (doc === undefined ? [] : rolesOf(doc)),
  },
  CustomerEvent: {
    time: ({ time }) => dateTime(time),
    credits: ({ halfCredits }) => (halfCredits === undefined ? null : credits(halfCredits)),
    creditsAfter: ({ halfCreditsAfter }) => (halfCreditsAfter === undefined ? null : credits(halfCreditsAfter)),
    amountCents: ({ amountCents }) => amountCents ?? null,
    currency: ({ currency }) => currency ?? null,
    about: ({ about }) => about ?? null,
    paymentId: ({ paymentId }) => paymentId ?? null,
    providerUrl: ({ paymentId }, _args, context) => providerUrlOf(paymentId, context),
    revision: ({ revision }) => revision ?? null,
  },
  SupportActPayload: {
    customer: async ({ userId, position }, _args, context) => {
      await context.seen(position);
      context.loaders.users.clear(userId);
      return requireCustomer(context, userId);
    },
  },
  RetryUserVideoPayload: {
    video: async ({ videoId, position }, _args, context) => {
      await context.seen(position);
      const doc = await context.loaders.videos.load(videoId);
      if (doc === undefined) throw videoNotFound();
      return { id: videoId, doc };
    },
  },
};
