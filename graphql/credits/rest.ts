import { byteOrderMark, csvOf } from '../rest/csv.ts';
import { attachmentName, downloadFormat } from '../rest/downloads.ts';
import type { Routes } from '../rest/routes.ts';
import { statementColumns, statementRows, type StatementRow } from './statement.ts';

/** The whole statement as a file, the oldest movement first (DECISIONS 2.12). */
export const creditRoutes: Routes = {
  'GET /api/credits/statement': async (context, request, reply) => {
    const ownerId = context.requireUser();
    const format = downloadFormat(request);
    const rows: StatementRow[] = [];
    for await (const row of statementRows(context, ownerId)) rows.push(row);
    void reply.header('content-disposition', attachmentName(context, 'curbcast-statement', format));
    if (format === 'json') return rows;
    return reply.type('text/csv; charset=utf-8').send(
      byteOrderMark +
        csvOf(
          rows.map((row) => ({ ...row, reason: row.reason ?? '' })),
          { columns: statementColumns, header: true },
        ),
    );
  },
};
