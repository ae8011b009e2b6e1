import { START, type Position } from '../../domain/envelope.ts';
import { readErasedUsers } from '../erased-users.ts';
import type { Operation } from './operation.ts';

/**
 * `erased-users`: prints the ids of all erased users, one per line, in the format of `erased-users.txt`: those in the
 * log, which every process writes, and those that are only in this data folder's list, because the log was restored.
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
