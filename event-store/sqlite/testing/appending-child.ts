/**
 * A process to be killed: appends to the log in the folder in argument 1. Prints `open` first, or `refused` with the
 * reason.
 */
import { appendUntilKilled, say } from '../../testing/append-until-killed.ts';
import { openSqliteEventStore } from '../sqlite-event-store.ts';

try {
  const store = await openSqliteEventStore({ folder: process.argv[2] ?? '' });
  say('open');
  await appendUntilKilled(store);
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : ''}`);
}
