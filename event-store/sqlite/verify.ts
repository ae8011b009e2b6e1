import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Verification } from '../port.ts';
import { LogCorrupted } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import type { Checked } from './check.ts';
import { checkEvents } from './check.ts';
import type { AnchorPoint } from './head-anchor.ts';

export interface VerifyOptions {
  /** Gets the number of events checked so far. */
  readonly onProgress?: (events: number) => void;
  /** Awaited between pages, with the milliseconds that the last page took. Default: one turn of the event loop. */
  readonly pause?: (tookMs: number) => Promise<void>;
}

/**
 * Checks the whole log up to `head` (the last committed position when this is called).
 * Rejects only when it can't read at all; damage is a finding.
 */
export async function verifyLog(db: DatabaseSync, head: number, anchor: AnchorPoint | undefined, options: VerifyOptions = {}): Promise<Verification> {
  const pause = options.pause ?? (() => nextTurn());
  let sofar: Checked = { position: 0, events: 0, streams: 0 };
  const verdict = (findings: readonly string[]): Verification => ({
    ok: findings.length === 0, events: sofar.events, streams: sofar.streams, lastGood: formatPosition(sofar.position), findings,
  });
  if (!anchor) return verdict(['The head anchor is missing or unreadable.']);
  const check = checkEvents(db, { after: 0, to: head, anchor });
  try {
    for (;;) {
      const started = performance.now();
      const step = check.next();
      sofar = step.value;
      options.onProgress?.(sofar.events);
      if (step.done) break;
      await pause(performance.now() - started);
    }
  } catch (error) {
    if (!(error instanceof LogCorrupted)) throw error;
    return verdict([error.message]);
  }
  return anchor.position > head ? verdict([`The log ends at position ${formatPosition(head)}, but ${formatPosition(anchor.position)} was acknowledged.`]) : verdict([]);
}
