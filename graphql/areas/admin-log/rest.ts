import { z } from 'zod';
import type * as field from '../../openapi/fields.ts';
import { format, csv } from '../../rest/call.ts';
import type { GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import { readInput } from '../../input/read.ts';
import { defined } from '../../../lib/defined.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { queryParam, route, type Routes } from '../../rest/routes.ts';
import { listActionsInput } from './input.ts';
import { actionRow, listActions, rowOf, type ActionsRequest } from './reads.ts';

const pageSize = 500;

/** The download of the audit log with the filters of the screen: the newest first, streamed. */
export const adminLogRoutes: Routes = {
  'GET /api/admin/log': route({
    about: {
      tag: 'Administration',
      summary: 'What administrators did, the newest first',
      query: {
        search: 'Words.',
        type: 'The type of an event.',
        userId: 'The user concerned.',
        actorId: 'The administrator who acted.',
        from: z.iso.datetime({ offset: true }).optional().describe('The first moment.'),
        until: z.iso.datetime({ offset: true }).optional().describe('The moment before which the acts end.'),
        ...format,
      },
      answer: z.array(actionRow),
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      await context.requireAdmin();
      const format = downloadFormat(request);
      const wanted = readInput(listActionsInput, {
        search: queryParam(request, 'search'),
        type: queryParam(request, 'type'),
        userId: queryParam(request, 'userId'),
        actorId: queryParam(request, 'actorId'),
        from: queryParam(request, 'from'),
        until: queryParam(request, 'until'),
      });
      const disposition = attachmentName(context, 'curbcast-admin-log', format);
      return sendRows(reply, { disposition, format, row: actionRow }, rowsOf(context, wanted));
    },
  }),
};

async function* rowsOf(
  context: GatewayContext,
  wanted: Omit<ActionsRequest, 'limit' | 'after'>,
): AsyncIterable<readonly field.Answer<typeof actionRow>[]> {
  let after: Keyset | undefined;
  do {
    const { found, stoppedAt } = await listActions(context, { ...wanted, limit: pageSize, ...defined({ after }) });
    yield await Promise.all(found.map(({ node }) => rowOf(context, node)));
    after = stoppedAt ?? (found.length === pageSize ? found.at(-1) : undefined);
  } while (after);
}
