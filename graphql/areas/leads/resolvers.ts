import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { leadIdInput } from './input.ts';
import { countUnread, findLead, listLeads } from './reads.ts';

const defaultPage = 25;
const idOf = (args: { readonly id: string }): string => readInput(leadIdInput, args).id;

/** Marks a lead of the caller as read, once the read models show it. */
export async function markLeadRead(context: GatewayContext, id: string) {
  const userId = context.requireUser();
  const position = await context.services.commands.leads.markLeadRead(userId, id, context.caller(undefined));
  await context.seen(position);
  return { userId, leadId: id, position };
}

/** Deletes a lead of the caller, once the read models show it. */
export async function deleteLead(context: GatewayContext, id: string) {
  const userId = context.requireUser();
  const position = await context.services.commands.leads.deleteLead(userId, id, context.caller(undefined));
  await context.seen(position);
  return { id, position };
}

/** Tour requests, for the owners of the videos. */
export const leadResolvers: Resolvers = {
  Query: {
    leads: async (_root, { first, after, filter }, context) => {
      const ownerId = context.requireUser();
      const size = pageSize(first, defaultPage);
      const unreadOnly = filter === 'UNREAD';
      const list = unreadOnly ? 'unread leads ' : 'leads ';
      const page = { ownerId, unreadOnly, limit: size + 1, ...pageAfter(after, list) };
      const found = await listLeads(context.services.projections, page);
      return connectionOf(found, size, Boolean(after), undefined, list);
    },
    unreadLeads: (_root, _args, context) => countUnread(context.services.projections, context.requireUser()),
  },
  Mutation: {
    markLeadRead: (_root, args, context) => markLeadRead(context, idOf(args)),
    deleteLead: (_root, args, context) => deleteLead(context, idOf(args)),
  },
  LeadPayload: {
    lead: ({ userId, leadId }, _args, { services }) => findLead(services.projections, userId, leadId),
  },
  Lead: {
    video: async ({ doc }, _args, { loaders }) => {
      const video = await loaders.videos.load(doc.videoId);
      return video?.ownerId === doc.ownerId ? { id: doc.videoId, doc: video } : null;
    },
    receivedAt: ({ doc }) => dateTime(doc.receivedAt),
  },
  LeadChanged: {
    leadId: ({ lead }) => lead.id,
    // Administrators may follow an account; its visitors' words are not for them.
    lead: ({ lead }, _args, { userId }) => (lead.doc.shown && lead.doc.ownerId === userId ? lead : null),
    unreadLeads: ({ lead }, _args, { services }) => countUnread(services.projections, lead.doc.ownerId),
  },
};
