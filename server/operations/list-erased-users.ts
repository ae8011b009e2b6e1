import { START, type Position } from '../../domain/envelope.ts';
import { readErasedUsers } from '../erased-users.ts';
import type { Operation } from './operation.ts';

/**
 * `erased-users`: prints the ids of all erased users, one a line, as `erased-users.txt` has them: those of the log,
 * which every process writes, and those that only the list of this data folder has, from a log that was put back.
 */
export const listErasedUsers: Operation = async ({ dataDir, eventStore }, _args, report) => {
  const ids = new Set(readErasedUsers(dataDir));
  let after: Position = START;
  for (let end = false; !end;) {
    const page = await eventStore.readAll({ after, filter: { types: ['UserErased'] } });
    for (const { stream } of page.events) ids.add(stream.slice('user-'.length));
    after = page.position;
    ({ end } = page);
  }
  for (const id of ids) report(id);
  return true;
};
