import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { format, csv } from '../../rest/call.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import type { Routes } from '../../rest/routes.ts';
import { statementColumns, statementPages } from './statement.ts';

const statement = z.array(
  z.object({
    time: field.time,
    kind: field.text,
    amount: field.credits,
    change: field.credits,
    balanceAfter: field.credits,
    heldAfter: field.credits,
    debtAfter: field.credits,
    description: field.text,
    reason: field.maybeText,
    videoId: field.maybeText,
    paymentId: field.maybeText,
  }),
);

/** The whole statement as a file, the oldest movement first. */
export const creditRoutes: Routes = {
  'GET /api/credits/statement': {
    needs: 'billing:read',
    about: {
      tag: 'Account',
      summary: 'The credit statement, the oldest movement first',
      query: format,
      answer: statement,
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      const ownerId = context.requireUser();
      const format = downloadFormat(request);
      const disposition = attachmentName(context, 'curbcast-statement', format);
      return sendRows(reply, { disposition, format, columns: statementColumns }, statementPages(context, ownerId));
    },
  },
};
