import type {
  AllStreamResolvedEvent,
  Position as LogPosition,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import { BACKWARDS, END, ErrorType, FORWARDS, START } from '@eventstore/db-client';
import type { Connection } from './connection.ts';
import { isBadPosition, kindOf, storeClosed, TimedOut } from './failures.ts';
import { renamed } from './namespace.ts';
import { formatPosition, notInLog } from './position.ts';
import { retrying } from './retrying.ts';

/** A record of the whole log. */
export type LogRecord = NonNullable<AllStreamResolvedEvent['event']>;
export type StreamRecord = NonNullable<ResolvedEvent['event']>;

/**
 * Reads as the server offers them: bounded in number, and in time by the pause between two records. What fails on the
 * way is tried again.
 */
export interface RawReads {
  /** Records at and after a position (undefined: from the first). */
  forwards(from: LogPosition | undefined, count: number): Promise<readonly LogRecord[]>;
  /** Records before a position (undefined: from the last), latest first. */
  backwards(before: LogPosition | undefined, count: number): Promise<readonly LogRecord[]>;
  /** Records of a stream from a revision on; none when there is no such stream. */
  stream(stream: string, from: number, count: number): Promise<readonly StreamRecord[]>;
  /** Records of a stream up to a revision (undefined: the last one), latest first; none when there is no such stream. */
  streamBackwards(stream: string, from: number | undefined, count: number): Promise<readonly StreamRecord[]>;
}

export function createRawReads({ client, settings, namespace, timeoutMs, closed, call }: Connection): RawReads {
  const ours = <Record extends { readonly streamId: string }>(record: Record): Record => renamed(namespace, record);
  const all = (
    options: Parameters<typeof client.readAll>[0],
    position: LogPosition | undefined,
  ): Promise<readonly LogRecord[]> =>
    retrying(timeoutMs, (ms) =>
      call(async () => {
        try {
          return (await collect('read the log', client.readAll({ ...settings, ...options }), ms, closed)).map(ours);
        } catch (error) {
          throw position && isBadPosition(error) ? notInLog(formatPosition(position)) : error;
        }
      }),
    );

  async function one(
    stream: string,
    options: Parameters<typeof client.readStream>[1],
  ): Promise<readonly StreamRecord[]> {
    try {
      return await retrying(timeoutMs, (ms) =>
        call(async () => {
          const read = client.readStream(namespace.toServer(stream), { ...settings, ...options });
          return (await collect(`read ${stream}`, read, ms, closed)).map(ours);
        }),
      );
    } catch (error) {
      if (kindOf(error) === ErrorType.STREAM_NOT_FOUND) return [];
      throw error;
    }
  }

  return {
    forwards: (from, count) => all({ direction: FORWARDS, fromPosition: from ?? START, maxCount: count }, from),
    backwards: (before, count) => all({ direction: BACKWARDS, fromPosition: before ?? END, maxCount: count }, before),
    stream: (stream, from, count) => one(stream, { direction: FORWARDS, fromRevision: BigInt(from), maxCount: count }),
    streamBackwards: (stream, from, count) =>
      one(stream, { direction: BACKWARDS, fromRevision: from === undefined ? END : BigInt(from), maxCount: count }),
  };
}

/**
 * All that a bounded read gives. The client's reads have no deadline: this one ends when nothing came for `idleMs`.
 * When the client is disposed of, a read that is under way ends without an error, like one that is complete: so
 * `closed` fails it.
 */
function collect<Record>(
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
