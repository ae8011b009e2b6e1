import { createHmac, randomInt, type KeyObject } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export const RECOVERY_CODES = 10;
/** Crockford's alphabet: without letters that look like a digit. 50 random bits a code. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE = /^[0-9a-hjkmnp-tv-z]{10}$/;

/** Codes that replace the authenticator app when it is lost; each works once. */
export interface RecoveryCodes {
  /** Makes new codes, which end all earlier ones. They are shown once: only keyed hashes are stored. */
  renew(accountId: string): readonly string[];
  left(accountId: string): number;
  /** Uses a code. False when it is not one of the account's unused codes. */
  use(accountId: string, text: string): boolean;
  remove(accountId: string): void;
  /** Removes the codes if they were made at or after `since`, in milliseconds. */
  removeSince(accountId: string, since: number): void;
}

/** @param key derived from the master key, so that a stolen database alone does not allow guessing */
export function createRecoveryCodes(database: DatabaseSync, key: KeyObject, now: () => number): RecoveryCodes {
  const insert = database.prepare('INSERT INTO recovery_codes (hash, account_id, created_at) VALUES (?, ?, ?)');
  const count = database.prepare('SELECT count(*) AS n FROM recovery_codes WHERE account_id = ?');
  const take = database.prepare('DELETE FROM recovery_codes WHERE hash = ? AND account_id = ?');
  const remove = database.prepare('DELETE FROM recovery_codes WHERE account_id = ?');
  const removeSince = database.prepare('DELETE FROM recovery_codes WHERE account_id = ? AND created_at >= ?');
  const hashOf = (accountId: string, code: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([accountId, code]))
      .digest('hex');
  return {
    renew(accountId) {
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      remove.run(accountId);
      for (const code of codes) insert.run(hashOf(accountId, code), accountId, now());
      return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
    },
    left: (accountId) => Number(count.get(accountId)?.['n']),
    use(accountId, text) {
      const code = normalised(text);
      return CODE.test(code) && Number(take.run(hashOf(accountId, code), accountId).changes) === 1;
    },
    remove: (accountId) => void remove.run(accountId),
    removeSince: (accountId, since) => void removeSince.run(accountId, since),
  };
}

const newCode = (): string => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As people type it: in capitals, with spaces, with letters that look like the digit. */
const normalised = (text: string): string =>
  text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
