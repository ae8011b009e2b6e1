import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newAccessToken } from '../../lib/access-token.ts';
import { createLimits } from '../guard/index.ts';
import { cookieOf, startTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/gateway.ts';

const anonymous = 3;
let gateway: TestGateway;
const upgradeHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  origin: 'http://localhost',
};

const start = async (options: TestGatewayOptions = {}): Promise<void> => {
  gateway = await startTestGateway({
    ...options,
    services: { limits: createLimits({ general: { points: anonymous, seconds: 60 } }), ...options.services },
  });
};
beforeEach(() => start());
afterEach(() => gateway.stop());

/** Sends a target unchanged: fetch would normalize it. */
async function send(target: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) {
  const sent = request(gateway.url, { path: target, method, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of answer.setEncoding('utf8')) body += String(chunk);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

/** Repeats a request until the rate limit refuses it; returns the number of accepted requests. */
async function answersBefore429(target: string, method?: string): Promise<number> {
  for (let count = 0; count < 30; count += 1) if ((await send(target, method)).status === 429) return count;
  return Number.POSITIVE_INFINITY;
}

describe('a path in another spelling', () => {
  test.each(['/%61pi/pictures?url=x', '/api/%70ictures?url=x', '/%61%75th/config', 'http://h/api/pictures'])(
    '%s is counted and has the headers of a call',
    async (target) => {
      const { status, headers } = await send(target);
      expect(status).toBeLessThan(500);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(await answersBefore429(target)).toBe(anonymous - 1);
    },
  );

  test.each([
    'http://h//api/pictures',
    '//api/pictures',
    '/api//pictures',
    '/x/../api/pictures',
    '/x/%2e%2e/api/pictures',
    '/%20api/x',
  ])('%s is not found', async (target) => {
    const { status, headers, body } = await send(target);
    expect([status, headers['x-content-type-options'], headers['cache-control']]).toEqual([404, 'nosniff', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND', requestId: headers['x-request-id'] });
  });
});

describe('the rate limit', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/nothing/at/all'],
    ['POST', '/dashboard'],
    ['GET', '/auth/config'],
    ['POST', '/api/webhooks/other'],
    ['GET', '/asyncapi.json'],
    ['GET', '/openapi.json'],
    ['GET', '/index.html'],
  ])('%s %s takes a place', async (method, target) => {
    expect(await answersBefore429(target, method)).toBe(anonymous);
  });

  test.each(['/', '/dashboard', '/pricing/', '/assets/app.js', '/admin/users/u1/credits'])(
    'GET %s takes none',
    async (target) => {
      expect(await answersBefore429(target)).toBe(Number.POSITIVE_INFINITY);
    },
  );

  test.each(['/api/webhooks/stripe', '/api/webhooks/heygen'])(
    'POST %s is not counted and may come from any origin',
    async (target) => {
      expect(
        (await send(target, 'POST', { origin: 'https://provider.example', 'content-type': 'application/json' })).status,
      ).not.toBe(403);
      expect(await answersBefore429(target, 'POST')).toBe(Number.POSITIVE_INFINITY);
    },
  );

  test.each(['/api/webhooks/1', '/api/webhooks/stripe/', '/api/webhooks/stripe/1', '/api/webhooks/heygen'])(
    '%s is a call like others',
    async (target) => {
      expect((await send(target, 'DELETE', { origin: 'https://evil.example' })).status).toBe(403);
    },
  );

  test('the identity provider has a separate rate limit for each address', async () => {
    await gateway.stop();
    await start({
      services: {
        signIn: { provider: { path: '/oidc', handle: async (_request, response) => void response.end('page') } },
      },
    });
    expect(await answersBefore429('/oidc/authorize')).toBe(anonymous * 3);
    expect((await send('/auth/config')).status).toBe(200);
  });

  test('the limit of an address does not apply to a signed-in user', async () => {
    await answersBefore429('/auth/config');
    expect((await send('/auth/config', 'GET', { cookie: cookieOf('ann') })).status).toBe(200);
  });
});

describe('a request that the router does not route', () => {
  test.each([
    ['/api/videos/%FF/export', 400],
    [`/api/videos/${'x'.repeat(301)}/export`, 405],
  ])('%s is counted and has the headers of a call', async (target, expected) => {
    const { status, headers } = await send(target);
    expect([status, headers['cache-control']]).toEqual([expected, 'no-store']);
    expect(headers['x-request-id']).toEqual(expect.any(String));
    expect(await answersBefore429(target)).toBe(anonymous - 1);
  });

  test('a method without routes is counted and its origin checked', async () => {
    const origin = 'https://evil.example';
    for (const method of ['PROPFIND', 'QUERY', 'TRACE', 'M-SEARCH'])
      expect([method, (await send('/api/videos', method, { origin })).status]).toEqual([method, 403]);
    expect(await answersBefore429('/api/videos', 'PROPFIND')).toBe(anonymous);
  });
});

describe('answers', () => {
  test('POST to an unknown path gets a JSON 404, also when the client is built', async () => {
    const { status, body } = await send('/nothing', 'POST');
    expect([status, JSON.parse(body)]).toMatchObject([404, { message: 'There is no such call.', code: 'NOT_FOUND' }]);
  });

  test('/index.html has the policy of a page', async () => {
    const { headers, body } = await send('/index.html');
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(nonce).not.toBe('');
    expect(body).toContain(`nonce="${nonce}"`);
  });

  test('a page that has not changed is not sent again, and keeps its policy', async () => {
    const first = await send('/');
    expect(first.body).toContain('For visitors of http');
    expect(first.headers).toMatchObject({
      vary: 'Cookie, Accept-Encoding, Accept-Language',
      etag: expect.stringMatching(/^W\//),
    });
    const again = await send('/', 'GET', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined]);
    expect(again.headers.etag).toBe(first.headers.etag);
    const other = await send('/dashboard', 'GET', { 'if-none-match': String(first.headers.etag) });
    expect([other.status, other.headers.etag === first.headers.etag]).toEqual([200, false]);
  });

  test('a page that the build has rendered is for visitors; the client renders it for users', async () => {
    expect((await send('/', 'GET', { cookie: cookieOf('ann') })).body).toContain('<title>Curbcast</title>');
    expect((await send('/', 'GET')).body).not.toContain('<title>Curbcast</title>');
  });

  test('a page for a user carries the answer to the first query of the client, and no browser keeps it', async () => {
    await gateway.stop();
    await start({ documents: ['query Viewer { product { version } }'] });
    const { body, headers } = await send('/dashboard', 'GET', { cookie: cookieOf('ann') });
    expect(body).toContain('<script type="application/json" id="viewer">{"product":{"version":"1"}}</script>');
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    expect((await send('/dashboard')).body).not.toContain('id="viewer"');
    expect((await send('/no-such-screen', 'GET', { cookie: cookieOf('ann') })).body).not.toContain('id="viewer"');
  });

  test('search engines get a sitemap and their rules, and no raw page', async () => {
    expect((await send('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
    expect((await send('/robots.txt')).body).toMatch(/^http/);
    expect((await send('/.pages/home.html')).body).not.toContain('__PUBLIC_URL__');
  });

  test('hidden files are not served', async () => {
    const { body } = await send('/.hidden');
    expect(body).not.toContain('secret');
  });

  test('the browser caches files of the client, but no pages', async () => {
    expect((await send('/assets/app.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await send('/')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('an access token', () => {
  const { token, hash } = newAccessToken('ann');
  const bearer = { authorization: `Bearer ${token}` };
  const checked = async (...checks: readonly object[]): Promise<void> => {
    await gateway.stop();
    const checkAccessToken = async (userId: string, given: string) =>
      userId === 'ann' && given === hash ? checks[Math.min(asked++, checks.length - 1)] : { refused: 'unknown' };
    let asked = 0;
    await start({ services: { commands: { accessTokens: { checkAccessToken } } as never } });
  };

  test('replaces a session, even from another site, because nobody sends one unknowingly', async () => {
    await checked({ tokenId: 't1', scopes: ['read'] });
    const headers = { ...bearer, cookie: cookieOf('ben'), origin: 'https://other.example' };
    const { status, body } = await send('/api/nothing', 'GET', headers);
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  test('refuses a token that cannot be used with the reason, and counts it against its address', async () => {
    await checked({ refused: 'revoked' }, { refused: 'expired' });
    for (const [header, message] of [
      [bearer.authorization, 'This access token was revoked.'],
      [bearer.authorization, 'This access token has expired.'],
      [`${bearer.authorization}x`, 'This access token is not valid.'],
    ]) {
      const headers = { authorization: header ?? '', cookie: cookieOf('ann') };
      const { status, body } = await send('/api/videos', 'GET', headers);
      expect([status, JSON.parse(body)]).toMatchObject([401, { code: 'UNAUTHENTICATED', message }]);
    }
    expect((await send('/api/videos', 'GET', bearer)).status).toBe(429);
  });

  test('opens no socket', async () => {
    const sent = request(gateway.url, { path: '/ws', headers: { ...bearer, ...upgradeHeaders } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
  });
});
