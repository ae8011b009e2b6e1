import { auditKinds } from '../../../projection-service/index.ts';
import { z } from 'zod';
import { Readable } from 'node:stream';
import { Refusal } from '../../../domain/refusal.ts';
import { attachmentName } from '../../rest/downloads.ts';
import { param, queryParam, route, type Routes } from '../../rest/routes.ts';
import { requireHistory } from './reads.ts';
import { say } from '../../../words/index.ts';

/** The download of a history with its proof (`curbcast verify --proof FILE`), streamed. */
export const auditRoutes: Routes = {
  'GET /api/admin/audit/:kind/:id/proof': route({
    about: {
      tag: 'Administration',
      summary: 'A history with its proof',
      query: { revision: z.int().min(-1).max(999_999_999_999_999).optional().describe('The last revision.') },
      path: { kind: z.enum(auditKinds) },
      answer: z.looseObject({}),
    },
    handle: async (context, request, reply) => {
      const history = await requireHistory(context, param(request, 'kind'), param(request, 'id'));
      const revision = revisionOf(queryParam(request, 'revision'));
      const name = `curbcast-proof-${history.kind}-${history.id.replace(/[^\w-]/g, '_')}`;
      void reply.header('content-disposition', attachmentName(context, name, 'json'));
      void reply.type('application/json; charset=utf-8');
      return reply.send(Readable.from(context.services.audit.exportProof(history, revision)));
    },
  }),
};

function revisionOf(text: string | undefined): number {
  if (text === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^(-1|\d{1,15})$/.test(text)) throw new Refusal('INVALID_INPUT', say('REVISION_NOT_WHOLE'));
  return Number(text);
}
