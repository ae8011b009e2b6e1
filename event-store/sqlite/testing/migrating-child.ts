/**
 * Migrates the log in the folder in argument 1 and prints its progress. Kills itself at the line whose number is in
 * argument 2.
 */
import { say } from '../../testing/append-until-killed.ts';
import { openSqliteEventStore } from '../sqlite-event-store.ts';

const [, , folder = '', killAt] = process.argv;
let lines = 0;
const store = await openSqliteEventStore({
  folder,
  onMigration: (line) => {
    say(line);
    lines += 1;
    if (lines === Number(killAt)) process.kill(process.pid, 'SIGKILL');
  },
});
await store.close();
