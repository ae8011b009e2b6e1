import type { IdentityDirectory } from '../identity-directory.ts';
import { checkSubject, DESTROYED, newKey, type KeyRing, type SubjectKey } from '../key-ring.ts';

/** A key ring in memory. */
export function createMemoryKeyRing(): KeyRing {
  const keys = new Map<string, SubjectKey | typeof DESTROYED>();
  return {
    async getOrCreate(subject) {
      const key = keys.get(checkSubject(subject)) ?? newKey();
      keys.set(subject, key);
      return key;
    },
    get: async (subject) => keys.get(checkSubject(subject)),
    async destroy(subject) {
      keys.set(checkSubject(subject), DESTROYED);
    },
    async close() {},
  };
}

/** An identity directory in memory. */
export function createMemoryIdentityDirectory(): IdentityDirectory {
  const users = new Map<string, string>();
  const keyOf = (issuer: string, subject: string): string => JSON.stringify([issuer, subject]);
  return {
    find: async (issuer, subject) => users.get(keyOf(issuer, subject)),
    async claim(issuer, subject, userId) {
      const holder = users.get(keyOf(issuer, subject)) ?? userId;
      users.set(keyOf(issuer, subject), holder);
      return holder;
    },
    hashOf: keyOf,
    async remove(userId) {
      for (const [key, holder] of users) if (holder === userId) users.delete(key);
    },
    async close() {},
  };
}
