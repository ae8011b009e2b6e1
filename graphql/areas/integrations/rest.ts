import { exportedTables } from '../../../domain/table-exports/index.ts';
import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { format, csv } from '../../rest/call.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { param, type Routes } from '../../rest/routes.ts';
import { exportOf } from './exports.ts';
import { recorded } from './recorded.ts';
import { integrationStatus } from './status.ts';
import { say } from '../../../words/index.ts';

const integrations = z.object({
  status: z.object({
    webhooks: z.object({ count: field.whole }),
    email: z.object({ configured: z.boolean(), service: field.text }),
    exports: z.object({ types: z.array(field.text) }),
    socialSharing: z.object({ platforms: z.array(field.text) }),
  }),
});

const exportedVideo = z.object({
  id: field.text,
  title: field.text,
  status: field.text,
  propertyAddress: field.text,
  presenter: field.text,
  createdAt: field.time,
  durationSeconds: z.number().nullable(),
  creditsUsed: field.credits.nullable(),
  views: field.whole,
  script: field.text,
});

const exportedAvatar = z.object({
  id: field.text,
  name: field.text,
  type: field.text,
  status: field.text,
  description: field.text,
});

const exportedDay = z.object({
  date: field.day,
  videosStarted: field.whole,
  videosReady: field.whole,
  videosFailed: field.whole,
  secondsMade: z.number(),
  creditsUsed: field.credits,
  views: field.whole,
});

/** The rows of the type that was asked for. */
const exported = z.array(z.union([exportedVideo, exportedAvatar, exportedDay]));

/** The connected services, and the table exports. */
export const integrationRoutes: Routes = {
  'GET /api/integrations/status': {
    needs: 'read',
    about: { tag: 'Account', summary: 'The integrations of the account', answer: integrations },
    handle: async (context) => {
      const { webhookCount, emailConfigured, emailService, exportTypes, sharePlatforms } =
        await integrationStatus(context);
      return {
        status: {
          webhooks: { count: webhookCount },
          email: { configured: emailConfigured, service: emailService },
          exports: { types: exportTypes },
          socialSharing: { platforms: sharePlatforms },
        },
      };
    },
  },
  'GET /api/export/:type': {
    needs: 'read',
    bound: 'call',
    about: {
      tag: 'Account',
      summary: 'Download all videos, avatars or analytics; type is one of the words',
      path: { type: z.enum(exportedTables) },
      query: format,
      answer: exported,
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      const userId = context.requireUser();
      const { type, columns, pages } = exportOf(param(request, 'type'));
      const format = downloadFormat(request);
      const limit = await context.services.limits.take('exports', userId);
      if (!limit.allowed)
        throw new Refusal('RATE_LIMITED', say('EXPORTED_TOO_OFTEN'), {
          retryAfterSeconds: limit.retryAfterSeconds,
        });
      const disposition = attachmentName(context, `curbcast-${type}`, format);
      const rows = await recorded({ context, userId, table: type, format }, reply, pages(context, userId));
      return sendRows(reply, { disposition, format, columns }, rows);
    },
  },
};
