import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { createMemoryKeyRing, DESTROYED } from '../key-ring.ts';
import { LogUnavailable } from '../port.ts';
import { asked, keyRingContract } from '../testing/key-ring-contract.ts';
import { tempFolders } from '../testing/temp-folders.ts';
import { openSqliteKeyRing } from './key-ring.ts';

const newFolder = tempFolders();

const inMemory = createMemoryKeyRing();
keyRingContract('in memory', { open: async () => inMemory });

const shared = newFolder();
keyRingContract('in SQLite', { open: () => openSqliteKeyRing({ folder: shared }) });

describe('the SQLite key ring', () => {
  const filesWith = (folder: string, hex: string): readonly string[] => readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(Buffer.from(hex, 'hex')));

  test('leaves nothing of a destroyed key in any of its files', async () => {
    const folder = newFolder();
    const ring = await openSqliteKeyRing({ folder });
    const [ann, bob] = [await asked(ring.getOrCreate('ann')), await asked(ring.getOrCreate('bob'))];
    if (ann === undefined || bob === undefined) throw new Error('There are no keys');
    expect(filesWith(folder, ann)).not.toEqual([]);
    await ring.destroy('ann');
    expect(filesWith(folder, ann)).toEqual([]);
    expect(filesWith(folder, bob)).not.toEqual([]);
    await ring.close();
    expect(filesWith(folder, ann)).toEqual([]);
  });

  test('that somebody else keeps locked says so in words, after a bounded time, and works again afterwards', async () => {
    const folder = newFolder();
    const ring = await openSqliteKeyRing({ folder });
    const bob = await asked(ring.getOrCreate('bob'));
    const intruder = new DatabaseSync(join(folder, 'keys.sqlite'));
    intruder.exec('BEGIN IMMEDIATE');
    await expect(ring.getOrCreate('ann')).rejects.toBeInstanceOf(LogUnavailable);
    await expect(ring.destroy('bob')).rejects.toBeInstanceOf(LogUnavailable);
    expect(await asked(ring.get('bob'))).toBe(bob);
    intruder.exec('ROLLBACK');
    intruder.close();
    expect(await asked(ring.getOrCreate('ann'))).toMatch(/^[0-9a-f]{64}$/);
    await ring.destroy('bob');
    expect(await ring.get('bob')).toBe(DESTROYED);
    await ring.close();
  });
});
