import { describe, expect, test } from '@jest/globals';
import { createMemoryKeyRing, DESTROYED } from '../key-ring.ts';
import type { KeyRing } from '../key-ring.ts';
import { tempFolders } from '../testing/temp-folders.ts';
import { openSqliteKeyRing } from './key-ring.ts';

const newFolder = tempFolders();

/** The key in hex, or what the ring answers instead of a key: key objects can't be compared as they are. */
async function asked(answer: ReturnType<KeyRing['get']>): Promise<string | undefined> {
  const key = await answer;
  return typeof key === 'object' ? key.export().toString('hex') : key;
}

describe.each<[name: string, open: () => Promise<KeyRing>]>([
  ['in memory', async () => createMemoryKeyRing()],
  ['in SQLite', async () => openSqliteKeyRing({ folder: newFolder() })],
])('a key ring %s', (_, open) => {
  test('makes one key of 32 bytes for each subject and keeps it', async () => {
    const ring = await open();
    expect(await ring.get('ann')).toBeUndefined();
    const key = await asked(ring.getOrCreate('ann'));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await asked(ring.getOrCreate('ann'))).toBe(key);
    expect(await asked(ring.get('ann'))).toBe(key);
    expect(await asked(ring.getOrCreate('bob'))).not.toBe(key);
    await ring.close();
    await ring.close();
  });

  test('makes one key when asked many times at once', async () => {
    const ring = await open();
    const keys = await Promise.all(Array.from({ length: 10 }, () => asked(ring.getOrCreate('ann'))));
    expect(new Set(keys).size).toBe(1);
    await ring.close();
  });

  test('destroys for good, also what was never made', async () => {
    const ring = await open();
    await ring.getOrCreate('ann');
    await ring.destroy('ann');
    await ring.destroy('ann');
    await ring.destroy('eve');
    for (const subject of ['ann', 'eve']) {
      expect(await ring.get(subject)).toBe(DESTROYED);
      expect(await ring.getOrCreate(subject)).toBe(DESTROYED);
    }
    await ring.close();
  });
});

describe('the SQLite key ring', () => {
  test('keeps keys over a restart, and shares them between processes', async () => {
    const folder = newFolder();
    const [one, two] = [await openSqliteKeyRing({ folder }), await openSqliteKeyRing({ folder })];
    const key = await asked(one.getOrCreate('ann'));
    expect(await asked(two.getOrCreate('ann'))).toBe(key);
    await two.destroy('ann');
    expect(await one.get('ann')).toBe(DESTROYED);
    const bob = await asked(one.getOrCreate('bob'));
    await one.close();
    await two.close();
    const again = await openSqliteKeyRing({ folder });
    expect(await asked(again.get('bob'))).toBe(bob);
    await again.close();
  });
});
