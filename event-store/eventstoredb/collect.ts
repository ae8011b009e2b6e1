import type { StreamingRead } from '@eventstore/db-client';
import { storeClosed, TimedOut } from './failures.ts';

/**
 * All records of a bounded read. The client's reads have no deadline: this one times out when no record arrives for
 * `idleMs`. A read that the client's disposal interrupts ends like a complete one, without an error: `closed` fails it.
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
      // Cancelling a call that never began rejects.
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
