import { exportedTables } from '../../../domain/table-exports/index.ts';
import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { format, csv } from '../../rest/call.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { param, route, type Routes } from '../../rest/routes.ts';
import { avatarRow, dayRow, exportOf, videoRow } from './exports.ts';
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

/** The rows of the type that was asked for. */
const exported = z.array(z.union([videoRow, avatarRow, dayRow]));

/** The connected services, and the table exports. */
export const integrationRoutes: Routes = {
  'GET /api/integrations/status': route({
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
  }),
  'GET /api/export/:type': route({
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
      const { type, row, pages } = exportOf(param(request, 'type'));
      const format = downloadFormat(request);
      const limit = await context.services.limits.take('exports', userId);
      if (!limit.allowed)
        throw new Refusal('RATE_LIMITED', say('EXPORTED_TOO_OFTEN'), {
          retryAfterSeconds: limit.retryAfterSeconds,
        });
      const disposition = attachmentName(context, `curbcast-${type}`, format);
      const rows = await recorded({ context, userId, table: type, format }, reply, pages(context, userId));
      return sendRows(reply, { disposition, format, row }, rows);
    },
  }),
};
