import type { Aggregate } from '../aggregate.ts';
import { tableExportStream, type ExportedTable, type TableExportEvent, type TableFormat } from './events.ts';

/** Exports that the state keeps: no user may start more within the hour that one may run. */
const kept = 60;
/** No export runs longer: one without an end was interrupted, for example by a crash of its process. */
const longest = 60 * 60 * 1_000;

export type TableExportOutcome = 'finished' | 'cancelled' | 'failed';

/** One export. Times are milliseconds since the epoch. */
export interface TableExport {
  readonly exportId: string;
  readonly table: ExportedTable;
  readonly format: TableFormat;
  readonly startedAt: number;
  /** Null while it runs, and for ever if its end was not recorded. */
  readonly ended: { readonly outcome: TableExportOutcome; readonly rows: number; readonly at: number } | null;
}

/** The latest exports of one user, the oldest first. */
export interface TableExportsState {
  readonly exports: readonly TableExport[];
}

export const initialTableExports: TableExportsState = { exports: [] };

export type TableExportsCommand =
  | {
      readonly kind: 'start';
      readonly userId: string;
      readonly exportId: string;
      readonly table: ExportedTable;
      readonly format: TableFormat;
    }
  | {
      readonly kind: 'end';
      readonly userId: string;
      readonly exportId: string;
      readonly outcome: TableExportOutcome;
      readonly rows: number;
    };

const endTypes = {
  finished: 'TableExportFinished',
  cancelled: 'TableExportCancelled',
  failed: 'TableExportFailed',
} as const;

/** How an export stands: without an end it runs, until it has had more time than any export takes. */
export function statusOf(
  { ended, startedAt }: Pick<TableExport, 'ended' | 'startedAt'>,
  now: number,
): TableExportOutcome | 'running' | 'interrupted' {
  if (ended !== null) return ended.outcome;
  return now - startedAt < longest ? 'running' : 'interrupted';
}

/** Decides on the exports of one user: each starts once and ends once. */
export function decideTableExports(
  command: TableExportsCommand,
  { exports }: TableExportsState,
): readonly TableExportEvent[] {
  const { userId, exportId } = command;
  const known = exports.find((each) => each.exportId === exportId);
  switch (command.kind) {
    case 'start': {
      const { table, format } = command;
      return known ? [] : [{ type: 'TableExportStarted', data: { userId, exportId, table, format } }];
    }
    case 'end': {
      const isOpen = known?.ended === null;
      return isOpen ? [{ type: endTypes[command.outcome], data: { userId, exportId, rows: command.rows } }] : [];
    }
  }
}

export function evolveTableExports(state: TableExportsState, event: TableExportEvent, time: number): TableExportsState {
  const { exportId } = event.data;
  const end = (outcome: TableExportOutcome, rows: number): TableExportsState => ({
    exports: state.exports.map((each) =>
      each.exportId === exportId ? { ...each, ended: { outcome, rows, at: time } } : each,
    ),
  });
  switch (event.type) {
    case 'TableExportStarted': {
      const { table, format } = event.data;
      const started: TableExport = { exportId, table, format, startedAt: time, ended: null };
      return { exports: [...state.exports, started].slice(-kept) };
    }
    case 'TableExportFinished':
      return end('finished', event.data.rows);
    case 'TableExportCancelled':
      return end('cancelled', event.data.rows);
    case 'TableExportFailed':
      return end('failed', event.data.rows);
  }
}

/** The exports of one user. */
export const tableExportsAggregate: Aggregate<TableExportsState, TableExportsCommand, TableExportEvent> = {
  version: 'table-exports-1',
  snapshots: true,
  initial: initialTableExports,
  streamOf: tableExportStream,
  evolve: evolveTableExports,
  decide: decideTableExports,
};
