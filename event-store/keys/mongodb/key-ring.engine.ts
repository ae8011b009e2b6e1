import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Binary } from 'mongodb';
import { createMasterKey, DESTROYED, WrongMasterKey } from '../../index.ts';
import { keyText, keyRingContract } from '../testing/key-ring-contract.ts';
import { openMongoKeyRing } from './key-ring.ts';
import { openMongoMasterKey } from './master-key.ts';
import { describeDatabase } from '../../../lib/mongodb/testing/database.ts';

const masterKey = createMasterKey(randomBytes(32));

describeDatabase((db) => {
  keyRingContract('in MongoDB', { open: () => openMongoKeyRing(db, masterKey) });

  test('stores keys wrapped, and wraps the plain keys of an earlier release', async () => {
    const keys = db.collection<{ _id: string; key: Binary | null }>('subject_keys');
    const plain = randomBytes(32);
    await db.collection<{ _id: string }>('installation').deleteOne({ _id: 'keys are wrapped' });
    await keys.insertMany([
      { _id: 'plain', key: new Binary(plain) },
      { _id: 'destroyed', key: null },
    ]);
    const ring = await openMongoKeyRing(db, masterKey);
    expect(await keyText(ring.get('plain'))).toBe(plain.toString('hex'));
    expect(await ring.get('destroyed')).toBe(DESTROYED);
    const made = await keyText(ring.getOrCreate('made'));
    for (const [subject, hex] of [
      ['plain', plain.toString('hex')],
      ['made', made],
    ] as const) {
      const stored = await keys.findOne({ _id: subject });
      expect(stored?.key?.buffer.length).toBe(61);
      expect(Buffer.from(stored?.key?.buffer ?? []).toString('hex')).not.toContain(hex);
    }
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
