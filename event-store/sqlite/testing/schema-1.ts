import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hashEvent, nextLink, NO_HASH } from '../../hash-chain.ts';
import { createHeadAnchor } from '../../head-anchor.ts';
import { prepareAppend } from '../../prepared-append.ts';
import { newEvents } from '../../testing/events.ts';
import { logFiles } from '../files.ts';

/** The schema as the releases with version 1 made it. Never changed: logs of that form exist. */
const SCHEMA_1 = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE kinds (
    id INTEGER PRIMARY KEY, category TEXT NOT NULL, type TEXT NOT NULL, schema_version INTEGER NOT NULL,
    UNIQUE (category, type, schema_version)
  ) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams (id),
    revision INTEGER NOT NULL,
    kind INTEGER NOT NULL REFERENCES kinds (id),
    time INTEGER NOT NULL,
    id TEXT NOT NULL,
    hash TEXT NOT NULL,
    chain TEXT NOT NULL,
    metadata TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX events_by_id ON events (id);
  CREATE TABLE events_by_kind (kind INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (kind, position)) STRICT, WITHOUT ROWID;
  CREATE TABLE kind_index_state (indexed_to INTEGER NOT NULL) STRICT;
  INSERT INTO kind_index_state VALUES (0);
  CREATE TABLE snapshots (
    stream TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL, seal TEXT NOT NULL, state TEXT NOT NULL,
    PRIMARY KEY (stream, key)
  ) STRICT;
  CREATE TABLE checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 1;
`;

/** Writes a log of schema 1: `count` events, round robin over 10 streams, and a checkpoint. Returns the events' ids. */
export function fillLogOfSchema1(folder: string, count: number): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const { database, anchor } = logFiles(folder);
  const db = new DatabaseSync(database);
  db.exec(SCHEMA_1);
  db.exec("BEGIN; INSERT INTO kinds VALUES (1, 'thing', 'ThingHappened', 1)");
  for (let stream = 0; stream < 10; stream += 1)
    db.prepare('INSERT INTO streams VALUES (?, ?)').run(stream + 1, `thing-${stream}`);
  const insert = db.prepare('INSERT INTO events VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)');
  const hashes = new Map<number, string>();
  const events = count === 0 ? [] : prepareAppend('thing-0', 'no_stream', newEvents(count));
  let chain = NO_HASH;
  for (const [n, event] of events.entries()) {
    const [stream, revision] = [n % 10, Math.floor(n / 10)];
    const hash = hashEvent(hashes.get(stream) ?? NO_HASH, { ...event, stream: `thing-${stream}`, revision });
    chain = nextLink(chain, hash);
    hashes.set(stream, hash);
    const { time, id, metadataText, dataText } = event;
    insert.run(n + 1, stream + 1, revision, time, id, hash, chain, metadataText, dataText);
  }
  db.exec("INSERT INTO checkpoints VALUES ('reader', '0000000000000007'); COMMIT");
  db.close();
  createHeadAnchor(anchor, { position: count, chain });
  return events.map(({ id }) => id);
}
