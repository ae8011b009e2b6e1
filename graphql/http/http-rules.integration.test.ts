import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newAccessToken } from '../../lib/access-token.ts';
import { cookieOf, startTestGateway, type TestGateway } from '../testing/gateway.ts';

/** The rules of HTTP that clients rely on, on both GraphQL hosts. */
describe.each(['yoga', 'apollo'] as const)('the gateway with %s', (graphqlServer) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ settings: { graphqlServer } });
  });
  afterAll(() => gateway.stop());

  const json = { 'content-type': 'application/json' };
  const send = (method: string, path: string, options: RequestInit = {}) =>
    fetch(new URL(path, gateway.url), { method, redirect: 'manual', ...options });

  test.each([
    ['POST', '/api/user', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/auth/profile', 'GET, HEAD, OPTIONS, PATCH'],
    ['GET', '/api/create-payment-intent', 'OPTIONS, POST'],
    ['PUT', '/api/videos/v1', 'DELETE, OPTIONS'],
    ['PUT', '/api/videos/bulk', 'DELETE, OPTIONS'],
    ['QUERY', '/api/user', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/api/user', 'GET, HEAD, OPTIONS'],
    ['QUERY', '/graphql', 'GET, OPTIONS, POST'],
    ['POST', '/pricing', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/assets/app.js', 'GET, HEAD, OPTIONS'],
    ['PUT', '/.well-known/security.txt', 'GET, HEAD, OPTIONS'],
  ])('%s %s names the methods that the path takes', async (method, path, allow) => {
    const answer = await send(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) });
  });

  test('a method that the path does not take is refused, whatever the body', async () => {
    for (const [type, body] of [
      ['application/xml', '<type/>'],
      ['application/json', '{"type"'],
      ['application/json', '1'.repeat(2_000_000)],
    ] as const) {
      const headers = { 'content-type': type, origin: 'http://localhost' };
      const answer = await send('POST', '/api/user', { headers, body });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  /** The status line, the headers and the body of the answer to a request in these lines. */
  const ask = async (...lines: readonly string[]): Promise<string> => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    return text(socket);
  };

  test.each([
    ['Host: curbcast.example', 'Host: curbcast.example'],
    ['Host: curbcast.example', 'host: elsewhere.example'],
    ['Host: user@curbcast.example'],
    ['Host: curbcast.example/path'],
    [],
  ])('a request that does not name exactly one host is refused: %s %s', async (...hosts: readonly string[]) => {
    expect(await ask('GET /auth/config HTTP/1.1', ...hosts)).toMatch(/^HTTP\/1\.1 400 /);
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    expect(await ask('GET /ws HTTP/1.1', ...hosts, ...upgrade)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a whole address is taken as its path', async () => {
    expect(await ask('GET http://any.example:8080/auth/config HTTP/1.1', 'Host: other.example')).toMatch(
      /^HTTP\/1\.1 200 [^]*"clientId"/,
    );
    expect(await ask('GET http://any.example HTTP/1.1', 'Host: any.example')).toMatch(/^HTTP\/1\.1 200 [^]*<h1>/);
    expect(await ask('GET http://any.example//auth/config HTTP/1.1', 'Host: any.example')).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('OPTIONS * says what the server takes', async () => {
    expect(await ask('OPTIONS * HTTP/1.1', 'Host: any.example')).toMatch(
      /^HTTP\/1\.1 204 [^]*\r\nAllow: DELETE, GET, HEAD, OPTIONS, PATCH, POST(?:, PUT)?\r\n/,
    );
    expect(await ask('GET * HTTP/1.1', 'Host: any.example')).toMatch(/^HTTP\/1\.1 40[04] /);
  });

  test('OPTIONS says what a path takes', async () => {
    const answer = await send('OPTIONS', '/api/videos');
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
      204,
      'GET, HEAD, OPTIONS, POST',
      '',
    ]);
  });

  test.each(['/api/nothing', '/api/videos/v1/nothing/more'])('POST %s is not a call', async (path) => {
    const answer = await send('POST', path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
  });

  test('an answer 401 carries a challenge', async () => {
    const challenge = 'Bearer realm="Curbcast"';
    const graphql = { method: 'POST', headers: json, body: JSON.stringify({ query: '{ viewer { isAdmin } }' }) };
    for (const answer of [await send('GET', '/api/user'), await send('POST', '/graphql', graphql)])
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  test('words a refusal in the language of the caller, over REST and GraphQL', async () => {
    const graphql = (language: Record<string, string>) => ({
      method: 'POST',
      headers: { ...json, ...language },
      body: JSON.stringify({ query: '{ viewer { isAdmin } }' }),
    });
    const english = 'Authentication required';
    const spanish = 'Debes iniciar sesión';
    for (const [language, message] of [
      [{}, english],
      [{ 'accept-language': 'en-GB,en;q=0.9' }, english],
      [{ 'accept-language': 'de' }, english],
      [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }, spanish],
    ] as const) {
      const rest = await send('GET', '/api/user', { headers: language });
      expect(await rest.json()).toMatchObject({ error: message, message, code: 'UNAUTHENTICATED' });
      const answer = await send('POST', '/graphql', graphql(language));
      expect(await answer.json()).toMatchObject({ errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] });
    }
    const unknown = await send('POST', '/api/nothing', { headers: { 'accept-language': 'es' } });
    expect(await unknown.json()).toMatchObject({ message: 'Esa llamada no existe.', code: 'NOT_FOUND' });
  });

  test('a token that is not valid is named in the challenge', async () => {
    const { token } = newAccessToken('ann');
    const refused = await startTestGateway({
      settings: { graphqlServer },
      services: {
        commands: { accessTokens: { checkAccessToken: async () => ({ refused: 'unknown' }) } } as never,
      },
    });
    try {
      const answer = await fetch(new URL('/api/user', refused.url), { headers: { authorization: `Bearer ${token}` } });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer realm="Curbcast", error="invalid_token"',
      ]);
    } finally {
      await refused.stop();
    }
  });

  test('a compressed body is refused, and the answer names the accepted encoding', async () => {
    for (const path of ['/graphql', '/api/test-email']) {
      const answer = await send('POST', path, { headers: { ...json, 'content-encoding': 'gzip' }, body: 'x' });
      expect([answer.status, answer.headers.get('accept-encoding')]).toEqual([415, 'identity']);
    }
    const plain = { headers: { ...json, 'content-encoding': 'identity', cookie: cookieOf('ann') }, body: '{}' };
    expect((await send('POST', '/api/test-email', plain)).status).not.toBe(415);
  });

  test.each(['', ' \r\n'])('a call without a body may name its type (%j)', async (body) => {
    const deleted: string[] = [];
    const other = await startTestGateway({
      settings: { graphqlServer },
      services: {
        commands: { videos: { deleteVideo: async (_user: string, id: string) => deleted.push(id) } } as never,
      },
    });
    try {
      const headers = { ...json, cookie: cookieOf('ann') };
      const answer = await fetch(new URL('/api/videos/v1', other.url), { method: 'DELETE', headers, body });
      expect([answer.status === 400, await answer.text()]).toEqual([
        false,
        expect.not.stringContaining('could not be read'),
      ]);
    } finally {
      await other.stop();
    }
  });

  test('a body in another encoding than UTF-8 is refused, and none of its letters is replaced', async () => {
    const answer = await send('POST', '/api/test-email', {
      headers: { ...json, cookie: cookieOf('ann') },
      body: new Uint8Array(Buffer.from('{"type":"Caf\u00e9"}', 'latin1')),
    });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('could not be read')]);
  });

  test('a client that offers HTTP/2 as well gets its answer', async () => {
    const offers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
    const [answer] = (await once(get(new URL('/auth/config', gateway.url), { headers: offers }), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });

  test('a body that is not JSON is refused', async () => {
    const answer = await send('POST', '/api/test-email', {
      headers: { ...json, cookie: cookieOf('ann') },
      body: '{"type"',
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  test('/.well-known leads to the password screen and to the contact for vulnerabilities', async () => {
    const change = await send('GET', '/.well-known/change-password');
    expect([change.status, change.headers.get('location')]).toEqual([302, '/profile']);
    const security = await send('GET', '/.well-known/security.txt');
    const text = await security.text();
    expect([security.status, security.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:a@curbcast.example\n');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
  });

  test.each(['/.well-known/anything', '/.env', '/.hidden'])('GET %s is not found', async (path) => {
    const answer = await send('GET', path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret');
  });
});
