import { expect, test } from '@jest/globals';
import { Binary } from 'mongodb';
import { refusalOf } from './mongod-rules.ts';

const inTransaction = { lsid: { id: 1 }, txnNumber: 1, autocommit: false };
const tooLarge = new Binary(Buffer.alloc(16 * 1024 * 1024));
const many = Array.from({ length: 100_001 }, (_, id) => ({ q: { _id: id }, limit: 1 }));

test.each([
  [
    '$expr in the filter of an update that upserts',
    224,
    { update: 't', updates: [{ q: { $expr: true }, u: {}, upsert: true }] },
  ],
  [
    '$expr deep in that filter',
    224,
    { update: 't', updates: [{ q: { $and: [{ $expr: true }] }, u: {}, upsert: true }] },
  ],
  [
    '$expr in a findAndModify that upserts',
    224,
    { findAndModify: 't', query: { $expr: true }, update: {}, upsert: true },
  ],
  [
    '$expr in a bulkWrite that upserts',
    224,
    { bulkWrite: 1, ops: [{ update: 0, filter: { $expr: true }, upsert: true }] },
  ],
  ['dates compared with $$NOW', 99_999, { find: 't', filter: { $expr: { $lte: ['$expiresAt', '$$NOW'] } } }],
  ['an index made in a transaction', 263, { createIndexes: 't', indexes: [], ...inTransaction }],
  ['count in a transaction', 263, { count: 't', ...inTransaction }],
  ['rename in a transaction', 263, { renameCollection: 'a', to: 'b', ...inTransaction }],
  [
    'a read concern after the first command of a transaction',
    72,
    { find: 't', readConcern: { level: 'majority' }, ...inTransaction },
  ],
  [
    'a write concern inside a transaction',
    72,
    { insert: 't', documents: [], writeConcern: { w: 1 }, ...inTransaction },
  ],
  ['more than 100,000 writes at once', 16, { delete: 't', deletes: many }],
  ['an inserted document over 16 MiB', 10_334, { insert: 't', documents: [{ tooLarge }] }],
  ['a replacement over 16 MiB', 10_334, { update: 't', updates: [{ q: {}, u: { tooLarge } }] }],
  ['a found and replaced document over 16 MiB', 10_334, { findAndModify: 't', query: {}, update: { tooLarge } }],
])('refuses %s', (_, code, command) => {
  expect(refusalOf(command)).toMatchObject({ code, errmsg: expect.any(String) });
});

test.each([
  ['$expr in an update that does not upsert', { update: 't', updates: [{ q: { $expr: true }, u: {} }] }],
  [
    '$expr as data',
    { update: 't', updates: [{ q: { _id: 1 }, u: [{ $set: { text: { $literal: { $expr: 1 } } } }], upsert: true }] },
  ],
  ['numbers compared with $$NOW', { find: 't', filter: { $expr: { $lte: ['$until', { $toLong: '$$NOW' }] } } }],
  ['an index made outside transactions', { createIndexes: 't', indexes: [] }],
  [
    'a read concern on the first command',
    { find: 't', readConcern: { level: 'majority' }, startTransaction: true, ...inTransaction },
  ],
  ['a commit with a write concern', { commitTransaction: 1, writeConcern: { w: 'majority' }, ...inTransaction }],
  ['100,000 writes', { delete: 't', deletes: many.slice(1) }],
])('passes %s', (_, command) => {
  expect(refusalOf(command)).toBeUndefined();
});
