import { Refusal } from '../../domain/refusal.ts';
import { attachmentName, downloadFormat, sendRows } from '../rest/downloads.ts';
import { param, type Routes } from '../rest/routes.ts';
import { exportOf } from './exports.ts';
import { recorded } from './recorded.ts';
import { integrationStatus } from './status.ts';
import { say } from '../../words/index.ts';

/** Spec part 3 section 7 and DECISIONS 12. */
export const integrationRoutes: Routes = {
  'GET /api/integrations/status': async (context) => {
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
  'GET /api/export/:type': async (context, request, reply) => {
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
};
