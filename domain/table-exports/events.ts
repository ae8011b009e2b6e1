import { z } from 'zod';
import { defineEvent, type EventsOf } from '../event-type.ts';

/** The kinds of rows that can be exported. */
export const exportedTables = ['videos', 'avatars', 'analytics'] as const;
export type ExportedTable = (typeof exportedTables)[number];

export const tableFormats = ['json', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

const id = z.string().min(1).max(200);
const ids = { userId: id, exportId: id };

const started = z.object({ ...ids, table: z.enum(exportedTables), format: z.enum(tableFormats) });
/** `rows`: how many were sent. */
const sent = z.object({ ...ids, rows: z.int().min(0) });

export const tableExportEventTypes = [
  defineEvent({ type: 'TableExportStarted', version: 1, schema: started }),
  /** All rows were sent. */
  defineEvent({ type: 'TableExportFinished', version: 1, schema: sent }),
  /** The receiver went away before the last row. */
  defineEvent({ type: 'TableExportCancelled', version: 1, schema: sent }),
  /** The rows could not be read to the end. */
  defineEvent({ type: 'TableExportFailed', version: 1, schema: sent }),
] as const;

export type TableExportEvent = EventsOf<typeof tableExportEventTypes>;

export const tableExportStream = (userId: string): string => `tableexports-${userId}`;
