import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Binary } from 'mongodb';
import { createMasterKey, WrongMasterKey } from '../../index.ts';
import { keyText, keyRingContract } from '../testing/key-ring-contract.ts';
import { openMongoKeyRing } from './key-ring.ts';
import { openMongoMasterKey } from './master-key.ts';
import { describeDatabase } from '../../../lib/mongodb/testing/database.ts';

const masterKey = createMasterKey(randomBytes(32));

describeDatabase((db) => {
  keyRingContract('in MongoDB', { open: () => openMongoKeyRing(db, masterKey) });

  test('stores keys wrapped', async () => {
    const ring = await openMongoKeyRing(db, masterKey);
    const made = await keyText(ring.getOrCreate('made'));
    const stored = await db.collection<{ _id: string; key: Binary }>('subject_keys').findOne({ _id: 'made' });
    expect(stored?.key.buffer.length).toBe(61);
    expect(Buffer.from(stored?.key.buffer ?? []).toString('hex')).not.toContain(made);
  });

  test('refuses another master key, and a missing one', async () => {
    const source = (key: typeof masterKey | undefined) => ({
      find: () => key,
      create: () => createMasterKey(randomBytes(32)),
    });
    expect((await openMongoMasterKey(db, source(masterKey))).fingerprint).toBe(masterKey.fingerprint);
    await expect(openMongoMasterKey(db, source(createMasterKey(randomBytes(32))))).rejects.toThrow(WrongMasterKey);
    await expect(openMongoMasterKey(db, source(undefined))).rejects.toThrow(/is missing\. Set KEY_ENCRYPTION_KEY/);
  });
});
