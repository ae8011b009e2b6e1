import type { StreamingRead } from '@eventstore/db-client';
import { storeClosed, TimedOut } from './failures.ts';

/**
 * All that a bounded read gives. The client's reads have no deadline: this one ends when nothing came for `idleMs`.
 * When the client is disposed of, a read that is under way ends without an error, like one that is complete: so
 * `closed` fails it.
 */
export function collect<Record>(
  what: string,
  read: StreamingRead<{ readonly event?: Record }>,
  idleMs: number,
  closed: AbortSignal,
): Promise<readonly Record[]> {
  return new Promise((resolve, reject) => {
    const records: Record[] = [];
    const settle = (): void => {
      clearTimeout(timer);
      closed.removeEventListener('abort', onClosed);
    };
    const fail = (reason: Error): void => {
      settle();
      reject(reason);
      // A call that failed before it began can't be cancelled either.
      read.cancel().catch(() => undefined);
    };
    const onClosed = (): void => fail(storeClosed());
    const timer = setTimeout(() => fail(new TimedOut(what, idleMs)), idleMs);
    read.on('data', ({ event }: { readonly event?: Record }) => {
      timer.refresh();
      if (event) records.push(event);
    });
    read.on('error', fail);
    read.on('end', () => {
      settle();
      resolve(records);
    });
    if (closed.aborted) onClosed();
    else closed.addEventListener('abort', onClosed);
  });
}
