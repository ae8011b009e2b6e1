import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createHeadAnchor } from '../../head-anchor.ts';
import { logFiles } from '../files.ts';

/** The link of the chain at the last of the three events in the file. */
const chain = '7eb4cb5342c66873b804b0dc399796abeb1fa98e14ecba0de8ca00cc407d1a34';

/** Writes a log that the product made before release 1.0.0 to an empty folder. */
export function writeOldLog(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = logFiles(folder);
  const db = new DatabaseSync(files.database, { enableForeignKeyConstraints: false });
  db.exec(readFileSync(join(import.meta.dirname, 'log-before-1.0.0.sql'), 'utf8'));
  db.close();
  createHeadAnchor(files.anchor, { position: 3, chain });
}
