import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { hashEvent, nextLink, NO_HASH } from '../hash-chain.ts';
import type { AppendResult, ExpectedRevision } from '../port.ts';
import { WrongExpectedRevision } from '../port.ts';
import type { PreparedEvent } from '../prepared-append.ts';
import { EventIdInUse, isRepetition, revisionOf } from '../prepared-append.ts';
import { formatPosition, joinRest, StoredEvent } from '../stored-event.ts';
import { hexOf, uuidOf } from '../event-id.ts';
import { packMetadata } from '../packed-metadata.ts';
import { isStatementOnly } from '../../lib/sqlite/errors.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';
import { corruption } from './check.ts';
import { lastEvent } from './database.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { HEX } from './schema.ts';
import type { EventIndexes } from './event-indexes.ts';
import type { Names } from './names.ts';

/** The facts about a stream's last event that the next append needs. */
interface StreamHead {
  readonly id: number;
  readonly revision: number;
  readonly hash: string;
}

/** Appends inside a transaction of the writer. */
export interface Appender {
  /**
   * Checks and stores one append, and pushes its events to `stored`. When it throws, the transaction holds nothing of
   * this append, unless the error is the engine's own: then the transaction has to be rolled back.
   */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly PreparedEvent[],
    stored: StoredEvent[],
  ): AppendResult;
  /** To be called after the COMMIT. */
  settle(): void;
  /**
   * The last revision of a stream, the open transaction included; -1 for a stream without events. Cached after the
   * first query.
   */
  revisionOf(stream: string): number;
  /** The last event of the log, the open transaction included. */
  head(): AnchorPoint;
  /** To be called after a rollback: drops the caches. */
  reset(): void;
}

const CACHED_HEADS = 50_000;

export function createAppender(db: DatabaseSync, names: Names, indexes: EventIndexes): Appender {
  const heads = new LRUCache<string, StreamHead>({ max: CACHED_HEADS });
  const findHash = prepareQuery<[number], [string]>(db, `SELECT ${HEX.hash} FROM events WHERE position = ?`);
  const findStored = prepareQuery<[number], [string, number, number, string]>(
    db,
    `SELECT ${HEX.id}, kind, time, data FROM events WHERE position = ?`,
  );
  const insert = db.prepare(
    'INSERT INTO events (position, stream, revision, kind, time, id, hash, chain, metadata, data) VALUES (?, ?, ?, ?, ?, unhex(?), unhex(?), unhex(?), ?, ?)',
  );
  const removeAfter = db.prepare('DELETE FROM events WHERE position > ?');
  let last = lastEvent(db);

  function headOf(stream: string): StreamHead | undefined {
    const known = heads.get(stream);
    if (known) return known;
    const id = names.streamId(stream);
    if (id === undefined) return undefined;
    const head = { id, ...storedHead(id) };
    heads.set(stream, head);
    return head;
  }

  function storedHead(id: number): { readonly revision: number; readonly hash: string } {
    const found = indexes.lastOf(id);
    if (!found) return { revision: -1, hash: NO_HASH };
    const hash = findHash.get(found.position)?.[0];
    if (hash === undefined)
      throw corruption(found.position - 1, 'The indexes of the log lead to an event that it does not hold.');
    return { revision: found.revision, hash };
  }

  /** The first result, when exactly these events follow the expected revision already. */
  function repeated(
    head: StreamHead | undefined,
    expected: number,
    events: readonly PreparedEvent[],
  ): AppendResult | undefined {
    if (!head) return undefined;
    const stored = indexes.forwards(head.id, expected + 1, events.length).flatMap((position) => {
      const [hexId, kind, time, dataText] = findStored.get(position) ?? [];
      if (hexId === undefined || kind === undefined || time === undefined || dataText === undefined) return [];
      const { type, schemaVersion } = names.kind(kind);
      return [{ position, id: uuidOf(hexId), type, schemaVersion, time, dataText }];
    });
    const last = stored.at(-1);
    return last && isRepetition(stored, events)
      ? { revision: expected + events.length, position: formatPosition(last.position), repeated: true }
      : undefined;
  }

  function insertAll(
    stream: string,
    head: StreamHead,
    events: readonly PreparedEvent[],
    stored: StoredEvent[],
  ): StreamHead {
    let { revision, hash } = head;
    let { position, chain } = last;
    for (const event of events) {
      const { id, type, time, dataText, metadataText } = event;
      const hexId = hexOf(id);
      if (indexes.byId(hexId) !== undefined) throw new EventIdInUse(id);
      const metadata = packMetadata(metadataText, id);
      const kind = names.internKind(stream, type, event.schemaVersion);
      revision += 1;
      position += 1;
      hash = hashEvent(hash, {
        stream,
        revision,
        id,
        type,
        schemaVersion: event.schemaVersion,
        time,
        dataText,
        metadataText,
      });
      chain = nextLink(chain, hash);
      insert.run(position, head.id, revision, kind.id, time, hexId, hash, chain, metadata, dataText);
      indexes.add({ position, stream: head.id, revision, hexId });
      stored.push(new StoredEvent(position, stream, revision, kind, time, dataText, joinRest(hexId, hash, metadata)));
    }
    last = { position, chain };
    return { id: head.id, revision, hash };
  }

  return {
    append(stream, expected, events, stored) {
      const head = headOf(stream);
      const actual = head?.revision ?? -1;
      if (revisionOf(expected) !== actual) {
        const result = repeated(head, revisionOf(expected), events);
        if (result) return result;
        throw new WrongExpectedRevision(stream, expected, actual);
      }
      const count = stored.length;
      try {
        const next = insertAll(
          stream,
          head ?? { id: names.internStream(stream), revision: -1, hash: NO_HASH },
          events,
          stored,
        );
        heads.set(stream, next);
        return { revision: next.revision, position: formatPosition(last.position), repeated: false };
      } catch (error) {
        if (!(error instanceof EventIdInUse) && !isStatementOnly(error)) throw error;
        stored.length = count;
        removeAfter.run(last.position);
        indexes.dropAfter(last.position);
        throw error;
      }
    },
    settle: () => indexes.committed(last.position),
    head: () => last,
    revisionOf: (stream) => headOf(stream)?.revision ?? -1,
    reset() {
      heads.clear();
      names.forget();
      last = lastEvent(db);
      indexes.dropAfter(last.position);
    },
  };
}
