import type { Position } from '../../domain/envelope.ts';
import {
  statusOf,
  tableExportsAggregate,
  type ExportedTable,
  type TableExport,
  type TableExportOutcome,
  type TableExportsCommand,
  type TableFormat,
} from '../../domain/table-exports/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../support/context.ts';

/** Exports that their owner sees. */
const shown = 20;

export type TableExportView = TableExport & { readonly status: ReturnType<typeof statusOf> };

/** The record of the tables that users exported, for them to see. */
export interface TableExportCommands {
  /** The latest exports, the newest first. */
  listTableExports(userId: string): Promise<readonly TableExportView[]>;
  recordExportStart(
    userId: string,
    started: { readonly exportId: string; readonly table: ExportedTable; readonly format: TableFormat },
    caller: Caller,
  ): Promise<Position>;
  /** Says that an export still runs; to be called every `tableExportBeatMs`. */
  sayExportRuns(exportId: string): Promise<void>;
  /** Does nothing for an export that ended before. */
  recordExportEnd(
    userId: string,
    ended: { readonly exportId: string; readonly outcome: TableExportOutcome; readonly rows: number },
    caller: Caller,
  ): Promise<Position>;
}

export function createTableExportCommands({
  executor,
  progress,
  now,
}: Pick<Dependencies, 'executor' | 'progress' | 'now'>): TableExportCommands {
  const execute = async (command: TableExportsCommand, caller: Caller): Promise<Position> => {
    const { kind, userId } = command;
    const context = contextFor(caller, `${kind}-table-export`, { subject: userId });
    return (await executor.execute(tableExportsAggregate, userId, command, context)).position;
  };
  return {
    listTableExports: async (userId) => {
      const { exports } = (await executor.load(tableExportsAggregate, userId)).state;
      const views = exports.slice(-shown).map(async (each): Promise<TableExportView> => {
        const aliveAt = each.ended === null ? await progress.lastReport(each.exportId) : undefined;
        return { ...each, status: statusOf(each, aliveAt, now()) };
      });
      return (await Promise.all(views)).toReversed();
    },
    recordExportStart: (userId, started, caller) => execute({ kind: 'start', userId, ...started }, caller),
    sayExportRuns: (exportId) =>
      progress.report({
        jobId: exportId,
        about: { kind: 'tableExport', id: exportId },
        percent: 0,
        phase: '',
        estimated: false,
      }),
    recordExportEnd: async (userId, ended, caller) => {
      const position = await execute({ kind: 'end', userId, ...ended }, caller);
      await progress.end(ended.exportId).catch(() => undefined);
      return position;
    },
  };
}
