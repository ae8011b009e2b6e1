import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient, type Collection, type Db } from 'mongodb';
import { describeEngine } from './testing.ts';

/**
 * What a real mongod refuses, the server of the tests refuses too: where this is green, a green contract suite means
 * something.
 */
describeEngine('MongoDB', 'MONGODB_URL', (url) => {
  let client: MongoClient;
  let db: Db;
  let rows: Collection<{ _id: number; text?: string }>;
  beforeAll(async () => {
    client = new MongoClient(url);
    db = client.db(`test-rules-${process.pid}`);
    rows = db.collection('rows');
    await rows.insertOne({ _id: 1 });
  });
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });

  const codeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no refusal',
      (error: unknown) => (error as { code?: unknown }).code,
    );
  const inTransaction = (
    work: (options: { session: ReturnType<MongoClient['startSession']> }) => Promise<unknown>,
  ): Promise<unknown> =>
    client.withSession(async (session) => {
      session.startTransaction();
      const code = await codeOf(work({ session }));
      await session.abortTransaction().catch(() => undefined);
      return code;
    });

  test('$expr in the filter of an upsert: 224', async () => {
    const filter = { _id: 1, $expr: { $eq: [1, 1] } };
    expect(await codeOf(rows.updateOne(filter, { $set: { text: '' } }, { upsert: true }))).toBe(224);
    expect(await codeOf(rows.findOneAndUpdate(filter, [{ $set: { text: '' } }], { upsert: true }))).toBe(224);
    expect(
      await codeOf(rows.bulkWrite([{ updateOne: { filter, update: { $set: { text: '' } }, upsert: true } }])),
    ).toBe(224);
  });

  test('count, rename, and an index on a filled collection in a transaction: 263', async () => {
    expect(await inTransaction((options) => db.command({ count: 'rows' }, options))).toBe(263);
    expect(await inTransaction((options) => rows.createIndex({ text: 1 }, options))).toBe(263);
  });

  test('a read concern or a write concern inside a transaction: 72', async () => {
    expect(
      await inTransaction(async (options) => {
        await rows.findOne({}, options);
        await db.command({ find: 'rows', readConcern: { level: 'majority' } }, options);
      }),
    ).toBe(72);
    const insert = { insert: 'rows', documents: [{ _id: 2 }], writeConcern: { w: 1 } };
    expect(await inTransaction((options) => db.command(insert, options))).toBe(72);
  });

  test('a hint that names no index: 2', async () => {
    expect(await codeOf(rows.find({}, { hint: 'none' }).toArray())).toBe(2);
    expect(await codeOf(rows.countDocuments({}, { hint: 'none' }))).toBe(2);
  });

  test('an index with the name or the keys of another: 86, 85', async () => {
    await rows.createIndex({ text: 1 }, { name: 'byText' });
    expect(await codeOf(rows.createIndex({ text: 1 }, { name: 'byText', sparse: true }))).toBe(86);
    expect(await codeOf(rows.createIndex({ text: 1 }, { name: 'other' }))).toBe(85);
  });

  test('a text that begins with $ in a pipeline is a field, unless it is a literal', async () => {
    await rows.updateOne({ _id: 1 }, [{ $set: { text: { $literal: '$_id' }, copy: '$_id' } }]);
    expect(await rows.findOne({ _id: 1 })).toEqual({ _id: 1, text: '$_id', copy: 1 });
    expect(await codeOf(rows.updateOne({ _id: 1 }, [{ $set: { text: { $unknown: 1 } } }]))).toBe(168);
  });

  test('more than 100,000 writes at once: 16; a document over 16 MiB: 10334', async () => {
    const deletes = Array.from({ length: 100_001 }, (_, id) => ({ q: { _id: -id }, limit: 1 }));
    expect(await codeOf(db.command({ delete: 'rows', deletes }))).toBe(16);
    expect(await codeOf(rows.updateOne({ _id: 1 }, { $set: { text: 'x'.repeat(16 * 1024 * 1024) } }))).toEqual(
      expect.any(Number),
    );
  });
});
