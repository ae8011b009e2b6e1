import { beforeAll, describe, expect, test } from '@jest/globals';
import { signInOverHttp } from '../../identity/testing/sign-in.ts';
import { createClient } from '../support/client.ts';
import { password, type TestUser } from '../support/fixture.ts';
import { useOwnServer } from '../support/use.ts';

const retryAfter = /^[1-9]\d*$/;

describe('default rate limit', () => {
  const fixture = useOwnServer({ RATE_LIMIT_ANONYMOUS: '', RATE_LIMIT_SIGNED_IN: '', TRUST_PROXY: '' });

  test('answers 429 to the 101st anonymous call within 15 minutes; pages, health checks and signed-in users are unaffected', async () => {
    const user = await fixture.user();
    const visitor = fixture.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 110; n += 1) statuses.push((await visitor.call('GET', '/auth/config')).status);
    const first = statuses.indexOf(429);
    // Signing the user up has used a few of the 100 calls.
    expect(first).toBeGreaterThan(80);
    expect(first).toBeLessThanOrEqual(100);
    expect(new Set(statuses.slice(first))).toEqual(new Set([429]));
    const refused = await visitor.call('POST', '/graphql', { query: '{ catalog { version } }' });
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/too many requests/i),
        requestId: expect.any(String),
      },
    });
    expect(refused.headers.get('retry-after')).toMatch(retryAfter);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);

    // Another spelling of the address does not get its own bucket, and X-Forwarded-For is not trusted.
    for (const headers of [
      { 'x-forwarded-for': '198.51.100.7' },
      { forwarded: 'for=198.51.100.8' },
      { 'x-real-ip': '198.51.100.9' },
      { 'cf-connecting-ip': '198.51.100.10' },
    ]) {
      expect((await createClient(fixture.server).call('GET', '/auth/config', undefined, { headers })).status).toBe(429);
    }

    expect((await visitor.fetch('/')).status).toBe(200);
    expect((await visitor.fetch('/healthz')).status).toBe(200);
    // As often as the administrators' screens poll within the window.
    for (let n = 0; n < 240; n += 1) expect((await user.call('GET', '/auth/user')).status).toBe(200);
  });
});

describe('rate limit of sign-in', () => {
  const fixture = useOwnServer();
  let user: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    [user, admin] = [await fixture.registered(), await fixture.admin()];
  });

  test('refuses the sixth attempt after five wrong passwords without checking it, even with the right password', async () => {
    for (let n = 0; n < 5; n += 1) {
      await expect(
        signInOverHttp(fixture.server.url, { email: user.email, password: `wrong password ${n}` }),
      ).rejects.toThrow('Wrong email address or password.');
    }
    await expect(signInOverHttp(fixture.server.url, { email: user.email, password })).rejects.toThrow(
      /Too many attempts/,
    );
    // The open session is not affected.
    expect((await user.call('GET', '/auth/user')).status).toBe(200);
  });

  test('limits POST /api/admin/login by account across addresses, with Retry-After', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect(
        (await fixture.visitor().call('POST', '/api/admin/login', { email: admin.email, password: 'wrong password' }))
          .status,
      ).toBe(401);
    }
    const sixth = await fixture.visitor().call('POST', '/api/admin/login', { email: admin.email, password });
    expect(sixth).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message: 'Too many attempts. Please try again later.' },
    });
    expect(sixth.headers.get('retry-after')).toMatch(retryAfter);
    // At most five of the concurrent attempts are checked, too.
    const together = await Promise.all(
      Array.from({ length: 12 }, () =>
        fixture
          .visitor()
          .call('POST', '/api/admin/login', { email: 'other@curbcast.example', password: 'wrong password' }),
      ),
    );
    expect(together.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(together.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('counts invalid ID tokens against the address', async () => {
    const client = createClient(fixture.server, '192.0.2.77');
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1)
      statuses.push(
        (await client.call('POST', '/auth/auth0-sync', {}, { headers: { authorization: 'Bearer a.b.c' } })).status,
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    // Behind one trusted proxy only the last address in X-Forwarded-For counts; the client controls the others.
    const liar = createClient(fixture.server, '198.51.100.1, 192.0.2.77');
    expect(
      (await liar.call('POST', '/auth/auth0-sync', {}, { headers: { authorization: 'Bearer a.b.c' } })).status,
    ).toBe(429);
    const neighbour = createClient(fixture.server, '192.0.2.78');
    expect(
      (await neighbour.call('POST', '/auth/auth0-sync', {}, { headers: { authorization: 'Bearer a.b.c' } })).status,
    ).toBe(401);
  });
});
