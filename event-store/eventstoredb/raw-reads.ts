import type { AllStreamResolvedEvent, Position as LogPosition, ResolvedEvent } from '@eventstore/db-client';
import { BACKWARDS, END, ErrorType, FORWARDS, START } from '@eventstore/db-client';
import { collect } from './collect.ts';
import type { Connection } from './connection.ts';
import { isBadPosition, kindOf } from './failures.ts';
import { renamed } from './namespace.ts';
import { formatPosition, notInLog } from './position.ts';

/** A record of the whole log. */
export type LogRecord = NonNullable<AllStreamResolvedEvent['event']>;
export type StreamRecord = NonNullable<ResolvedEvent['event']>;

/**
 * Bounded reads of the server, by count and by timeout. Failures of the connection are retried.
 */
export interface RawReads {
  /** Records at and after a position (undefined: from the first). */
  forwards(from: LogPosition | undefined, count: number): Promise<readonly LogRecord[]>;
  /** Records before a position (undefined: from the last), latest first. */
  backwards(before: LogPosition | undefined, count: number): Promise<readonly LogRecord[]>;
  /** Records of a stream from a revision; none when there is no such stream. */
  stream(stream: string, from: number, count: number): Promise<readonly StreamRecord[]>;
  /** Records of a stream up to a revision (undefined: the last one), latest first; none when there is no such stream. */
  streamBackwards(stream: string, from: number | undefined, count: number): Promise<readonly StreamRecord[]>;
}

export function createRawReads({ client, settings, namespace, closed, call }: Connection): RawReads {
  const ours = <Record extends { readonly streamId: string }>(record: Record): Record => renamed(namespace, record);
  const all = (
    options: Parameters<typeof client.readAll>[0],
    position: LogPosition | undefined,
  ): Promise<readonly LogRecord[]> =>
    call(async (ms) => {
      try {
        return (await collect('read the log', client.readAll({ ...settings, ...options }), ms, closed)).map(ours);
      } catch (error) {
        throw position && isBadPosition(error) ? notInLog(formatPosition(position)) : error;
      }
    });

  async function one(
    stream: string,
    options: Parameters<typeof client.readStream>[1],
  ): Promise<readonly StreamRecord[]> {
    try {
      return await call(async (ms) => {
        const read = client.readStream(namespace.toServer(stream), { ...settings, ...options });
        return (await collect(`read ${stream}`, read, ms, closed)).map(ours);
      });
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
