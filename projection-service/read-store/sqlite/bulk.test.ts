import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { START, type Position } from '../../../domain/envelope.ts';
import { InvalidChange, ReadStoreUnavailable, type Change, type ProjectionHandle, type ReadStore } from '../port.ts';
import { openBulk, type Bulk } from './bulk.ts';
import { openSqliteReadStore } from './index.ts';

const collections = [
  { name: 'accounts', indexes: [] },
  { name: 'rows', writtenOnce: true, indexes: [{ name: 'byKind', equal: ['kind'], order: ['n'] }] },
];
const end = '0000000000000009' as Position;
const row = (id: string, n: number): Change => ({
  op: 'put',
  collection: 'rows',
  id,
  doc: { kind: n % 2 === 0 ? 'even' : 'odd', n },
});

let folder: string;
let store: ReadStore;
let handle: ProjectionHandle;
let bulk: Bulk;

const opened = (): Bulk => openBulk(store.fileOf?.('books', '1') ?? '', collections);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  store = await openSqliteReadStore({ folder });
  handle = await store.open('books', '1', collections);
  bulk = opened();
});
afterEach(async () => {
  bulk.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test('rows that are written once are found by id and index, also next to those of later batches', async () => {
  bulk.apply([3, 1, 2].map((n) => row(`r${n}`, n)));
  bulk.apply([{ op: 'increment', collection: 'accounts', id: 'a', by: { rows: 3 } }]);
  bulk.finish(end);
  expect(await handle.checkpoint()).toBe(START);
  await store.adopt?.('books', '1');
  expect(await handle.checkpoint()).toBe(end);
  expect(await handle.get('rows', 'r2')).toEqual({ kind: 'even', n: 2 });
  const odd = await handle.query('rows', { index: 'byKind', equal: { kind: 'odd' }, limit: 10 });
  expect(odd.map(({ id }) => id)).toEqual(['r1', 'r3']);
  const later = '0000000000000010' as Position;
  await handle.apply({ after: end, checkpoint: later, changes: [row('r4', 6)] });
  expect((await handle.scan('rows', undefined, 10)).map(({ id, doc }) => [id, doc['n']])).toEqual([
    ['r1', 1],
    ['r2', 2],
    ['r3', 3],
    ['r4', 6],
  ]);
});

test('keeps the ids unique when the collection gets another index later', async () => {
  bulk.apply([row('r1', 1)]);
  bulk.finish(end);
  await store.adopt?.('books', '1');
  const file = store.fileOf?.('books', '1') ?? '';
  await store.open('books', '1', [{ name: 'rows', indexes: [{ name: 'byNumber', equal: [], order: ['n'] }] }]);
  const db = new DatabaseSync(file);
  try {
    const again = db.prepare(`INSERT INTO "docs:rows" (id, doc) SELECT id, doc FROM "docs:rows"`);
    expect(() => again.run()).toThrow('UNIQUE');
  } finally {
    db.close();
  }
});

test('leaves the instance empty when an id is put twice', async () => {
  bulk.apply([row('r1', 1), row('r2', 2), row('r1', 3)]);
  expect(() => bulk.finish(end)).toThrow('UNIQUE');
  bulk.close();
  await expect(store.adopt?.('books', '1')).rejects.toThrow('ENOENT');
  expect(await handle.checkpoint()).toBe(START);
  expect(await handle.scan('rows', undefined, 10)).toEqual([]);
});

test('starts over after a crash in the middle', async () => {
  bulk.apply([row('r1', 1)]);
  // Left unfinished, as by a killed process.
  const again = opened();
  again.apply([row('r2', 2)]);
  again.finish(end);
  await store.adopt?.('books', '1');
  expect((await handle.scan('rows', undefined, 10)).map(({ id }) => id)).toEqual(['r2']);
});

test('does not replace an instance that is not empty', async () => {
  bulk.finish(end);
  const other = '0000000000000003' as Position;
  await handle.apply({ after: START, checkpoint: other, changes: [row('r1', 1)] });
  await expect(store.adopt?.('books', '1')).rejects.toThrow('is not empty');
  expect(await handle.checkpoint()).toBe(other);
  expect(opened).toThrow('is not empty');
});

test('does not replace an instance that another process has open', async () => {
  bulk.finish(end);
  const reader = new DatabaseSync(store.fileOf?.('books', '1') ?? '');
  reader.prepare('SELECT count(*) FROM meta').get();
  await expect(store.adopt?.('books', '1')).rejects.toThrow(ReadStoreUnavailable);
  expect(await handle.checkpoint()).toBe(START);
  reader.close();
  await store.adopt?.('books', '1');
  expect(await handle.checkpoint()).toBe(end);
});

test('dropping an instance removes what was built for it', async () => {
  bulk.finish(end);
  await store.drop('books', '1');
  expect(readdirSync(folder).filter((name) => name.startsWith('books'))).toEqual([]);
});

test('refuses to change or read a document that is written once', () => {
  expect(() => bulk.apply([{ op: 'patch', collection: 'rows', id: 'r1', fields: { n: 2 } }])).toThrow(InvalidChange);
  expect(() => bulk.apply([{ op: 'delete', collection: 'rows', id: 'r1' }])).toThrow(InvalidChange);
  expect(() => bulk.read('rows', 'r1')).toThrow(InvalidChange);
});
