import type { Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { startRead, type ReadReq } from './client-internals.ts';
import { collect } from './collect.ts';
import type { Connection } from './connection.ts';
import { isBadPosition } from './failures.ts';
import { notInLog } from './position.ts';
import type { StoredRecord } from './wire.ts';
import { readAllRequest, readStreamRequest } from './wire.ts';

/** Bounded reads of the server, by count and by timeout. Failures of the connection are retried. */
export interface RawReads {
  /**
   * Records at and after a position (START: from the first). `wants`: the streams whose records are read with their
   * texts; default: all.
   */
  forwards(from: Position, count: number, wants?: (stream: string) => boolean): Promise<readonly StoredRecord[]>;
  /** Records before a position (undefined: from the last), latest first. */
  backwards(before: Position | undefined, count: number): Promise<readonly StoredRecord[]>;
  /** Records of a stream from a revision; none when there is no such stream. */
  stream(stream: string, from: number, count: number): Promise<readonly StoredRecord[]>;
  /** Records of a stream up to a revision (undefined: the last), latest first; none when there is no such stream. */
  streamBackwards(stream: string, from: number | undefined, count: number): Promise<readonly StoredRecord[]>;
}

export function createRawReads(connection: Connection): RawReads {
  const { namespace, closed, call } = connection;
  const read = (what: string, request: ReadReq): Promise<readonly StoredRecord[]> =>
    call((ms) => collect(what, startRead(connection, request), ms, closed, namespace.fromServer));

  async function all(
    request: ReadReq,
    position: Position | undefined,
    wants?: (stream: string) => boolean,
  ): Promise<readonly StoredRecord[]> {
    return call(async (ms) => {
      try {
        return await collect('read the log', startRead(connection, request), ms, closed, namespace.fromServer, wants);
      } catch (error) {
        throw position !== undefined && position !== START && isBadPosition(error) ? notInLog(position) : error;
      }
    });
  }

  return {
    forwards: (from, count, wants) => all(readAllRequest(from, 'forwards', count), from, wants),
    backwards: (before, count) => all(readAllRequest(before, 'backwards', count), before),
    stream: (stream, from, count) =>
      read(`read ${stream}`, readStreamRequest(namespace.toServer(stream), from, 'forwards', count)),
    streamBackwards: (stream, from, count) =>
      read(`read ${stream}`, readStreamRequest(namespace.toServer(stream), from, 'backwards', count)),
  };
}
