import type { Position } from '../../domain/envelope.ts';
import type { LogReader } from '../port.ts';
import { checkLimit } from '../read-options.ts';
import { formatPosition, parsePosition } from '../stored-event.ts';
import { lastEvent, openForReading } from './database.ts';
import { logFiles } from './files.ts';
import { createNames } from './names.ts';
import { createReader } from './reader.ts';

/** Opens the log in `folder` up to its present end; later events are not read. Throws the errors of SQLite. */
export function openSqliteLogReader(folder: string) {
  const db = openForReading(logFiles(folder).database);
  try {
    const head = lastEvent(db).position;
    // Pages of all events need none.
    const noIndexes = { forwards: () => [], backwards: () => [], ofKinds: () => [], indexedTo: () => 0 };
    const noRecent = { push: () => undefined, read: () => undefined };
    const reader = createReader(
      db,
      createNames(db),
      noIndexes,
      noRecent,
      () => head,
      () => Number.MAX_SAFE_INTEGER,
    );
    const end = formatPosition(head);
    return {
      head: end,
      readPage(after: Position, limit: number) {
        // The log grows meanwhile, also by event types that are unknown here: its followers read the events after this
        // end. Positions have no gaps.
        const left = head - parsePosition(after);
        return left > 0
          ? reader.readPage(after, undefined, Math.min(checkLimit(limit), left))
          : { events: [], position: end, end: true };
      },
      close: () => db.close(),
    } satisfies LogReader;
  } catch (error) {
    db.close();
    throw error;
  }
}
