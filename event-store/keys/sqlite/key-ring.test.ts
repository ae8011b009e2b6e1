import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from '@jest/globals';
import { DESTROYED } from '../key-ring.ts';
import { createMasterKey } from '../master-key.ts';
import { createMemoryKeyRing } from '../testing/memory-keys.ts';
import { LogUnavailable } from '../../port.ts';
import { keyText, keyRingContract } from '../testing/key-ring-contract.ts';
import { storedKey } from '../testing/stored-key.ts';
import { tempFolders } from '../../../lib/testing/temp-folders.ts';
import { openSqliteKeyRing } from './key-ring.ts';

const newFolder = tempFolders();

const inMemory = createMemoryKeyRing();
keyRingContract('in memory', { open: async () => inMemory });

const shared = newFolder();
keyRingContract('in SQLite', { open: () => openSqliteKeyRing({ folder: shared }) });

describe('the SQLite key ring', () => {
  const filesWith = (folder: string, hex: string): readonly string[] =>
    readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(Buffer.from(hex, 'hex')));

  test('stores keys wrapped, and leaves no trace of a destroyed key in its files', async () => {
    const folder = newFolder();
    const ring = await openSqliteKeyRing({ folder });
    const plain = [await keyText(ring.getOrCreate('ann')), await keyText(ring.getOrCreate('bob'))];
    const [ann, bob] = [storedKey(folder, 'ann'), storedKey(folder, 'bob')];
    for (const key of plain) expect(filesWith(folder, key ?? '')).toEqual([]);
    expect(filesWith(folder, ann)).not.toEqual([]);
    await ring.destroy('ann');
    expect(filesWith(folder, ann)).toEqual([]);
    expect(filesWith(folder, bob)).not.toEqual([]);
    await ring.close();
    expect(filesWith(folder, ann)).toEqual([]);
  });

  test('keeps a key in memory until another connection writes, and then sees its destruction', async () => {
    const folder = newFolder();
    const masterKey = createMasterKey(randomBytes(32));
    let unwrapped = 0;
    const counting = {
      ...masterKey,
      unwrap: (...args: Parameters<typeof masterKey.unwrap>) => {
        unwrapped += 1;
        return masterKey.unwrap(...args);
      },
    };
    const ring = await openSqliteKeyRing({ folder, masterKey: counting });
    const other = await openSqliteKeyRing({ folder, masterKey });
    const key = await ring.getOrCreate('ann');
    for (let n = 0; n < 10; n += 1) expect(await ring.get('ann')).toBe(key);
    expect(unwrapped).toBe(1);
    await other.destroy('ann');
    expect(await ring.get('ann')).toBe(DESTROYED);
    await ring.close();
    await other.close();
  });

  test('refuses a wrapped key that was moved to another subject', async () => {
    const folder = newFolder();
    const ring = await openSqliteKeyRing({ folder });
    await ring.getOrCreate('ann');
    await ring.getOrCreate('bob');
    const intruder = new DatabaseSync(join(folder, 'keys.sqlite'));
    intruder.exec(`UPDATE keys SET key = (SELECT key FROM keys WHERE subject = 'ann') WHERE subject = 'bob'`);
    intruder.close();
    await expect(ring.get('bob')).rejects.toThrow();
    await ring.close();
  });

  test('fails after a bounded time while another process holds the lock, and works again afterwards', async () => {
    const folder = newFolder();
    const ring = await openSqliteKeyRing({ folder });
    const bob = await keyText(ring.getOrCreate('bob'));
    const intruder = new DatabaseSync(join(folder, 'keys.sqlite'));
    intruder.exec('BEGIN IMMEDIATE');
    await expect(ring.getOrCreate('ann')).rejects.toBeInstanceOf(LogUnavailable);
    await expect(ring.destroy('bob')).rejects.toBeInstanceOf(LogUnavailable);
    expect(await keyText(ring.get('bob'))).toBe(bob);
    intruder.exec('ROLLBACK');
    intruder.close();
    expect(await keyText(ring.getOrCreate('ann'))).toMatch(/^[0-9a-f]{64}$/);
    await ring.destroy('bob');
    expect(await ring.get('bob')).toBe(DESTROYED);
    await ring.close();
  });
});
