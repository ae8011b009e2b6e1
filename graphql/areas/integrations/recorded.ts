import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { tableExportBeatMs, type ExportedTable, type TableFormat } from '../../../domain/table-exports/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Pages } from './exports.ts';

interface Export {
  readonly context: GatewayContext;
  readonly userId: string;
  readonly table: ExportedTable;
  readonly format: TableFormat;
}

/**
 * Passes on the pages of an export that is sent as this reply, and records its start and its end for the user:
 * finished, failed because the pages could not be read, or canceled because the receiver went away. Every 20 s in
 * between it records that the export runs. Holds a count and no rows. A log that does not answer never keeps users from
 * their data: the failure goes to the server's own log instead.
 */
export async function recorded(
  { context, userId, table, format }: Export,
  reply: FastifyReply,
  pages: Pages,
): Promise<Pages> {
  const { tableExports } = context.services.commands;
  const caller = context.caller(undefined);
  const exportId = randomUUID();
  const unrecorded = (err: unknown): void => reply.log.warn({ err, exportId }, 'An export could not be recorded');
  const tally = { rows: 0, failed: false };
  await tableExports.recordExportStart(userId, { exportId, table, format }, caller).catch(unrecorded);
  const beat = setInterval(() => {
    tableExports.sayExportRuns(exportId).catch(unrecorded);
  }, tableExportBeatMs);
  finished(reply.raw, (broken) => {
    clearInterval(beat);
    const outcome = tally.failed ? 'failed' : broken ? 'cancelled' : 'finished';
    tableExports.recordExportEnd(userId, { exportId, outcome, rows: tally.rows }, caller).catch(unrecorded);
  });
  return counted(pages, tally);
}

async function* counted(pages: Pages, tally: { rows: number; failed: boolean }): Pages {
  try {
    for await (const page of pages) {
      yield page;
      tally.rows += page.length;
    }
  } catch (error) {
    tally.failed = true;
    throw error;
  }
}
