import type { Position } from '../../domain/envelope.ts';
import type { LogPage } from '../port.ts';

type Read = (after: Position, limit: number) => Promise<LogPage>;

/** Pages that were read ahead and not asked for: their readers have ended, or met others. */
const MOST = 4;

/**
 * Reads pages of the log, and meanwhile the one behind each: the server works on it while the consumer works on this
 * one. A page that ended the log is read again, because the log may have grown since.
 */
export function readingAhead(read: Read): Read {
  const ahead = new Map<Position, Promise<LogPage | undefined>>();
  return async (after, limit) => {
    const waiting = ahead.get(after);
    ahead.delete(after);
    const early = await waiting;
    const page = early?.end === false ? early : await read(after, limit);
    if (page.end) return page;
    for (const position of ahead.keys()) if (ahead.size >= MOST) ahead.delete(position);
    // A failure is met again when the page is due.
    const next = read(page.position, limit).catch(() => undefined);
    ahead.set(page.position, next);
    return page;
  };
}
