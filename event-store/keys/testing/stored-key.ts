import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The stored bytes for a subject in `keys.sqlite`, in hex. */
export function storedKey(folder: string, subject: string): string {
  const db = new DatabaseSync(join(folder, 'keys.sqlite'), { readOnly: true });
  const key = db.prepare('SELECT hex(key) AS hex FROM keys WHERE subject = ?').get(subject)?.['hex'];
  db.close();
  if (typeof key !== 'string') throw new Error(`There is no key of ${subject}`);
  return key.toLowerCase();
}
