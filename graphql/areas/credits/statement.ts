import { z } from 'zod';
import { defined } from '../../../lib/defined.ts';
import type { StatementDocument, Stored } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import * as field from '../../openapi/fields.ts';
import { credits, dateTime } from '../../scalars.ts';
import { describeMovement, reasonOfRow } from './reads.ts';

/** A movement as the downloads show it; amounts in credits. */
export const statementRow = z.object({
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
});
type StatementRow = field.Answer<typeof statementRow>;

const rowsPerRead = 100;

/** The whole statement of an account, the oldest movement first, read page by page. */
export async function* statementPages(
  context: GatewayContext,
  ownerId: string,
): AsyncIterable<readonly StatementRow[]> {
  const reader = context.services.projections.reader('credits');
  let after: Keyset | undefined;
  for (;;) {
    const page = await reader.query('statement', {
      index: 'byOwner',
      equal: { ownerId },
      limit: rowsPerRead,
      ...defined({ after }),
    });
    yield await Promise.all(page.map((stored) => rowOf(stored, context)));
    const last = page.at(-1);
    if (last === undefined || page.length < rowsPerRead) return;
    after = { id: last.id, order: [last.doc.revision] };
  }
}

async function rowOf({ doc }: Stored<StatementDocument>, context: GatewayContext): Promise<StatementRow> {
  return {
    time: dateTime(doc.time),
    kind: doc.kind.toLowerCase(),
    amount: credits(doc.amount),
    change: credits(doc.change),
    balanceAfter: credits(doc.balanceAfter),
    heldAfter: credits(doc.heldAfter),
    debtAfter: credits(doc.debtAfter),
    description: await describeMovement(doc, context),
    reason: await reasonOfRow(doc, context),
    videoId: doc.videoId,
    paymentId: doc.paymentId,
  };
}
