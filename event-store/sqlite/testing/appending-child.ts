/**
 * A process to be killed: appends to the log in the folder of its first argument. Says `open` first, or `refused` and
 * why.
 */
import { appendForEver, say } from '../../testing/append-for-ever.ts';
import { openSqliteEventStore } from '../sqlite-event-store.ts';

try {
  const store = await openSqliteEventStore({ folder: process.argv[2] ?? '' });
  say('open');
  await appendForEver(store);
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : ''}`);
}
