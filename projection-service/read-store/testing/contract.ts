import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { START } from '../../../domain/envelope.ts';
import { InvalidChange, OutOfStep } from '../port.ts';
import type { Change, ProjectionHandle, ReadStore } from '../port.ts';
import { at, put, rows, videos } from './fixtures.ts';
import { queryContract } from './query-contract.ts';

export interface EngineUnderTest {
  /** Opens a new, empty store. */
  readonly open: () => Promise<ReadStore>;
  /** Closes and reopens the store; absent for an engine without persistence. */
  readonly reopen?: (store: ReadStore) => Promise<ReadStore>;
  /** Removes the data of the store. */
  readonly cleanUp?: () => Promise<void>;
}

/** The contract of every read store engine: each sentence of the port is a test. */
export function readStoreContract(name: string, engine: EngineUnderTest): void {
  describe(`read store on ${name}`, () => {
    let store: ReadStore;
    let handle: ProjectionHandle;

    beforeEach(async () => {
      store = await engine.open();
      handle = await store.open('videos', 'v1', [videos, rows]);
    });

    afterEach(async () => {
      await store.close();
      await engine.cleanUp?.();
    });

    const apply = async (changes: readonly Change[], to: number) =>
      handle.apply({ after: await handle.checkpoint(), changes, checkpoint: at(to) });

    describe('changes', () => {
      test('put replaces the whole document', async () => {
        await apply([put('a', { title: 'Old', views: 3 })], 1);
        await apply([put('a', { title: 'New' })], 2);
        expect(await handle.get('videos', 'a')).toEqual({ title: 'New' });
      });

      test('patch sets top-level fields only, and creates a missing document', async () => {
        await apply([put('a', { title: 'One', share: { url: 'u', views: 1 } })], 1);
        await apply(
          [
            { op: 'patch', collection: 'videos', id: 'a', fields: { share: { url: 'v' }, status: null } },
            { op: 'patch', collection: 'videos', id: 'b', fields: { title: 'Two' } },
          ],
          2,
        );
        expect(await handle.get('videos', 'a')).toEqual({ title: 'One', share: { url: 'v' }, status: null });
        expect(await handle.get('videos', 'b')).toEqual({ title: 'Two' });
      });

      test('increment adds to numbers, treats an absent field as 0, and creates a missing document', async () => {
        await apply([put('a', { title: 'One', views: 3 })], 1);
        await apply(
          [
            { op: 'increment', collection: 'videos', id: 'a', by: { views: 2, likes: -1 } },
            { op: 'increment', collection: 'videos', id: 'b', by: { views: 0.5 } },
          ],
          2,
        );
        expect(await handle.get('videos', 'a')).toEqual({ title: 'One', views: 5, likes: -1 });
        expect(await handle.get('videos', 'b')).toEqual({ views: 0.5 });
      });

      test('delete removes a document and ignores a missing one', async () => {
        await apply([put('a', { title: 'One' })], 1);
        await apply(
          [
            { op: 'delete', collection: 'videos', id: 'a' },
            { op: 'delete', collection: 'videos', id: 'b' },
          ],
          2,
        );
        expect(await handle.get('videos', 'a')).toBeUndefined();
        expect(await handle.count('videos', 'byOwner', {})).toBe(0);
      });

      test('apply in order within a batch', async () => {
        await apply(
          [
            { op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } },
            put('a', { title: 'One', views: 10 }),
            { op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } },
            { op: 'delete', collection: 'videos', id: 'a' },
            { op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } },
            { op: 'patch', collection: 'videos', id: 'a', fields: { title: 'Two' } },
          ],
          1,
        );
        expect(await handle.get('videos', 'a')).toEqual({ title: 'Two', views: 1 });
      });

      test('return every touched document once, before and after, in the order of the first touch', async () => {
        await apply([put('a', { views: 1 }), put('b', { views: 1 })], 1);
        const changed = await apply(
          [
            put('c', { views: 1 }),
            { op: 'increment', collection: 'videos', id: 'b', by: { views: 1 } },
            { op: 'delete', collection: 'videos', id: 'a' },
            { op: 'increment', collection: 'videos', id: 'c', by: { views: 1 } },
          ],
          2,
        );
        expect(changed).toMatchObject([
          { collection: 'videos', id: 'c', after: { views: 2 } },
          { collection: 'videos', id: 'b', before: { views: 1 }, after: { views: 2 } },
          { collection: 'videos', id: 'a', before: { views: 1 } },
        ]);
        expect(changed.map(({ before, after }) => [before === undefined, after === undefined])).toEqual([
          [true, false],
          [false, false],
          [false, true],
        ]);
      });

      test('preserve any JSON and any well-formed text', async () => {
        const doc = {
          text: 'Zoë 😀 \u0000 "quoted" \u2028',
          list: [1, [null, { deep: [true] }]],
          big: 9007199254740991,
          tiny: -0.1,
        };
        await apply([put('ключ/😀 "x"', doc)], 1);
        expect(await handle.get('videos', 'ключ/😀 "x"')).toEqual(doc);
        expect(await handle.getMany('videos', ['ключ/😀 "x"', 'none'])).toEqual([{ id: 'ключ/😀 "x"', doc }]);
      });

      test('change one collection without another', async () => {
        const two = await store.open('pairs', 'v1', [
          { name: 'left', indexes: [] },
          { name: 'right', indexes: [] },
        ]);
        await two.apply({
          after: START,
          checkpoint: at(1),
          changes: [{ op: 'put', collection: 'left', id: 'a', doc: { side: 'left' } }],
        });
        expect(await two.get('right', 'a')).toBeUndefined();
        expect(await handle.get('videos', 'a')).toBeUndefined();
      });
    });

    describe('an invalid change', () => {
      const cases: readonly (readonly [string, Change])[] = [
        ['increments text', { op: 'increment', collection: 'videos', id: 'a', by: { title: 1 } }],
        [
          'increments by infinity',
          { op: 'increment', collection: 'videos', id: 'a', by: { views: Number.POSITIVE_INFINITY } },
        ],
        ['has an empty id', put('', {})],
        ['has an id with a NUL', put('a\0b', {})],
        ['has an unpaired surrogate in its id', put('\ud800', {})],
        ['goes to an undeclared collection', { op: 'put', collection: 'pictures', id: 'a', doc: {} }],
        ['puts a list into an indexed field', put('a', { ownerId: ['u1'] })],
      ];
      test.each(cases)('rejects the whole batch and keeps the checkpoint: %s', async (_, change) => {
        await apply([put('a', { title: 'One', views: 1 })], 1);
        await expect(apply([put('b', {}), put('a', { title: 'Lost', views: 2 }), change], 2)).rejects.toBeInstanceOf(
          InvalidChange,
        );
        expect(await handle.get('videos', 'a')).toEqual({ title: 'One', views: 1 });
        expect(await handle.get('videos', 'b')).toBeUndefined();
        expect(await handle.checkpoint()).toBe(at(1));
        await apply([{ op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } }], 2);
        expect(await handle.get('videos', 'a')).toEqual({ title: 'One', views: 2 });
      });
    });

    describe('checkpoint', () => {
      const more: Change = { op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } };

      test('is START before the first batch and moves with each batch, also an empty one', async () => {
        expect(await handle.checkpoint()).toBe(START);
        expect(await apply([], 5)).toEqual([]);
        expect(await handle.checkpoint()).toBe(at(5));
      });

      test('a repeated or late batch changes nothing', async () => {
        await handle.apply({ after: START, changes: [more], checkpoint: at(5) });
        expect(await handle.apply({ after: START, changes: [more], checkpoint: at(5) })).toEqual([]);
        expect(await handle.apply({ after: START, changes: [more], checkpoint: at(3) })).toEqual([]);
        expect(await handle.get('videos', 'a')).toEqual({ views: 1 });
        expect(await handle.checkpoint()).toBe(at(5));
      });

      test('rejects a batch that overlaps or leaves a gap', async () => {
        await handle.apply({ after: START, changes: [more], checkpoint: at(5) });
        await expect(handle.apply({ after: at(3), changes: [more], checkpoint: at(8) })).rejects.toBeInstanceOf(
          OutOfStep,
        );
        await expect(handle.apply({ after: at(6), changes: [more], checkpoint: at(8) })).rejects.toBeInstanceOf(
          OutOfStep,
        );
        expect(await handle.get('videos', 'a')).toEqual({ views: 1 });
        expect(await handle.checkpoint()).toBe(at(5));
      });

      test('applies a batch of two writers once', async () => {
        const other = await store.open('videos', 'v1', [videos]);
        const results = await Promise.all(
          [handle, other].map((writer) => writer.apply({ after: START, changes: [more], checkpoint: at(1) })),
        );
        expect(results.map((changed) => changed.length).sort((a, b) => a - b)).toEqual([0, 1]);
        expect(await handle.get('videos', 'a')).toEqual({ views: 1 });
      });
    });

    describe('instances', () => {
      test('none is published at first; publishing switches to existing instances only', async () => {
        expect(await store.published('videos')).toBeUndefined();
        await store.publish('videos', 'v1');
        expect(await store.published('videos')).toBe('v1');
        await expect(store.publish('videos', 'v2')).rejects.toThrow();
        await store.open('videos', 'v2', [videos]);
        await store.publish('videos', 'v2');
        expect(await store.published('videos')).toBe('v2');
      });

      test('several versions exist at the same time', async () => {
        const green = await store.open('videos', 'v2', [videos]);
        await apply([put('a', { title: 'Blue' })], 4);
        await green.apply({ after: START, changes: [put('a', { title: 'Green' })], checkpoint: at(2) });
        expect(await handle.get('videos', 'a')).toEqual({ title: 'Blue' });
        expect(await green.get('videos', 'a')).toEqual({ title: 'Green' });
        expect([await handle.checkpoint(), await green.checkpoint()]).toEqual([at(4), at(2)]);
        expect(await store.instances('videos')).toEqual(['v1', 'v2']);
        expect(await store.instances('other')).toEqual([]);
      });

      test('furthest is the largest checkpoint of all instances, published or not', async () => {
        expect(await store.furthest()).toBe(START);
        await apply([put('a', { title: 'Blue' })], 4);
        const other = await store.open('pictures', 'v2', [videos]);
        await other.apply({ after: START, changes: [], checkpoint: at(7) });
        expect(await store.furthest()).toBe(at(7));
        await store.drop('pictures', 'v2');
        expect(await store.furthest()).toBe(at(4));
      });

      test('dropping removes one instance; a new one of that name is empty', async () => {
        await store.open('videos', 'v2', [videos]);
        await apply([put('a', { title: 'One' })], 4);
        await store.publish('videos', 'v1');
        await store.drop('videos', 'v1');
        await store.drop('videos', 'v1');
        expect(await store.instances('videos')).toEqual(['v2']);
        expect(await store.published('videos')).toBeUndefined();
        await expect(store.open('videos', 'v1')).rejects.toThrow();
        handle = await store.open('videos', 'v1', [videos]);
        expect(await handle.checkpoint()).toBe(START);
        expect(await handle.get('videos', 'a')).toBeUndefined();
      });

      test('opens a declared instance without definitions', async () => {
        await apply([put('a', { ownerId: 'u1', title: 'One' })], 1);
        const again = await store.open('videos', 'v1');
        expect(await again.query('videos', { index: 'byOwner', equal: { ownerId: 'u1' }, limit: 10 })).toHaveLength(1);
      });

      test('backfills a new index with existing documents', async () => {
        await apply(
          [
            put('a', { ownerId: 'u1', city: 'Rome' }),
            put('b', { ownerId: 'u1', city: null }),
            put('c', { ownerId: 'u1' }),
          ],
          1,
        );
        const byCity = { name: 'byCity', equal: ['city'], order: [] };
        handle = await store.open('videos', 'v1', [{ ...videos, indexes: [...videos.indexes, byCity] }]);
        const query = async (city: string | null) =>
          (await handle.query('videos', { index: 'byCity', equal: { city }, limit: 10 })).map(({ id }) => id);
        expect(await query('Rome')).toEqual(['a']);
        expect(await query(null)).toEqual(['b', 'c']);
      });

      test.each([
        ['no/path', 'v1'],
        ['../up', 'v1'],
        ['videos', '../v1'],
        ['', 'v1'],
        ['videos', ''],
        ['a"b', 'v1'],
      ])('rejects names that are ambiguous in an engine: %p %p', async (name, version) => {
        await expect(store.open(name, version, [videos])).rejects.toThrow(/can't be/);
      });

      test.each([
        [[{ name: 'x"y', indexes: [] }]],
        [
          [
            { name: 'one', indexes: [] },
            { name: 'ONE', indexes: [] },
          ],
        ],
        [[{ name: 'one', indexes: [{ name: 'a', equal: ['owner', 'owner'], order: [] }] }]],
        [[{ name: 'one', indexes: [{ name: 'a', equal: ['a; DROP'], order: [] }] }]],
      ])('rejects invalid definitions: %j', async (collections) => {
        await expect(store.open('pictures', 'v1', collections)).rejects.toThrow();
        expect(await store.instances('pictures')).toEqual([]);
      });
    });

    queryContract(() => handle);

    const { reopen } = engine;
    if (reopen) {
      test('data survives closing and reopening', async () => {
        await apply([put('a', { ownerId: 'u1', views: 1 })], 7);
        await store.publish('videos', 'v1');
        store = await reopen(store);
        expect(await store.published('videos')).toBe('v1');
        expect(await store.instances('videos')).toEqual(['v1']);
        handle = await store.open('videos', 'v1', [videos]);
        expect(await handle.checkpoint()).toBe(at(7));
        await apply([{ op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } }], 8);
        expect(await handle.query('videos', { index: 'byOwner', equal: { ownerId: 'u1' }, limit: 10 })).toEqual([
          { id: 'a', doc: { ownerId: 'u1', views: 2 } },
        ]);
      });
    }
  });
}
