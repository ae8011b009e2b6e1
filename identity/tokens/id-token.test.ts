import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWTHeaderParameters,
} from 'jose';
import { createIdTokenVerifier, IdTokenError, type IdTokenProblem, type IdTokenVerifier } from './id-token.ts';

const NOW = 1_800_000_000;
const ISSUER = 'https://issuer.example/';
const CLIENT = 'web-client';

const GOOD = {
  iss: ISSUER,
  sub: 'person-1',
  aud: CLIENT as string | string[],
  iat: NOW - 10,
  exp: NOW + 3600,
  nonce: 'n-1',
  email: 'ann@example.com',
  email_verified: true as unknown,
  given_name: 'Ann',
  family_name: 'Lee',
  name: 'Ann Lee',
  auth_time: (NOW - 100) as unknown,
};
type Claims = Partial<Record<string, unknown>>;

let verify: IdTokenVerifier;
let ours: CryptoKey;
let stranger: CryptoKey;
let publicPem: string;
let strangerJwk: Awaited<ReturnType<typeof exportJWK>>;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256', { extractable: true });
  ours = pair.privateKey;
  stranger = other.privateKey;
  publicPem = await exportSPKI(pair.publicKey);
  strangerJwk = await exportJWK(other.publicKey);
  const find = createLocalJWKSet({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  });
  verify = createIdTokenVerifier({
    issuer: ISSUER,
    clientId: CLIENT,
    keys: (header) => find(header),
    now: () => NOW * 1000,
  });
});

const HEADER: JWTHeaderParameters = { alg: 'RS256', kid: 'k1', typ: 'JWT' };
const sign = (
  claims: Claims,
  header: JWTHeaderParameters = HEADER,
  key: Parameters<SignJWT['sign']>[0] = ours,
): Promise<string> => new SignJWT({ ...GOOD, ...claims }).setProtectedHeader(header).sign(key);
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const problem = async (token: string, options = {}): Promise<IdTokenProblem | 'accepted'> => {
  try {
    await verify(token, options);
    return 'accepted';
  } catch (error) {
    if (error instanceof IdTokenError) return error.problem;
    throw error;
  }
};

describe('a token of the issuer', () => {
  test.each([
    [
      ['pwd', 'otp'],
      ['pwd', 'otp'],
    ],
    [['pwd', 7, null, 'x'.repeat(41)], ['pwd']],
    ['pwd', []],
    [Array(20).fill('pwd'), Array(8).fill('pwd')],
  ])('says for amr %j that the person used %j', async (amr, methods) => {
    expect((await verify(await sign({ amr }))).methods).toEqual(methods);
  });

  test('is accepted and names the person', async () => {
    expect(await verify(await sign({}))).toEqual({
      issuer: ISSUER,
      subject: 'person-1',
      email: 'ann@example.com',
      emailVerified: true,
      givenName: 'Ann',
      familyName: 'Lee',
      name: 'Ann Lee',
      picture: undefined,
      methods: [],
      issuedAt: NOW - 10,
      expiresAt: NOW + 3600,
      authTime: NOW - 100,
    });
  });

  test.each([true, false, 'true', 1, undefined])('email_verified %p counts only when it is true', async (value) => {
    expect((await verify(await sign({ email_verified: value }))).emailVerified).toBe(value === true);
  });
});

describe('checks the claims of a token', () => {
  const cases: readonly (readonly [string, Claims, object, IdTokenProblem | 'accepted'])[] = [
    ['another issuer', { iss: 'https://evil.example/' }, {}, 'issuer'],
    ['the issuer without its final slash', { iss: 'https://issuer.example' }, {}, 'issuer'],
    ['no issuer', { iss: undefined }, {}, 'issuer'],
    ['no subject', { sub: undefined }, {}, 'subject'],
    ['an empty subject', { sub: '' }, {}, 'subject'],
    ['a number as subject', { sub: 42 }, {}, 'subject'],
    ['an endless subject', { sub: 'x'.repeat(256) }, {}, 'subject'],
    ['another audience', { aud: 'other' }, {}, 'audience'],
    ['no audience', { aud: undefined }, {}, 'audience'],
    ['an empty audience list', { aud: [] }, {}, 'audience'],
    ['an audience list with a number in it', { aud: [CLIENT, 7], azp: CLIENT }, {}, 'audience'],
    ['an audience list of one', { aud: [CLIENT] }, {}, 'accepted'],
    ['several audiences without azp', { aud: [CLIENT, 'api'] }, {}, 'authorized_party'],
    ['several audiences with azp of another client', { aud: [CLIENT, 'api'], azp: 'api' }, {}, 'authorized_party'],
    ['one audience with azp of another client', { azp: 'other' }, {}, 'authorized_party'],
    ['several audiences with our azp', { aud: [CLIENT, 'api'], azp: CLIENT }, {}, 'accepted'],
    ['no expiration', { exp: undefined }, {}, 'expiration'],
    ['expiration as a string', { exp: String(NOW + 3600) }, {}, 'expiration'],
    ['expired 59 s ago', { exp: NOW - 59 }, {}, 'accepted'],
    ['expired 60 s ago', { exp: NOW - 60 }, {}, 'accepted'],
    ['expired 61 s ago', { exp: NOW - 61 }, {}, 'expired'],
    ['no issued-at', { iat: undefined }, {}, 'issued_at'],
    ['issued-at as a string', { iat: String(NOW) }, {}, 'issued_at'],
    ['issued 59 s ahead', { iat: NOW + 59 }, {}, 'accepted'],
    ['issued 61 s ahead', { iat: NOW + 61 }, {}, 'issued_at'],
    ['issued an hour ahead', { iat: NOW + 3600 }, {}, 'issued_at'],
    ['valid from 59 s ahead', { nbf: NOW + 59 }, {}, 'accepted'],
    ['valid from 61 s ahead', { nbf: NOW + 61 }, {}, 'not_before'],
    ['not-before as a string', { nbf: 'soon' }, {}, 'not_before'],
    ['no nonce', { nonce: undefined }, {}, 'nonce'],
    ['an empty nonce', { nonce: '' }, {}, 'nonce'],
    ['a number as nonce', { nonce: 1 }, {}, 'nonce'],
    ['another nonce than the transaction has', {}, { nonce: 'n-2' }, 'nonce'],
    ['the nonce of the transaction', {}, { nonce: 'n-1' }, 'accepted'],
    ['max age given, no auth_time', { auth_time: undefined }, { maxAge: 300 }, 'auth_time'],
    ['max age given, auth_time too old', { auth_time: NOW - 361 }, { maxAge: 300 }, 'auth_time'],
    ['max age given, auth_time just within', { auth_time: NOW - 360 }, { maxAge: 300 }, 'accepted'],
    ['auth_time as a string', { auth_time: 'now' }, {}, 'auth_time'],
    ['no auth_time, none requested', { auth_time: undefined }, {}, 'accepted'],
    ['organisation requested, none in the token', {}, { organization: 'org_1' }, 'organization'],
    ['another organisation id', { org_id: 'org_2' }, { organization: 'org_1' }, 'organization'],
    ['the organisation id', { org_id: 'org_1' }, { organization: 'org_1' }, 'accepted'],
    ['another organisation name', { org_name: 'globex' }, { organization: 'Acme' }, 'organization'],
    ['the organisation name in another case', { org_name: 'acme' }, { organization: ' Acme ' }, 'accepted'],
    ['an organisation that was not requested', { org_id: 'org_9' }, {}, 'accepted'],
  ];
  test.each(cases)('%s', async (_name, claims, options, expected) => {
    expect(await problem(await sign(claims), options)).toBe(expected);
  });
});

describe('rejects', () => {
  test('a token with alg none', async () => {
    expect(await problem(`${base64({ alg: 'none', typ: 'JWT' })}.${base64(GOOD)}.`)).toBe('algorithm');
  });
  test('a token signed with HS256 and the public key', async () => {
    expect(await problem(await sign({}, { alg: 'HS256', kid: 'k1' }, new TextEncoder().encode(publicPem)))).toBe(
      'algorithm',
    );
  });
  test.each(['RS512', 'PS256', 'ES256'])('a token signed with %s', async (alg) => {
    const { privateKey } = await generateKeyPair(alg);
    expect(await problem(await sign({}, { alg, kid: 'k1' }, privateKey))).toBe('algorithm');
  });
  test('a token with the right key id, signed with another key', async () => {
    expect(await problem(await sign({}, HEADER, stranger))).toBe('signature');
  });
  test('a token with an unknown key id', async () => {
    expect(await problem(await sign({}, { ...HEADER, kid: 'k2' }, stranger))).toBe('unknown_key');
  });
  test('a key that comes with the token', async () => {
    const header = { ...HEADER, jwk: strangerJwk, jku: 'https://evil.example/jwks', x5u: 'https://evil.example/cert' };
    expect(await problem(await sign({}, header, stranger))).toBe('signature');
    expect(await problem(await sign({}, { alg: 'RS256', jwk: strangerJwk }, stranger))).toBe('signature');
  });
  test('an access token', async () => {
    expect(await problem(await sign({}, { ...HEADER, typ: 'at+jwt' }))).toBe('type');
  });
  test('a token whose claims were changed after signing', async () => {
    const [header, , signature] = (await sign({})).split('.');
    expect(await problem(`${header}.${base64({ ...GOOD, sub: 'person-2' })}.${signature}`)).toBe('signature');
  });
  test.each([
    ['nothing', ''],
    ['an opaque token', 'v1.MSR3-refresh-token'],
    ['two parts', 'a.b'],
    ['five parts', 'a.b.c.d.e'],
    ['a header that is no JSON', 'xx.yy.zz'],
    ['a header that is a list', `${base64([])}.${base64(GOOD)}.x`],
    ['seventeen thousand characters', 'a'.repeat(17_000)],
  ])('%s', async (_name, token) => {
    expect(['malformed', 'algorithm']).toContain(await problem(token));
  });
  test('claims that are not a JSON object', async () => {
    const { CompactSign } = await import('jose');
    for (const payload of ['[]', '"text"', '{', '']) {
      const token = await new CompactSign(new TextEncoder().encode(payload)).setProtectedHeader(HEADER).sign(ours);
      expect(await problem(token)).toBe('malformed');
    }
  });
});
