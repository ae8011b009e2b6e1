import { convertToCommandError } from '@eventstore/db-client';
import type { ReadCall } from './client-internals.ts';
import { storeClosed, TimedOut } from './failures.ts';
import type { StoredRecord } from './wire.ts';
import { endRead, recordIn } from './wire.ts';

/**
 * All records of a bounded read; none when there is no such stream. Calls of reads have no deadline, so this one times
 * out when no record arrives for `idleMs`. It fails when `closed` is aborted. `names`: see `recordIn`.
 */
export function collect(
  what: string,
  starting: Promise<ReadCall>,
  idleMs: number,
  closed: AbortSignal,
  ...names: readonly [nameOf: (streamId: string) => string, wants?: (stream: string) => boolean]
): Promise<readonly StoredRecord[]> {
  return new Promise((resolve, reject) => {
    const records: StoredRecord[] = [];
    const settle = (): void => {
      clearTimeout(timer);
      closed.removeEventListener('abort', onClosed);
    };
    const fail = (reason: Error): void => {
      settle();
      reject(reason);
      endRead(starting);
    };
    const onClosed = (): void => fail(storeClosed());
    let arrivedAt = performance.now();
    // Set once, not with every record: if a record has arrived meanwhile, it waits again.
    const onTimer = (): void => {
      const left = arrivedAt + idleMs - performance.now();
      if (left > 0) timer = setTimeout(onTimer, left);
      else fail(new TimedOut(what, idleMs));
    };
    let timer = setTimeout(onTimer, idleMs);
    if (closed.aborted) onClosed();
    else closed.addEventListener('abort', onClosed);
    starting.then(
      (call) => {
        call.on('data', (answer) => {
          arrivedAt = performance.now();
          const record = recordIn(answer, ...names);
          if (record) records.push(record);
        });
        call.on('error', (error) => fail(convertToCommandError(error)));
        call.on('end', () => {
          settle();
          resolve(records);
        });
      },
      (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
    );
  });
}
