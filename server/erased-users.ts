import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The list's name in the data folder and in a backup. */
const erasedUsersFile = 'erased-users.txt';

/**
 * The ids of all users that this installation has erased, one per line; an id identifies no person. The list is stored
 * outside the log and the keys: after a restore of an older backup these users are erased again.
 */
export function readErasedUsers(folder: string, name = erasedUsersFile): readonly string[] {
  const file = join(folder, name);
  if (!existsSync(file)) return [];
  // Only whole lines: a crash may have cut the last one, whose erasure is then repeated.
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/** Adds users to the list in the folder, durably. Ids that are already in the list are not added again. */
export function addErasedUsers(folder: string, userIds: readonly string[]): void {
  const known = new Set(readErasedUsers(folder));
  const added = [...new Set(userIds)].filter((id) => !known.has(id));
  if (added.length === 0) return;
  const file = openSync(join(folder, erasedUsersFile), 'a', 0o600);
  try {
    // Ends a line that a crash cut off; no user has its id.
    const cut = endsInsideLine(folder) ? '\n' : '';
    writeSync(file, `${cut}${added.join('\n')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function endsInsideLine(folder: string): boolean {
  const text = readFileSync(join(folder, erasedUsersFile), 'utf8');
  return text !== '' && !text.endsWith('\n');
}
