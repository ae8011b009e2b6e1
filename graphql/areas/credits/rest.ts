import { z } from 'zod';
import { format, csv } from '../../rest/call.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { route, type Routes } from '../../rest/routes.ts';
import { statementPages, statementRow } from './statement.ts';

/** The whole statement as a file, the oldest movement first. */
export const creditRoutes: Routes = {
  'GET /api/credits/statement': route({
    needs: 'billing:read',
    about: {
      tag: 'Account',
      summary: 'The credit statement, the oldest movement first',
      query: format,
      answer: z.array(statementRow),
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      const ownerId = context.requireUser();
      const format = downloadFormat(request);
      const disposition = attachmentName(context, 'curbcast-statement', format);
      return sendRows(reply, { disposition, format, row: statementRow }, statementPages(context, ownerId));
    },
  }),
};
