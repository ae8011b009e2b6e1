import { stringify } from 'csv-stringify/sync';
import { Refusal } from '../../domain/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { textCell } from '../rest/csv.ts';
import { queryParam, type Routes } from '../rest/routes.ts';
import { credits, dateTime } from '../scalars.ts';
import { describeMovement } from './reads.ts';

/** DECISIONS 2.12: the statement's download. */
export const creditRoutes: Routes = {
  'GET /api/credits/statement': async (context, request, reply) => {
    const format = queryParam(request, 'format') ?? 'json';
    if (format !== 'json' && format !== 'csv') throw new Refusal('INVALID_INPUT', 'format must be json or csv.');
    const rows = await statementRows(context, context.requireUser());
    const name = `curbcast-statement-${dateTime(context.services.now()).slice(0, 10)}.${format}`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    if (format === 'json') return rows;
    return reply.type('text/csv; charset=utf-8').send(
      `\u{feff}${stringify(
        rows.map((row) => ({ ...row, description: textCell(row.description), reason: textCell(row.reason ?? '') })),
        { header: true, quoted: true },
      )}`,
    );
  },
};

const rowsPerRead = 1_000;

async function statementRows(context: GatewayContext, ownerId: string) {
  const reader = context.services.projections.reader('credits');
  const rows = [];
  let after: { order: readonly number[]; id: string } | undefined;
  for (;;) {
    const page = await reader.query('statement', {
      index: 'byOwner',
      equal: { ownerId },
      limit: rowsPerRead,
      ...(after ? { after } : {}),
    });
    const last = page.at(-1);
    if (last) after = { id: last.id, order: [last.doc.revision] };
    const described = await Promise.all(
      page.map(async ({ doc: row }) => ({ row, description: await describeMovement(row, context) })),
    );
    for (const { row, description } of described) {
      rows.push({
        time: dateTime(row.time),
        kind: row.kind.toLowerCase(),
        amount: credits(row.amount),
        change: credits(row.change),
        balanceAfter: credits(row.balanceAfter),
        heldAfter: credits(row.heldAfter),
        debtAfter: credits(row.debtAfter),
        description,
        reason: row.reason,
        videoId: row.videoId,
        paymentId: row.paymentId,
      });
    }
    if (page.length < rowsPerRead) return rows;
  }
}
