import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { categoryOf } from '../../domain/envelope.ts';
import type { Kind } from '../stored-event.ts';
import { prepareQuery } from '../../lib/sqlite/query.ts';

/** A kind with its number in the events table. */
export interface NumberedKind extends Kind {
  readonly id: number;
}

/** An event refers to an unknown stream or kind: the log is damaged. */
export class UnknownNumber extends Error {
  constructor(what: string) {
    super(`An event refers to ${what}.`);
    this.name = 'UnknownNumber';
  }
}

/** Stream names and kinds are stored once; events refer to them by number (interning). */
export interface Names {
  /** The number of a stream; undefined for a stream without events. */
  streamId(name: string): number | undefined;
  /** The number of a stream; assigns one if needed. Inside a transaction only. */
  internStream(name: string): number;
  streamName(id: number): string;
  internKind(stream: string, type: string, schemaVersion: number): NumberedKind;
  kind(id: number): NumberedKind;
  /** All kinds of the log. */
  kinds(): Iterable<NumberedKind>;
  /** Drops the caches, which may hold numbers that a rolled back transaction assigned. */
  forget(): void;
}

const CACHED_STREAMS = 50_000;

export function createNames(db: DatabaseSync, cachedStreams = CACHED_STREAMS): Names {
  const ids = new LRUCache<string, number>({ max: cachedStreams });
  const names = new LRUCache<number, string>({ max: cachedStreams });
  /** By type: few types have more than one category or version, so a short list is faster than a composite key. */
  const kindsByType = new Map<string, NumberedKind[]>();
  const kindsById = new Map<number, NumberedKind>();

  const findStream = prepareQuery<[string], [number]>(db, 'SELECT id FROM streams WHERE name = ?');
  const findStreamName = prepareQuery<[number], [string]>(db, 'SELECT name FROM streams WHERE id = ?');
  const insertStream = db.prepare('INSERT INTO streams (name) VALUES (?)');
  const allKinds = prepareQuery<[], [number, string, string, number]>(
    db,
    'SELECT id, category, type, schema_version FROM kinds',
  );
  const insertKind = db.prepare('INSERT INTO kinds (category, type, schema_version) VALUES (?, ?, ?)');

  function remember(kind: NumberedKind): NumberedKind {
    kindsById.set(kind.id, kind);
    kindsByType.set(kind.type, [...(kindsByType.get(kind.type) ?? []), kind]);
    return kind;
  }

  function loadKinds(): void {
    kindsByType.clear();
    kindsById.clear();
    for (const [id, category, type, schemaVersion] of allKinds.all()) remember({ id, category, type, schemaVersion });
  }

  function streamId(name: string): number | undefined {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const found = findStream.get(name)?.[0];
    if (found !== undefined) ids.set(name, found);
    return found;
  }

  loadKinds();
  return {
    streamId,
    internStream(name) {
      const known = streamId(name);
      if (known !== undefined) return known;
      const id = Number(insertStream.run(name).lastInsertRowid);
      ids.set(name, id);
      return id;
    },
    streamName(id) {
      const known = names.get(id);
      if (known !== undefined) return known;
      const name = findStreamName.get(id)?.[0];
      if (name === undefined) throw new UnknownNumber(`stream number ${id}, which has no name`);
      names.set(id, name);
      return name;
    },
    internKind(stream, type, schemaVersion) {
      const category = categoryOf(stream);
      const known = kindsByType
        .get(type)
        ?.find((kind) => kind.schemaVersion === schemaVersion && kind.category === category);
      if (known) return known;
      const id = Number(insertKind.run(category, type, schemaVersion).lastInsertRowid);
      return remember({ id, category, type, schemaVersion });
    },
    kind(id) {
      const kind = kindsById.get(id);
      if (!kind) throw new UnknownNumber(`kind number ${id}, which has no type`);
      return kind;
    },
    kinds: () => kindsById.values(),
    forget() {
      ids.clear();
      names.clear();
      loadKinds();
    },
  };
}
