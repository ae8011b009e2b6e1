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
import { contextFor, type Caller } from './context.ts';

/** Exports that their owner sees. */
const shown = 20;

export type TableExportView = TableExport & { readonly status: ReturnType<typeof statusOf> };

/** The record of what users exported as rows, for them to see. */
export interface TableExportCommands {
  /** The latest exports, the newest first. */
  listTableExports(userId: string): Promise<readonly TableExportView[]>;
  recordExportStart(
    userId: string,
    started: { readonly exportId: string; readonly table: ExportedTable; readonly format: TableFormat },
    caller: Caller,
  ): Promise<Position>;
  /** Says that an export still runs; to be called every `tableExportBeatMs`. */
  recordExportProgress(
    userId: string,
    progress: { readonly exportId: string; readonly rows: number },
    caller: Caller,
  ): Promise<Position>;
  /** Does nothing for an export that ended before. */
  recordExportEnd(
    userId: string,
    ended: { readonly exportId: string; readonly outcome: TableExportOutcome; readonly rows: number },
    caller: Caller,
  ): Promise<Position>;
}

export function createTableExportCommands({
  executor,
  now,
}: Pick<Dependencies, 'executor' | 'now'>): TableExportCommands {
  const execute = async (command: TableExportsCommand, caller: Caller): Promise<Position> => {
    const { kind, userId } = command;
    const context = contextFor(caller, `${kind}-table-export`, { subject: userId });
    return (await executor.execute(tableExportsAggregate, userId, command, context)).position;
  };
  return {
    listTableExports: async (userId) => {
      const { exports } = (await executor.load(tableExportsAggregate, userId)).state;
      return exports
        .slice(-shown)
        .map((each) => ({ ...each, status: statusOf(each, now()) }))
        .toReversed();
    },
    recordExportStart: (userId, started, caller) => execute({ kind: 'start', userId, ...started }, caller),
    recordExportProgress: (userId, progress, caller) => execute({ kind: 'progress', userId, ...progress }, caller),
    recordExportEnd: (userId, ended, caller) => execute({ kind: 'end', userId, ...ended }, caller),
  };
}
