import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../domain/envelope.ts';
import { InvalidCursor } from '../port.ts';
import type { Change, Document, ProjectionHandle, Query, StoredDocument } from '../port.ts';
import { at, put, videos } from './fixtures.ts';

/** The contract of queries by index: order, pages, counts. */
export function queryContract(handle: () => ProjectionHandle): void {
  let position = 100;
  const apply = async (changes: readonly Change[]) => {
    position += 1;
    return handle().apply({ after: await handle().checkpoint(), changes, checkpoint: at(position) });
  };
  const titles = async (query: Partial<Query>) =>
    ids(await handle().query('videos', { index: 'byTitle', equal: {}, limit: 100, ...query }));

  describe('queries', () => {
    test('return the matching documents in index order; the id breaks ties', async () => {
      await apply([
        put('d', { ownerId: 'u1', createdAt: 2 }),
        put('a', { ownerId: 'u1', createdAt: 3 }),
        put('c', { ownerId: 'u1', createdAt: 1 }),
        put('b', { ownerId: 'u1', createdAt: 2 }),
        put('x', { ownerId: 'u2', createdAt: 1 }),
        put('y', { createdAt: 1 }),
      ]);
      const byOwner = (ownerId: Json, reverse = false) =>
        handle().query('videos', { index: 'byOwner', equal: { ownerId }, reverse, limit: 100 });
      expect(ids(await byOwner('u1'))).toEqual(['c', 'b', 'd', 'a']);
      expect(ids(await byOwner('u1', true))).toEqual(['a', 'd', 'b', 'c']);
      expect(ids(await byOwner(null))).toEqual(['y']);
      expect(ids(await byOwner('u3'))).toEqual([]);
      expect((await byOwner('u2'))[0]).toEqual({ id: 'x', doc: { ownerId: 'u2', createdAt: 1 } });
    });

    test('order values of all kinds: null and absent, numbers, text by code point, false, true', async () => {
      const ascending: readonly Json[] = [
        null,
        -1e21,
        -2,
        -0.5,
        0,
        1,
        1.5,
        10,
        9007199254740991,
        '',
        '10',
        '9',
        'A',
        'Z',
        'a',
        'aa',
        'ab',
        'é',
        '\uffff',
        '😀',
        false,
        true,
      ];
      const shuffled = ascending
        .map((title, n) => put(`v${String(n).padStart(2, '0')}`, { title }))
        .sort((a, b) => (a.id.at(-1) ?? '').localeCompare(b.id.at(-1) ?? ''));
      await apply([...shuffled, put('v00b', {})]);
      const expected = ascending.flatMap((_, n) => (n === 0 ? ['v00', 'v00b'] : [`v${String(n).padStart(2, '0')}`]));
      expect(await titles({})).toEqual(expected);
      expect(await titles({ reverse: true })).toEqual(expected.toReversed());
      for (const [n, title] of ascending.entries()) {
        const id = `v${String(n).padStart(2, '0')}`;
        expect(await titles({ after: { order: [title], id }, limit: 1 })).toEqual(
          expected.slice(expected.indexOf(id) + 1).slice(0, 1),
        );
      }
    });

    test('distinguish numbers, text and booleans', async () => {
      await apply([
        put('n', { ownerId: 1 }),
        put('s', { ownerId: '1' }),
        put('b', { ownerId: true }),
        put('z', { ownerId: 0 }),
        put('f', { ownerId: false }),
        put('e', { ownerId: '' }),
      ]);
      for (const [ownerId, id] of [
        [1, 'n'],
        ['1', 's'],
        [true, 'b'],
        [0, 'z'],
        [false, 'f'],
        ['', 'e'],
      ] as const) {
        expect(ids(await handle().query('videos', { index: 'byOwner', equal: { ownerId }, limit: 10 }))).toEqual([id]);
      }
    });

    test('reflect a changed indexed field and a deleted document', async () => {
      await apply([put('a', { ownerId: 'u1', createdAt: 1 }), put('b', { ownerId: 'u1', createdAt: 2 })]);
      await apply([
        { op: 'patch', collection: 'videos', id: 'a', fields: { createdAt: 3 } },
        { op: 'patch', collection: 'videos', id: 'b', fields: { ownerId: 'u2' } },
        put('c', { ownerId: 'u1', createdAt: 1 }),
      ]);
      await apply([{ op: 'delete', collection: 'videos', id: 'c' }]);
      expect(ids(await handle().query('videos', { index: 'byOwner', equal: { ownerId: 'u1' }, limit: 10 }))).toEqual([
        'a',
      ]);
      expect(ids(await handle().query('videos', { index: 'byOwner', equal: { ownerId: 'u2' }, limit: 10 }))).toEqual([
        'b',
      ]);
    });

    test.each([false, true])(
      'skip and repeat no document in pages while others are added and removed (reverse: %p)',
      async (reverse) => {
        const rank = (n: number): Document => ({
          ownerId: 'u1',
          status: 'ready',
          rank: Math.floor(n / 7) % 3 === 0 ? null : Math.floor(n / 7),
          title: n % 2 ? 'same' : `t${n % 5}`,
        });
        const stable = Array.from({ length: 60 }, (_, n) => `s${String(n).padStart(3, '0')}`);
        await apply(stable.map((id, n) => put(id, rank(n))));
        const seen: string[] = [];
        let after: Query['after'];
        for (let page = 0; ; page += 1) {
          const found: readonly StoredDocument[] = await handle().query('videos', {
            index: 'byOwnerAndStatus',
            equal: { ownerId: 'u1', status: 'ready' },
            ...(after && { after }),
            reverse,
            limit: 7,
          });
          seen.push(...ids(found));
          const last = found.at(-1);
          if (!last) break;
          after = { order: [last.doc['rank'] ?? null, last.doc['title'] ?? null], id: last.id };
          await apply([
            put(`new${page}`, rank(page * 11)),
            { op: 'delete', collection: 'videos', id: `new${page - 2}` },
            put(`other${page}`, { ...rank(page), status: 'failed' }),
          ]);
        }
        expect(new Set(seen).size).toBe(seen.length);
        const all = await handle().query('videos', {
          index: 'byOwnerAndStatus',
          equal: { ownerId: 'u1', status: 'ready' },
          reverse,
          limit: 1_000,
        });
        expect(seen.filter((id) => id.startsWith('s'))).toEqual(ids(all).filter((id) => id.startsWith('s')));
        expect(seen.filter((id) => id.startsWith('s'))).toHaveLength(60);
      },
    );

    test('sort by id in an index without fields', async () => {
      await apply(['b', 'B', 'é', 'a', '😀', '\uffee'].map((id) => put(id, {})));
      expect(
        ids(await handle().query('videos', { index: 'byId', equal: {}, after: { order: [], id: 'B' }, limit: 10 })),
      ).toEqual(['a', 'b', 'é', '\uffee', '😀']);
    });

    const refused: readonly (readonly [string, Query])[] = [
      ['an undeclared index', { index: 'byCity', equal: {}, limit: 10 }],
      ['a missing value', { index: 'byOwnerAndStatus', equal: { ownerId: 'u1' }, limit: 10 }],
      ['an unknown field', { index: 'byOwner', equal: { city: 'Rome' }, limit: 10 }],
      ['an extra field', { index: 'byOwner', equal: { ownerId: 'u1', status: 'ready' }, limit: 10 }],
      ['a non-scalar value', { index: 'byOwner', equal: { ownerId: ['u1'] }, limit: 10 }],
      [
        'a cursor of another index',
        { index: 'byOwner', equal: { ownerId: 'u1' }, after: { order: [], id: 'a' }, limit: 10 },
      ],
      ['no limit', { index: 'byOwner', equal: { ownerId: 'u1' }, limit: 0 }],
      ['a limit beyond 1,000', { index: 'byOwner', equal: { ownerId: 'u1' }, limit: 1_001 }],
      ['a fractional limit', { index: 'byOwner', equal: { ownerId: 'u1' }, limit: 1.5 }],
    ];
    test.each(refused)('are rejected with %s', async (_, query) => {
      await expect(handle().query('videos', query)).rejects.toThrow();
    });

    test('return one owner’s documents in the order of their ids where the ids answer the index', async () => {
      const row = (ownerId: string, n: number): Change => ({
        op: 'put',
        collection: 'rows',
        id: `${ownerId}:${n}`,
        doc: { ownerId, n, kind: n % 2 === 0 ? 'even' : 'odd' },
      });
      await apply([2, 1, 4, 3].flatMap((n) => [row('u1', n), row('u10', n), row('u1.', n), row('U1', n), row('', n)]));
      const query = async (more: Partial<Query>, ownerId: Json = 'u1') =>
        ids(await handle().query('rows', { index: 'byOwner', equal: { ownerId }, limit: 100, ...more }));
      expect(await query({})).toEqual(['u1:1', 'u1:2', 'u1:3', 'u1:4']);
      expect(await query({ reverse: true, limit: 2 })).toEqual(['u1:4', 'u1:3']);
      expect(await query({ after: { order: [2], id: 'u1:2' } })).toEqual(['u1:3', 'u1:4']);
      expect(await query({ after: { order: [2], id: 'u1:2' }, reverse: true })).toEqual(['u1:1']);
      for (const id of ['u2:1', 'u10:1', 'u1.:3', 'u1', '', '\uffff']) {
        for (const reverse of [false, true])
          await expect(query({ after: { order: [2], id }, reverse })).rejects.toThrow(InvalidCursor);
      }
      expect(await query({}, '')).toEqual([':1', ':2', ':3', ':4']);
      expect(await query({}, 'u2')).toEqual([]);
      expect(await query({}, null)).toEqual([]);
      expect(await query({ index: 'byOwnerKind', equal: { ownerId: 'u1', kind: 'odd' } })).toEqual(['u1:1', 'u1:3']);
      expect(await handle().count('rows', 'byOwner', { ownerId: 'u1' })).toBe(4);
      expect(await handle().count('rows', 'byOwner', {})).toBe(20);
      await expect(handle().count('rows', 'byOwner', { ownerId: 'u1', n: 1 })).rejects.toThrow();
    });

    test('count by leading fields of a declared index', async () => {
      await apply([
        put('a', { ownerId: 'u1', status: 'ready' }),
        put('b', { ownerId: 'u1', status: 'failed' }),
        put('c', { ownerId: 'u1', status: 'ready' }),
        put('d', { ownerId: 'u2', status: 'ready' }),
        put('e', {}),
      ]);
      const count = (index: string, equal: Readonly<Record<string, Json>>) => handle().count('videos', index, equal);
      expect(await count('byOwnerAndStatus', {})).toBe(5);
      expect(await count('byOwnerAndStatus', { ownerId: 'u1' })).toBe(3);
      expect(await count('byOwnerAndStatus', { status: 'ready', ownerId: 'u1' })).toBe(2);
      expect(await count('byOwner', { ownerId: null })).toBe(1);
      await expect(count('byOwnerAndStatus', { status: 'ready' })).rejects.toThrow();
      await expect(count('byCity', {})).rejects.toThrow();
    });

    test('scan returns every document once, by id', async () => {
      const all = ['b', 'B', 'é', 'a', '😀', '\uffee', '10', '9'];
      await apply(all.map((id) => put(id, { id })));
      const seen: StoredDocument[] = [];
      for (let after: string | undefined; ; after = seen.at(-1)?.id) {
        const page = await handle().scan('videos', after, 3);
        if (page.length === 0) break;
        seen.push(...page);
      }
      expect(ids(seen)).toEqual(['10', '9', 'B', 'a', 'b', 'é', '\uffee', '😀']);
      expect(seen[0]).toEqual({ id: '10', doc: { id: '10' } });
      await expect(handle().scan('videos', undefined, 0)).rejects.toThrow();
    });

    test('reject an undeclared collection', async () => {
      await expect(handle().get('pictures', 'a')).rejects.toThrow();
      await expect(handle().query('pictures', { index: 'byOwner', equal: {}, limit: 1 })).rejects.toThrow();
      await expect(handle().getMany(videos.name, [])).resolves.toEqual([]);
    });
  });
}

function ids(documents: readonly StoredDocument[]): string[] {
  return documents.map(({ id }) => id);
}
