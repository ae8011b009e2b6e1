import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { format, csv } from '../../rest/call.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { AuditedEvent } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import { reasonOf } from '../credits/wording.ts';
import { actorLabel, describeStep, requireAuditable } from './reads.ts';
import { credits, dateTime } from '../../scalars.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { param, queryParam, route, type Routes } from '../../rest/routes.ts';
import { say } from '../../../words/index.ts';

/** An event of an account, with the balance after it; amounts in credits. */
const creditEventRow = z.object({
  revision: field.whole,
  position: field.text,
  time: field.time,
  event: field.text,
  kind: field.text,
  amount: field.credits,
  change: field.credits,
  availableAfter: field.credits,
  heldAfter: field.credits,
  debtAfter: field.credits,
  description: field.text,
  reason: field.text,
  videoId: field.text,
  paymentId: field.text,
  actorKind: field.text,
  actor: field.text,
  selfCredit: z.boolean(),
  eventId: field.text,
  hash: field.text,
});
type Row = field.Answer<typeof creditEventRow>;

/** The download of the audit screen: a user's credit events up to a revision, the oldest first, streamed. */
export const creditHistoryRoutes: Routes = {
  'GET /api/admin/users/:id/credits/history': route({
    about: {
      tag: 'Administration',
      summary: 'The credit events of a user',
      query: {
        revision: z.int().min(-1).max(999_999_999_999_999).optional().describe('The last revision.'),
        ...format,
      },
      answer: z.array(creditEventRow),
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      const userId = param(request, 'id');
      await requireAuditable(context, userId);
      const format = downloadFormat(request);
      const revision = revisionOf(queryParam(request, 'revision'));
      const name = `curbcast-credit-history-${userId.replace(/[^\w-]/g, '_')}`;
      const disposition = attachmentName(context, name, format);
      const pages = rowsOf(context, context.services.auditor.history(userId, revision));
      return sendRows(reply, { disposition, format, row: creditEventRow }, pages);
    },
  }),
};

function revisionOf(text: string | undefined): number {
  if (text === undefined) return Number.MAX_SAFE_INTEGER;
  if (!/^(-1|\d{1,15})$/.test(text)) throw new Refusal('INVALID_INPUT', say('REVISION_NOT_WHOLE'));
  return Number(text);
}

async function rowOf(event: AuditedEvent, context: GatewayContext): Promise<Row> {
  const { movement } = event;
  return {
    revision: event.revision,
    position: event.position,
    time: dateTime(event.time),
    event: event.type,
    kind: movement?.kind.toLowerCase() ?? '',
    amount: credits(movement?.amount ?? 0),
    change: credits(event.change),
    availableAfter: credits(event.availableAfter),
    heldAfter: credits(event.heldAfter),
    debtAfter: credits(event.debtAfter),
    description: await describeStep(event, context),
    reason: context.inWords((movement && reasonOf(movement)) ?? ''),
    videoId: movement?.videoId ?? '',
    paymentId: movement?.paymentId ?? '',
    actorKind: event.actor.kind,
    actor: await actorLabel(event.actor, context),
    selfCredit: event.selfCredit,
    eventId: event.id,
    hash: event.hash,
  };
}

async function* rowsOf(
  context: GatewayContext,
  pages: AsyncIterable<readonly AuditedEvent[]>,
): AsyncIterable<readonly Row[]> {
  for await (const page of pages) yield await Promise.all(page.map((event) => rowOf(event, context)));
}
