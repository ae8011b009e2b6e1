import { attachmentName, downloadFormat, sendRows } from '../rest/downloads.ts';
import type { Routes } from '../rest/routes.ts';
import { statementColumns, statementPages } from './statement.ts';

/** The whole statement as a file, the oldest movement first (DECISIONS 2.12). */
export const creditRoutes: Routes = {
  'GET /api/credits/statement': async (context, request, reply) => {
    const ownerId = context.requireUser();
    const format = downloadFormat(request);
    const disposition = attachmentName(context, 'curbcast-statement', format);
    return sendRows(reply, { disposition, format, columns: statementColumns }, statementPages(context, ownerId));
  },
};
