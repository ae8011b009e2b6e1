import { setImmediate as nextTurn } from 'node:timers/promises';
import { START } from '../../domain/envelope.ts';
import type { Verification } from '../port.ts';
import { LogCorrupted } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import type { Checked } from './check.ts';
import { checkEvents } from './check.ts';
import { asPortError, lastEvent, openForReading } from './database.ts';
import { logFiles } from './files.ts';
import { readHeadAnchor } from './head-anchor.ts';

export interface VerifyOptions {
  /** Gets the number of events checked so far. */
  readonly onProgress?: (events: number) => void;
  /** Awaited after each page, with the milliseconds that it took. Default: one turn of the event loop. */
  readonly pause?: (tookMs: number) => Promise<void>;
  /** Stops the check between two pages; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Checks a whole log, from its first event to the last that is committed when this begins: positions,
 * revisions, every hash, the chain of each stream and of the log, the head anchor. Reads through a
 * connection of its own, so it runs beside the writer, in the same process or another.
 * Damage is a finding; rejects only when the log can't be read at all.
 */
export async function verifyLog(folder: string, options: VerifyOptions = {}): Promise<Verification> {
  const { onProgress, pause = () => nextTurn(), signal } = options;
  const files = logFiles(folder);
  let sofar: Checked = { position: 0, events: 0, streams: 0 };
  const verdict = (...findings: string[]): Verification => ({ ok: findings.length === 0, events: sofar.events, streams: sofar.streams, lastGood: formatPosition(sofar.position), findings });

  // The anchor first: it is never ahead of what is committed by then.
  const anchor = readHeadAnchor(files.anchor);
  if (!anchor) return verdict(`The head anchor (${files.anchor}) is missing or unreadable.`);
  let close = () => {};
  try {
    const db = openForReading(files.database);
    close = () => db.close();
    const head = lastEvent(db).position;
    const check = checkEvents(db, { after: 0, to: head, anchor });
    for (;;) {
      signal?.throwIfAborted();
      const started = performance.now();
      const step = check.next();
      sofar = step.value;
      onProgress?.(sofar.events);
      if (step.done) break;
      await pause(performance.now() - started);
    }
    return head < anchor.position ? verdict(`The log ends at position ${formatPosition(head) || 'none'}, but position ${formatPosition(anchor.position)} was acknowledged.`) : verdict();
  } catch (error) {
    const reported = asPortError(error, START);
    if (!(reported instanceof LogCorrupted)) throw reported;
    return { ...verdict(reported.message), lastGood: reported.lastGood };
  } finally {
    close();
  }
}
