import { randomUUID } from 'node:crypto';
import { mailboxKey } from '../../domain/mail/index.ts';
import type { IdentityDirectory } from '../../event-store/index.ts';

/** Used as the issuer of the directory entries that record which addresses refused mails. */
const undeliverable = 'undeliverable mail';

/** The addresses that get no more mails because one bounced; security mails are sent nevertheless. */
export interface Suppressions {
  has(address: string): Promise<boolean>;
  add(address: string): Promise<void>;
  /** Allows mails to the address again. */
  remove(address: string): Promise<void>;
}

/**
 * Keeps the addresses as keyed hashes in the identity directory, like those that had a trial: they can't be read back,
 * and all processes share them.
 */
export function createSuppressions(identities: IdentityDirectory): Suppressions {
  const normal = (address: string): string => mailboxKey(address) ?? address;
  const find = (address: string): Promise<string | undefined> => identities.find(undeliverable, normal(address));
  return {
    has: async (address) => (await find(address)) !== undefined,
    add: async (address) => {
      await identities.claim(undeliverable, normal(address), `undeliverable-${randomUUID()}`);
    },
    remove: async (address) => {
      const claim = await find(address);
      if (claim !== undefined) await identities.remove(claim);
    },
  };
}
