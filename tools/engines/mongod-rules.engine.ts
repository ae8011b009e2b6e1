import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient, type Collection, type Db } from 'mongodb';
import { describeEngine } from './testing.ts';

/** Checks that the server of the tests refuses what a real mongod refuses, which the contract suites rely on. */
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

  test('refuses $expr in the filter of an upsert with 224', async () => {
    const filter = { _id: 1, $expr: { $eq: [1, 1] } };
    expect(await codeOf(rows.updateOne(filter, { $set: { text: '' } }, { upsert: true }))).toBe(224);
    expect(await codeOf(rows.findOneAndUpdate(filter, [{ $set: { text: '' } }], { upsert: true }))).toBe(224);
    expect(
      await codeOf(rows.bulkWrite([{ updateOne: { filter, update: { $set: { text: '' } }, upsert: true } }])),
    ).toBe(224);
  });

  test('refuses count, rename, and an index on a non-empty collection in a transaction with 263', async () => {
    expect(await inTransaction((options) => db.command({ count: 'rows' }, options))).toBe(263);
    expect(await inTransaction((options) => rows.createIndex({ text: 1 }, options))).toBe(263);
  });

  test('refuses a read or write concern inside a transaction with 72', async () => {
    expect(
      await inTransaction(async (options) => {
        await rows.findOne({}, options);
        await db.command({ find: 'rows', readConcern: { level: 'majority' } }, options);
      }),
    ).toBe(72);
    const insert = { insert: 'rows', documents: [{ _id: 2 }], writeConcern: { w: 1 } };
    expect(await inTransaction((options) => db.command(insert, options))).toBe(72);
  });

  test('refuses a hint that names no index with 2', async () => {
    expect(await codeOf(rows.find({}, { hint: 'none' }).toArray())).toBe(2);
    expect(await codeOf(rows.countDocuments({}, { hint: 'none' }))).toBe(2);
  });

  test('refuses an index with the name or the keys of another with 86 or 85', async () => {
    await rows.createIndex({ text: 1 }, { name: 'byText' });
    expect(await codeOf(rows.createIndex({ text: 1 }, { name: 'byText', sparse: true }))).toBe(86);
    expect(await codeOf(rows.createIndex({ text: 1 }, { name: 'other' }))).toBe(85);
  });

  test('reads a string that begins with $ in a pipeline as a field unless it is a literal', async () => {
    await rows.updateOne({ _id: 1 }, [{ $set: { text: { $literal: '$_id' }, copy: '$_id' } }]);
    expect(await rows.findOne({ _id: 1 })).toEqual({ _id: 1, text: '$_id', copy: 1 });
    expect(await codeOf(rows.updateOne({ _id: 1 }, [{ $set: { text: { $unknown: 1 } } }]))).toBe(168);
  });

  test('refuses more than 100,000 writes in a batch with 16 and a document over 16 MiB with 10334', async () => {
    const deletes = Array.from({ length: 100_001 }, (_, id) => ({ q: { _id: -id }, limit: 1 }));
    expect(await codeOf(db.command({ delete: 'rows', deletes }))).toBe(16);
    expect(await codeOf(rows.updateOne({ _id: 1 }, { $set: { text: 'x'.repeat(16 * 1024 * 1024) } }))).toEqual(
      expect.any(Number),
    );
  });
});
