import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { IdentityDirectory } from '../identity-directory.ts';

export interface IdentityDirectoryUnderTest {
  /** Another directory of the same accounts, as another process opens it; the same one for a store in memory. */
  readonly open: () => Promise<IdentityDirectory>;
}

const issuer = 'https://issuer.example/';

/** The promises of the port, for every adapter. */
export function identityDirectoryContract(name: string, { open }: IdentityDirectoryUnderTest): void {
  describe(`an identity directory ${name}`, () => {
    const opened: IdentityDirectory[] = [];
    let directory: IdentityDirectory;
    let other: IdentityDirectory;
    let [subject, ann, bob] = ['', '', ''];
    const openOne = async (): Promise<IdentityDirectory> => {
      const one = await open();
      opened.push(one);
      return one;
    };
    beforeEach(async () => {
      [subject, ann, bob] = [`subject ${randomUUID()}`, randomUUID(), randomUUID()];
      directory = await openOne();
      other = await openOne();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()));
    });

    test('finds no user for an unclaimed account', async () => {
      expect(await directory.find(issuer, subject)).toBeUndefined();
    });

    test('keeps the first claim in every process and after a restart', async () => {
      expect(await directory.claim(issuer, subject, ann)).toBe(ann);
      expect(await directory.claim(issuer, subject, bob)).toBe(ann);
      expect(await other.claim(issuer, subject, bob)).toBe(ann);
      expect(await other.find(issuer, subject)).toBe(ann);
      await directory.close();
      expect(await (await openOne()).find(issuer, subject)).toBe(ann);
    });

    test('distinguishes accounts by issuer and subject, even if the two joined are equal', async () => {
      await directory.claim(`${issuer}a`, `b${subject}`, ann);
      await directory.claim(`${issuer}ab`, subject, bob);
      expect(await other.find(`${issuer}a`, `b${subject}`)).toBe(ann);
      expect(await other.find(`${issuer}ab`, subject)).toBe(bob);
      expect(await other.find(issuer, `ab${subject}`)).toBeUndefined();
    });

    test('assigns one user for concurrent claims in several processes', async () => {
      for (let round = 0; round < 10; round += 1) {
        const claims = Array.from({ length: 12 }, (_, n) =>
          (n % 2 === 0 ? directory : other).claim(issuer, `${subject} ${round}`, randomUUID()),
        );
        const users = new Set(await Promise.all(claims));
        expect(users.size).toBe(1);
        expect(users).toContain(await other.find(issuer, `${subject} ${round}`));
      }
    });

    test('removes all accounts of a user and no others', async () => {
      await directory.claim(issuer, subject, ann);
      await directory.claim(issuer, `${subject} 2`, ann);
      await directory.claim(issuer, `${subject} 3`, bob);
      await other.remove(ann);
      await directory.remove(ann);
      expect(await directory.find(issuer, subject)).toBeUndefined();
      expect(await directory.find(issuer, `${subject} 2`)).toBeUndefined();
      expect(await directory.find(issuer, `${subject} 3`)).toBe(bob);
      expect(await other.claim(issuer, subject, bob)).toBe(bob);
    });

    test('can be closed twice', async () => {
      await directory.close();
      await directory.close();
    });
  });
}
