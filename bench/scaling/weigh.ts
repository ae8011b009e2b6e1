import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { BSON } from 'mongodb';
import { categoryOf, START, type RecordedEvent } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { openSqliteEventStore, openSqliteKeyRing, withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryReadStore, projectionRegistry, type Projector } from '../../projection-service/index.ts';
import { keyNames, keysOf } from '../../projection-service/read-store/mongodb/index-keys.ts';
import { createRecordMapper } from '../../projection-service/publisher/cloud-event.ts';
import { publishedTopics } from '../../projection-service/publisher/topics.ts';
import { projectPage } from '../../projection-service/runner/project-page.ts';
import type { Weights } from './activities.ts';
import type { Lived } from './population.ts';

const pageSize = 1_000;
/** As the publisher writes them while it catches up. */
const recordsAtOnce = 500;
const header = 'content-type'.length + 'application/cloudevents+json; charset=UTF-8'.length;

/** Every event of a log, in pages. */
async function* pagesOf(log: EventStore, projector?: Projector): AsyncGenerator<readonly RecordedEvent[], void, void> {
  for (let after = START; ;) {
    const page = await log.readAll({ after, limit: pageSize, ...(projector && { filter: projector.filter }) });
    yield page.events;
    if (page.end) return;
    after = page.position;
  }
}

type Add = (name: string, amount: number) => void;

/**
 * What a life leaves behind, and would leave on other engines: counts, and bytes. @param filmBytes size of the files of
 * one film
 */
export async function weigh(lived: Lived, filmBytes: number): Promise<Weights> {
  const weights = new Map<string, number>();
  const add: Add = (name, amount) => void weights.set(name, (weights.get(name) ?? 0) + amount);
  add('files/count', lived.files);
  // A film has three files; what they weigh together is known from the traced one.
  add('files/bytes', (lived.files / 3) * filmBytes);
  const log = await openSqliteEventStore({ folder: lived.logFolder });
  const keyRing = await openSqliteKeyRing({ folder: lived.keysFolder });
  const opened = withCodec(log, { registry: eventRegistry, keyRing });
  try {
    await weighEvents(log, add);
    await weighRecords(log, add);
    for (const projector of projectionRegistry) await weighModel(opened, projector, add);
  } finally {
    await opened.close();
    await keyRing.close();
  }
  inDatabase(join(lived.logFolder, 'log.sqlite'), (db) => {
    const { used, pages } = bytesIn(db, ['%']);
    add('log/bytes', used);
    add('log/pages', pages);
  });
  inDatabase(join(lived.keysFolder, 'keys.sqlite'), (db) => {
    add('keys/rows', Number(db.prepare('SELECT COUNT(*) AS n FROM keys').get()?.['n']));
    add('keys/bytes', bytesIn(db, ['%']).used);
  });
  for (const { name, version, collections } of projectionRegistry) {
    inDatabase(join(lived.modelsFolder, `${name}@${version}.sqlite`), (db) => {
      for (const { name: collection } of collections) {
        const { used, pages } = bytesIn(db, [
          `docs:${collection}`,
          `docs:${collection}:%`,
          `sqlite_autoindex_docs:${collection}_%`,
        ]);
        add(`models/${name}.${collection}/bytes`, used);
        add('models/bytes', used);
        add('models/pages', pages);
      }
    });
  }
  return Object.fromEntries(weights);
}

function inDatabase(file: string, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    work(db);
  } finally {
    db.close();
  }
}

/** Bytes of the tables and indexes whose names are like one of these: what is used of their pages, and the pages. */
function bytesIn(db: DatabaseSync, likes: readonly string[]): { readonly used: number; readonly pages: number } {
  const sum = db.prepare(
    'SELECT COALESCE(SUM(pgsize - unused), 0) AS used, COALESCE(SUM(pgsize), 0) AS pages FROM dbstat WHERE name LIKE ?',
  );
  const found = likes.map((like) => sum.get(like));
  const total = (column: string): number => found.reduce((bytes, row) => bytes + Number(row?.[column]), 0);
  return { used: total('used'), pages: total('pages') };
}

async function weighEvents(log: EventStore, add: Add): Promise<void> {
  for await (const events of pagesOf(log)) {
    for (const { stream, type, schemaVersion, time, hash, data, metadata, revision } of events) {
      const category = categoryOf(stream);
      const dataBytes = Buffer.byteLength(JSON.stringify(data));
      const metadataBytes = Buffer.byteLength(JSON.stringify(metadata));
      add('log/events', 1);
      add(`events/${category}/${type}`, 1);
      add(`payload/${type}`, dataBytes + metadataBytes);
      if (revision === 0) add(`streams/${category}`, 1);
      // What is sent to EventStoreDB; what it adds for itself is not in it.
      add(
        'eventstoredb/bytes',
        dataBytes +
          Buffer.byteLength(JSON.stringify({ schemaVersion, time, hash, metadata })) +
          type.length +
          stream.length +
          16,
      );
    }
  }
}

async function weighRecords(log: EventStore, add: Add): Promise<void> {
  const toRecord = createRecordMapper({ topics: publishedTopics, source: 'https://app.curbcast.example' });
  const waiting = new Map<string, string[]>();
  const zip = (topic: string, records: readonly string[]): void =>
    add(`topics/${topic}/zipped`, gzipSync(records.join('')).length);
  for await (const events of pagesOf(log)) {
    for (const event of events) {
      const { topic, key, value } = toRecord(event);
      add(`topics/${topic}/records`, 1);
      add(`topics/${topic}/bytes`, Buffer.byteLength(value) + key.length + header);
      const batch = waiting.get(topic) ?? [];
      waiting.set(topic, batch);
      batch.push(key + value);
      if (batch.length === recordsAtOnce) zip(topic, batch.splice(0));
    }
  }
  for (const [topic, records] of waiting) if (records.length > 0) zip(topic, records);
}

/** Folds the log into documents, as the projection does, and weighs them as rows of MongoDB too. */
async function weighModel(log: EventStore, projector: Projector, add: Add): Promise<void> {
  const { name, version, collections } = projector;
  const handle = await createMemoryReadStore().open(name, version, collections);
  for await (const events of pagesOf(log, projector)) {
    const { changes, last, poison } = await projectPage(projector, events, (collection, ids) =>
      handle.getMany(collection, ids),
    );
    if (poison) throw poison;
    add(`models/${name}/events`, events.length);
    add(`models/${name}/writes`, changes.length);
    if (last !== undefined) await handle.apply({ after: await handle.checkpoint(), changes, checkpoint: last });
  }
  for (const collection of collections) {
    const keys = keyNames(collection);
    const at = `models/${name}.${collection.name}`;
    for (let after: string | undefined; ;) {
      const page = await handle.scan(collection.name, after, pageSize);
      for (const { id, doc } of page) {
        const row = { _id: id, seen: '0'.repeat(20), doc, keys: keysOf(keys, id, doc) };
        add(`${at}/documents`, 1);
        add(`${at}/entries`, collection.indexes.length + 1);
        add(`${at}/json`, Buffer.byteLength(JSON.stringify(doc)));
        add(`${at}/bson`, BSON.calculateObjectSize(row));
        add(`${at}/keys`, BSON.calculateObjectSize(row.keys) + id.length);
      }
      after = page.at(-1)?.id;
      if (page.length < pageSize) break;
    }
  }
}
