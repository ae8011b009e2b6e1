import { generateKeyPair } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, type JWK } from 'jose';
import { randomSecret } from '../digest.ts';
import type { KeySource } from '../tokens/remote-issuer.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A signing key older than this is replaced at the next start, in milliseconds. */
export const KEY_LIFETIME = 90 * DAY;
/** A replaced key stays published this long, in milliseconds: far beyond the life of any token it signed. */
export const KEY_OVERLAP = 7 * DAY;

/**
 * The provider's RS256 key pairs, the signing key first. Makes the first key at first start, a new one when the newest
 * is older than KEY_LIFETIME, and drops those that were replaced more than KEY_OVERLAP ago.
 */
export async function loadSigningKeys(database: DatabaseSync, now: () => number): Promise<JWK[]> {
  const newest = database.prepare('SELECT max(created_at) AS at FROM signing_keys').get();
  const newestAt = newest?.['at'];
  if (typeof newestAt !== 'number' || now() - newestAt >= KEY_LIFETIME) {
    const jwk = await generateSigningKey();
    database
      .prepare('INSERT INTO signing_keys (kid, jwk, created_at) VALUES (?, ?, ?)')
      .run(jwk.kid, JSON.stringify(jwk), now());
  }
  // A key counts as replaced from when the next newer one was made, and is dropped after the overlap.
  database
    .prepare(
      'DELETE FROM signing_keys WHERE created_at < (SELECT max(created_at) FROM signing_keys WHERE created_at <= ?)',
    )
    .run(now() - KEY_OVERLAP);
  return database
    .prepare('SELECT jwk FROM signing_keys ORDER BY created_at DESC')
    .all()
    .map((row): JWK => JSON.parse(String(row['jwk'])));
}

async function generateSigningKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
}

/** A named random secret that is made once and kept (cookie signatures, form tokens). */
export function keptSecret(database: DatabaseSync, name: string): string {
  database
    .prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING')
    .run(name, randomSecret());
  return String(database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.['value']);
}

/** The public keys only; private keys never leave the provider. */
export function keySourceOf(keys: readonly JWK[]): KeySource {
  const find = createLocalJWKSet({
    keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK),
  });
  return (header) => find(header);
}
