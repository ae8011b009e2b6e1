import type { StatementDocument, Stored } from '../../projection-service/index.ts';
import type { GatewayContext } from '../context.ts';
import type { Keyset } from '../cursor.ts';
import { defined } from '../../lib/defined.ts';
import { byteOrderMark, csvOf } from '../rest/csv.ts';
import { attachmentName, downloadFormat } from '../rest/downloads.ts';
import type { Routes } from '../rest/routes.ts';
import { credits, dateTime } from '../scalars.ts';
import { describeMovement } from './reads.ts';
import { reasonOf } from './wording.ts';

/** The whole statement as a file, the oldest movement first (DECISIONS 2.12). */
export const creditRoutes: Routes = {
  'GET /api/credits/statement': async (context, request, reply) => {
    const ownerId = context.requireUser();
    const format = downloadFormat(request);
    const rows = await statementRows(context, ownerId);
    void reply.header('content-disposition', attachmentName(context, 'curbcast-statement', format));
    if (format === 'json') return rows;
    return reply.type('text/csv; charset=utf-8').send(
      byteOrderMark +
        csvOf(
          rows.map((row) => ({ ...row, reason: row.reason ?? '' })),
          { columns, header: true },
        ),
    );
  },
};

type Row = Awaited<ReturnType<typeof rowOf>>;

const columns = [
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
] as const satisfies readonly (keyof Row)[];

const rowsPerRead = 1_000;

async function statementRows(context: GatewayContext, ownerId: string): Promise<readonly Row[]> {
  const reader = context.services.projections.reader('credits');
  const rows: Row[] = [];
  let after: Keyset | undefined;
  for (;;) {
    const page = await reader.query('statement', {
      index: 'byOwner',
      equal: { ownerId },
      limit: rowsPerRead,
      ...defined({ after }),
    });
    rows.push(...(await Promise.all(page.map((stored) => rowOf(stored, context)))));
    const last = page.at(-1);
    if (last === undefined || page.length < rowsPerRead) return rows;
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
    reason: reasonOf(doc),
    videoId: doc.videoId,
    paymentId: doc.paymentId,
  };
}
