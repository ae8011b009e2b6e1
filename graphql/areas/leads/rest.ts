import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import * as field from '../../openapi/fields.ts';
import { csv, format } from '../../rest/call.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { param, route, type Routes } from '../../rest/routes.ts';
import { dateTime } from '../../scalars.ts';
import { leadIdInput } from './input.ts';
import { leadPages } from './reads.ts';
import { deleteLead, markLeadRead } from './resolvers.ts';

const lead = field.named(
  'Lead',
  z.object({
    id: field.text,
    receivedAt: field.time,
    name: field.text,
    email: field.maybeText,
    phone: field.maybeText,
    message: field.text,
    language: field.text,
    videoId: field.text,
    videoTitle: field.maybeText,
    isRead: z.boolean(),
  }),
);

async function* leadRows({ services, loaders }: GatewayContext, ownerId: string) {
  for await (const page of leadPages(services.projections, ownerId))
    yield await Promise.all(
      page.map(async ({ id, doc }): Promise<field.Answer<typeof lead>> => {
        const { receivedAt, name, email, phone, message, language, videoId, isRead } = doc;
        const videoTitle = (await loaders.videos.load(videoId))?.title ?? null;
        return {
          id,
          receivedAt: dateTime(receivedAt),
          name,
          email,
          phone,
          message,
          language,
          videoId,
          videoTitle,
          isRead,
        };
      }),
    );
}

const idOf = (request: FastifyRequest): string => readInput(leadIdInput, { id: param(request, 'id') }).id;

/** The user's leads, also as a file. */
export const leadRoutes: Routes = {
  'GET /api/leads': route({
    needs: 'read',
    about: {
      tag: 'Account',
      summary: 'Tour requests from share pages, the newest first',
      query: format,
      answer: z.array(lead),
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      const ownerId = context.requireUser();
      const format = downloadFormat(request);
      const disposition = attachmentName(context, 'curbcast-leads', format);
      return sendRows(reply, { disposition, format, row: lead }, leadRows(context, ownerId));
    },
  }),
  'POST /api/leads/:id/read': route({
    needs: 'videos:write',
    bound: 'bounded',
    about: { tag: 'Account', summary: 'Mark a tour request as read', answer: field.doneWith },
    handle: async (context, request) => {
      const { leadId: id } = await markLeadRead(context, idOf(request));
      return { success: true as const, id };
    },
  }),
  'DELETE /api/leads/:id': route({
    needs: 'videos:write',
    bound: 'bounded',
    about: { tag: 'Account', summary: 'Delete a tour request', answer: field.doneWith },
    handle: async (context, request) => {
      const { id } = await deleteLead(context, idOf(request));
      return { success: true as const, id };
    },
  }),
};
