import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { authorizeOverHttp, exchangeCode, signInOverHttp } from '../testing/sign-in.ts';

const ann = { email: 'Ann@Example.com', password: 'correct horse battery', name: 'Ann Lee' };

describe('authorization code flow over HTTP', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await startIdentityServer();
  });
  afterAll(() => server.close());

  test('a person registers and gets an ID token with every claim', async () => {
    const pending = await authorizeOverHttp(server.url, { ...ann, register: true });
    const tokens = await exchangeCode(pending);
    expect(decodeProtectedHeader(tokens.id_token)).toMatchObject({ alg: 'RS256' });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${server.url}/oidc/`,
      aud: 'curbcast-web',
      email: 'ann@example.com',
      email_verified: false,
      given_name: 'Ann',
      family_name: 'Lee',
      name: 'Ann Lee',
      nonce: pending.nonce,
      sub: expect.any(String),
      auth_time: expect.any(Number),
      exp: expect.any(Number),
      iat: expect.any(Number),
    });
  });

  test('and signs in again', async () => {
    const token = await signInOverHttp(server.url, ann);
    expect(decodeJwt(token).name).toBe('Ann Lee');
  });
});
