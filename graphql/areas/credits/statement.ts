import { defined } from '../../../lib/defined.ts';
import type { StatementDocument, Stored } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import { credits, dateTime } from '../../scalars.ts';
import { describeMovement, reasonOfRow } from './reads.ts';

/** A movement as the downloads show it; amounts in credits. */
export type StatementRow = Awaited<ReturnType<typeof rowOf>>;

export const statementColumns = [
  'time',
  'kind',
  'amount',
  'change',
  'balanceAfter',
  'heldAfter',
  'debtAfter',
  'description',
  'reason',
  'videoId',
  'paymentId',
] as const satisfies readonly (keyof StatementRow)[];

const rowsPerRead = 200;

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

async function rowOf({ doc }: Stored<StatementDocument>, context: GatewayContext) {
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
