import type { Aggregate } from '../aggregate.ts';
import { tableExportStream, type ExportedTable, type TableExportEvent, type TableFormat } from './events.ts';

/** Exports that the state keeps. */
const kept = 60;
/** How often a running export reports that it is alive, in milliseconds. */
export const tableExportBeatMs = 20_000;
/**
 * An export that is silent for this long was interrupted: its process was killed. Two signs of life may be late or
 * lost.
 */
const silentMs = 3 * tableExportBeatMs;

export type TableExportOutcome = 'finished' | 'cancelled' | 'failed';

/** One export. Times are milliseconds since the epoch. */
export interface TableExport {
  readonly exportId: string;
  readonly table: ExportedTable;
  readonly format: TableFormat;
  readonly startedAt: number;
  /** Null while it runs, and forever if its end was not recorded. */
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

/**
 * The status of an export: without a recorded end, it runs for as long as it reports that it is alive.
 *
 * @param aliveAt when it last reported, in milliseconds since the epoch; undefined before the first report
 */
export function statusOf(
  { ended, startedAt }: Pick<TableExport, 'ended' | 'startedAt'>,
  aliveAt: number | undefined,
  now: number,
): TableExportOutcome | 'running' | 'interrupted' {
  if (ended !== null) return ended.outcome;
  return now - (aliveAt ?? startedAt) < silentMs ? 'running' : 'interrupted';
}

/** Decides on the exports of one user: each starts once and ends once. */
export function decideTableExports(
  command: TableExportsCommand,
  { exports }: TableExportsState,
): readonly TableExportEvent[] {
  const { userId, exportId } = command;
  const known = exports.find((each) => each.exportId === exportId);
  const isOpen = known?.ended === null;
  switch (command.kind) {
    case 'start': {
      const { table, format } = command;
      return known ? [] : [{ type: 'TableExportStarted', data: { userId, exportId, table, format } }];
    }
    case 'end':
      return isOpen ? [{ type: endTypes[command.outcome], data: { userId, exportId, rows: command.rows } }] : [];
  }
}

export function evolveTableExports(state: TableExportsState, event: TableExportEvent, time: number): TableExportsState {
  const { exportId } = event.data;
  const change = (changes: Partial<TableExport>): TableExportsState => ({
    exports: state.exports.map((each) => (each.exportId === exportId ? { ...each, ...changes } : each)),
  });
  const end = (outcome: TableExportOutcome, rows: number): TableExportsState =>
    change({ ended: { outcome, rows, at: time } });
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
  version: 'table-exports-3',
  snapshots: true,
  initial: initialTableExports,
  streamOf: tableExportStream,
  evolve: evolveTableExports,
  decide: decideTableExports,
};
