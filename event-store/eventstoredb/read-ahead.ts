import type { Position } from '../../domain/envelope.ts';
import type { LogPage } from '../port.ts';

type Read = (after: Position, limit: number) => Promise<LogPage>;

/** At most this many pages wait that were read ahead and may never be asked for, because their readers have ended. */
const MOST = 4;

/**
 * Reads pages of the log, and with each page asks for the next one, so that the server works on that while the consumer
 * works on this one. A page that ended the log is read again, because the log may have grown since.
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
    // If this fails, the page is read again when it is due, and the failure is thrown then.
    const next = read(page.position, limit).catch(() => undefined);
    ahead.set(page.position, next);
    return page;
  };
}
