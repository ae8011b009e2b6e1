import type { DatabaseSync } from 'node:sqlite';
import { sha256 } from '../digest.ts';

const LIFETIME = 5 * 60_000;

/** Challenges of passkeys: random, bound to a purpose, valid for 5 minutes and one use, also across gateways. */
export interface Challenges {
  /** @param purpose what the answer may be used for, and by whom */
  keep(challenge: string, purpose: string): void;
  /** Uses a challenge. False when it was not kept for this purpose, is used, or has expired. */
  take(challenge: string, purpose: string): boolean;
  purge(): void;
}

export function createChallenges(database: DatabaseSync, now: () => number): Challenges {
  const insert = database.prepare('INSERT INTO challenges (hash, purpose, expires_at) VALUES (?, ?, ?)');
  const take = database.prepare('DELETE FROM challenges WHERE hash = ? AND purpose = ? AND expires_at > ?');
  const purge = database.prepare('DELETE FROM challenges WHERE expires_at <= ?');
  return {
    keep: (challenge, purpose) => {
      insert.run(sha256(challenge), purpose, now() + LIFETIME);
    },
    take: (challenge, purpose) => Number(take.run(sha256(challenge), purpose, now()).changes) === 1,
    purge: () => {
      purge.run(now());
    },
  };
}
