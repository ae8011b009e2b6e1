import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isOwnId } from '../../../domain/ids.ts';
import { oddSubjects } from '../../../domain/testing/odd-subjects.ts';
import { DESTROYED, type KeyRing } from '../key-ring.ts';

export interface KeyRingUnderTest {
  /** Another ring with the same keys, as another process opens it; the same one for a store in memory. */
  readonly open: () => Promise<KeyRing>;
}

/** The key in hex, since KeyObjects can't be compared; DESTROYED or undefined as they are. */
export async function keyText(answer: ReturnType<KeyRing['get']>): Promise<string | undefined> {
  const key = await answer;
  return typeof key === 'object' ? key.export().toString('hex') : key;
}

/** The promises of the port, for every adapter. */
export function keyRingContract(name: string, { open }: KeyRingUnderTest): void {
  describe(`a key ring ${name}`, () => {
    let ring: KeyRing;
    let other: KeyRing;
    let [ann, bob] = ['', ''];
    const opened: KeyRing[] = [];
    const openOne = async (): Promise<KeyRing> => {
      const one = await open();
      opened.push(one);
      return one;
    };
    beforeEach(async () => {
      [ann, bob] = [`ann-${randomUUID()}`, `bob-${randomUUID()}`];
      ring = await openOne();
      other = await openOne();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()));
    });

    test('creates one key of 32 bytes per subject', async () => {
      expect(await ring.get(ann)).toBeUndefined();
      const key = await keyText(ring.getOrCreate(ann));
      expect(key).toMatch(/^[0-9a-f]{64}$/);
      expect(await keyText(ring.getOrCreate(ann))).toBe(key);
      expect(await keyText(ring.get(ann))).toBe(key);
      expect(await keyText(ring.getOrCreate(bob))).not.toBe(key);
    });

    test('returns the same key in every process, also after a restart', async () => {
      const key = await keyText(ring.getOrCreate(ann));
      expect(await keyText(other.getOrCreate(ann))).toBe(key);
      await ring.close();
      expect(await keyText((await openOne()).get(ann))).toBe(key);
    });

    test('creates one key for concurrent calls in several processes', async () => {
      for (let round = 0; round < 10; round += 1) {
        const keys = await Promise.all(
          Array.from({ length: 12 }, (_, n) => keyText((n % 2 === 0 ? ring : other).getOrCreate(`${ann}-${round}`))),
        );
        expect(new Set(keys).size).toBe(1);
        expect(await keyText(other.get(`${ann}-${round}`))).toBe(keys[0]);
      }
    });

    test('destroys a key for good in every process, also before it is created', async () => {
      await ring.getOrCreate(ann);
      await ring.destroy(ann);
      await other.destroy(ann);
      await ring.destroy(bob);
      await ring.close();
      for (const one of [other, await openOne()]) {
        for (const subject of [ann, bob]) {
          expect(await one.get(subject)).toBe(DESTROYED);
          expect(await one.getOrCreate(subject)).toBe(DESTROYED);
        }
      }
    });

    test('a key that is destroyed during concurrent calls stays destroyed', async () => {
      for (let round = 0; round < 10; round += 1) {
        const subject = `${ann}-${round}`;
        const asking = Array.from({ length: 8 }, (_, n) => keyText((n % 2 === 0 ? ring : other).getOrCreate(subject)));
        const [answers] = await Promise.all([Promise.all(asking), other.destroy(subject)]);
        expect(new Set(answers.filter((answer) => answer !== DESTROYED)).size).toBeLessThanOrEqual(1);
        expect(await ring.getOrCreate(subject)).toBe(DESTROYED);
      }
    });

    test('refuses every name that is not an id of ours, and keeps no trace of it', async () => {
      for (const subject of oddSubjects.filter((text) => !isOwnId(text))) {
        await expect(ring.getOrCreate(subject)).rejects.toThrow(RangeError);
        await expect(ring.get(subject)).rejects.toThrow(RangeError);
        await expect(ring.destroy(subject)).rejects.toThrow(RangeError);
      }
    });

    test('can be closed twice', async () => {
      await ring.close();
      await ring.close();
    });
  });
}
