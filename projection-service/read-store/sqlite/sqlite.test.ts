import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { START } from '../../../domain/envelope.ts';
import { InvalidChange } from '../port.ts';
import { readStoreContract } from '../testing/contract.ts';
import { at, put, videos } from '../testing/fixtures.ts';
import { openSqliteReadStore } from './index.ts';
import { toSql } from './table.ts';

let folder = '';

readStoreContract('SQLite', {
  async open() {
    folder = mkdtempSync(join(tmpdir(), 'curbcast-read-store-'));
    return openSqliteReadStore({ folder });
  },
  async reopen(store) {
    await store.close();
    return openSqliteReadStore({ folder });
  },
  async cleanUp() {
    rmSync(folder, { recursive: true, force: true });
  },
});

describe('the SQLite adapter', () => {
  const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
    const own = mkdtempSync(join(tmpdir(), 'curbcast-read-store-'));
    try {
      await work(own);
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  };

  test('looks for no earlier document where each is written once, and rejects a second', async () => {
    await inFolder(async (own) => {
      const once = [{ ...videos, writtenOnce: true }];
      const store = await openSqliteReadStore({ folder: own });
      const handle = await store.open('library', '1', once);
      const first = put('v1', { title: 'First' });
      const changed = await handle.apply({ after: START, changes: [first], checkpoint: at(1) });
      expect(changed).toEqual([{ collection: 'videos', id: 'v1', before: undefined, after: { title: 'First' } }]);
      const again = { after: at(1), changes: [put('v1', { title: 'Second' })], checkpoint: at(2) };
      await expect(handle.apply(again)).rejects.toThrow(/UNIQUE/);
      expect([await handle.get('videos', 'v1'), await handle.checkpoint()]).toEqual([{ title: 'First' }, at(1)]);
      await store.close();
    });
  });

  test('answers every query from its index, without a sort or a table scan', async () => {
    await inFolder(async (own) => {
      const store = await openSqliteReadStore({ folder: own });
      await store.open('videos', 'v1', [videos]);
      await store.close();
      const db = new DatabaseSync(join(own, 'videos@v1.sqlite'));
      for (const index of videos.indexes) {
        for (const reverse of [false, true]) {
          for (const after of [undefined, { order: index.order.map(() => 1), id: 'a' }]) {
            const equal = Object.fromEntries(index.equal.map((field) => [field, 'x']));
            const { sql, keys } = toSql(videos, {
              index: index.name,
              equal,
              reverse,
              limit: 10,
              ...(after && { after }),
            });
            const plan = db
              .prepare(`EXPLAIN QUERY PLAN ${sql}`)
              .all(...keys)
              .map(({ detail }) => String(detail));
            expect(plan).toHaveLength(1);
            expect(plan[0]).toMatch(
              new RegExp(
                `^(SEARCH|SCAN) docs:videos USING INDEX (docs:videos:${index.name}|sqlite_autoindex|docs:videos:byId)`,
              ),
            );
            if (after || index.equal.length > 0) expect(plan[0]).toMatch(/^SEARCH/);
          }
        }
      }
      db.close();
    });
  });

  test('invalidates its cache after a write of another process', async () => {
    await inFolder(async (own) => {
      const more = (after: number) => ({
        after: after === 0 ? START : at(after),
        checkpoint: at(after + 1),
        changes: [{ op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } } as const],
      });
      const [one, two] = [await openSqliteReadStore({ folder: own }), await openSqliteReadStore({ folder: own })];
      const [first, second] = [await one.open('videos', 'v1', [videos]), await two.open('videos', 'v1', [videos])];
      await first.apply(more(0));
      await second.apply(more(1));
      await second.apply(more(2));
      await first.apply(more(3));
      expect(await second.getMany('videos', ['a', 'b'])).toEqual([{ id: 'a', doc: { views: 4 } }]);
      expect(await second.get('videos', 'a')).toEqual({ views: 4 });
      await Promise.all([one.close(), two.close()]);
    });
  });

  test('caches no documents of a failed batch', async () => {
    await inFolder(async (own) => {
      const store = await openSqliteReadStore({ folder: own });
      const handle = await store.open('videos', 'v1', [videos]);
      await handle.apply({ after: START, checkpoint: at(1), changes: [put('a', { views: 1 })] });
      await expect(
        handle.apply({ after: at(1), checkpoint: at(2), changes: [put('a', { views: 5 }), put('b', { ownerId: {} })] }),
      ).rejects.toBeInstanceOf(InvalidChange);
      const changed = await handle.apply({
        after: at(1),
        checkpoint: at(2),
        changes: [{ op: 'increment', collection: 'videos', id: 'a', by: { views: 1 } }],
      });
      expect(changed).toMatchObject([{ before: { views: 1 }, after: { views: 2 } }]);
      await store.close();
    });
  });

  test('rejects a file with another layout version', async () => {
    await inFolder(async (own) => {
      const store = await openSqliteReadStore({ folder: own });
      await store.open('videos', 'v1', [videos]);
      await store.close();
      const db = new DatabaseSync(join(own, 'videos@v1.sqlite'));
      db.exec("UPDATE meta SET value = '99' WHERE key = 'layout'");
      db.close();
      const again = await openSqliteReadStore({ folder: own });
      await expect(again.open('videos', 'v1', [videos])).rejects.toThrow(
        'holds videos v1 in layout 99, not videos v1 in layout 1',
      );
      await again.close();
    });
  });
});
