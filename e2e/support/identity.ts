import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { importJWK, SignJWT, type JWK } from 'jose';
import { EMBEDDED_CLIENT_ID } from '../../identity/embedded/index.ts';
import type { RunningServer } from './server.ts';

/**
 * Adds an account with a verified address and no password to the server's embedded provider, and signs an ID token for
 * it with the provider's key. Spares a test the provider's pages, which are tested elsewhere.
 */
export async function idTokenFor(
  { url, folder }: RunningServer,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<string> {
  const [id, [givenName = '', ...rest]] = [randomUUID(), name.split(' ')];
  const familyName = rest.join(' ');
  const database = new DatabaseSync(join(folder, 'identity', 'identity.sqlite'), { timeout: 60_000 });
  const row = database.prepare('SELECT jwk FROM signing_keys ORDER BY created_at DESC').get();
  database
    .prepare(
      `INSERT INTO accounts (id, email, email_verified, password_hash, given_name, family_name, created_at)
       VALUES (?, ?, 1, '', ?, ?, ?)`,
    )
    .run(id, email, givenName, familyName, Date.now());
  database.close();
  const jwk = JSON.parse(String(row?.['jwk'])) as JWK;
  return new SignJWT({
    nonce: randomUUID(),
    email,
    email_verified: true,
    name,
    given_name: givenName,
    family_name: familyName,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: jwk.kid ?? '' })
    .setIssuer(`${url}/oidc/`)
    .setAudience(EMBEDDED_CLIENT_ID)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(jwk, 'RS256'));
}
