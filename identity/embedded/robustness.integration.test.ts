import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createCookieJar } from '../testing/cookie-jar.ts';
import { startIdentityServer, type IdentityServer } from '../testing/identity-server.ts';
import { authorizeOverHttp, exchangeCode, requestTokens } from '../testing/sign-in.ts';

const ann = { email: 'ann@example.com', password: 'correct horse battery', name: 'Ann Lee' };
async function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  const request = httpRequest(url, { method, headers: { accept: 'text/html', ...headers } }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error('no response');
  response.resume();
  return response;
}

describe('a server killed with -9', () => {
  const PROGRAM = `
    import { createSecretKey } from 'node:crypto';
    import { createServer } from 'node:http';
    const { openEmbeddedIdentity } = await import(process.argv[1]);
    const [, , folder, port] = process.argv;
    const server = createServer((request, response) => void identity.handler(request, response));
    server.listen(Number(port), '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = 'http://127.0.0.1:' + server.address().port;
    const deriveKey = () => createSecretKey(Buffer.alloc(32));
    const registrationVerifies = () => true;
    const identity = await openEmbeddedIdentity({
      deriveKey, folder, issuer: url + '/oidc', publicUrl: url, registrationVerifies,
    });
    process.stdout.write(url);
  `;
  const start = async (folder: string, port: string): Promise<{ process: ChildProcess; url: string }> => {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--input-type=module',
        '-e',
        PROGRAM,
        join(import.meta.dirname, 'index.ts'),
        folder,
        port,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [url] = await once(child.stdout, 'data');
    return { process: child, url: String(url) };
  };
  const kill = async ({ process: child }: { process: ChildProcess }): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  test('forgets no account, session, grant or refresh token, and revives no code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-kill-'));
    let running = await start(folder, '0');
    try {
      const { url } = running;
      const jar = createCookieJar();
      const used = await authorizeOverHttp(url, { ...ann, register: true, jar, scope: 'openid offline_access' });
      const tokens = await exchangeCode(used);
      const open = await authorizeOverHttp(url, { email: '', password: '', jar });
      await kill(running);

      running = await start(folder, new URL(url).port);
      const again = await exchangeCode(await authorizeOverHttp(url, { email: '', password: '', jar }));
      expect(decodeJwt(again.id_token).sub).toBe(decodeJwt(tokens.id_token).sub);
      await exchangeCode(open);
      const refreshed = await requestTokens(`${url}/oidc`, {
        grant_type: 'refresh_token',
        client_id: 'curbcast-web',
        refresh_token: tokens.refresh_token ?? '',
      });
      await kill(running);

      running = await start(folder, new URL(url).port);
      await requestTokens(`${url}/oidc`, {
        grant_type: 'refresh_token',
        client_id: 'curbcast-web',
        refresh_token: refreshed.refresh_token ?? '',
      });
      await expect(exchangeCode(open)).rejects.toThrow('invalid_grant');
      await expect(exchangeCode(used)).rejects.toThrow('invalid_grant');
    } finally {
      await kill(running);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('behind a proxy that ends TLS', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await startIdentityServer({ issuer: 'https://app.example/oidc', publicUrl: 'https://app.example' });
  });
  afterAll(() => server.close());

  test('cookies are Secure with their prefixes, and every address is the configured one', async () => {
    const query = new URLSearchParams({
      client_id: 'curbcast-web',
      response_type: 'code',
      redirect_uri: 'https://app.example/auth/callback',
      scope: 'openid',
      state: 's',
      nonce: 'n',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const { headers, statusCode } = await get(`${server.url}/oidc/authorize?${query}`, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    });
    expect(statusCode).toBe(303);
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__(?:Secure|Host)-signin_\w+(?:\.sig)?=.*; samesite=lax; secure; httponly$/);
    const discovery = await (await fetch(`${server.url}/oidc/.well-known/openid-configuration`)).text();
    expect(discovery).toContain('"issuer":"https://app.example/oidc/"');
    expect(discovery.match(/https?:\/\/[^/"]+/g)?.every((origin) => origin === 'https://app.example')).toBe(true);
  });
});

describe('malformed requests', () => {
  let server: IdentityServer;
  const faults: unknown[] = [];
  beforeAll(async () => {
    server = await startIdentityServer({ onError: (error) => faults.push(error) });
  });
  afterAll(() => server.close());

  test.each(
    [
      '/oidc/',
      '/oidc//',
      '/oidc//evil.example/',
      '/oidc/%',
      '/oidc/%2e%2e/',
      '/oidc/authorize/%E0%A4%A',
      '/oidc/authorize/x',
      '/oidc/authorize?scope=%E0%A4%A',
      '/oidc/authorize?client_id=a&client_id=b',
      '/oidc/interaction/x',
      '/oidc/interaction/x/y/z',
      '/oidc/setup',
      '/oidc/setup?token=x',
      '/oidc/v2/logout?returnTo=%',
      `/oidc/authorize?${'x'.repeat(8_000)}`,
      '/oidc/userinfo',
      '/oidc/session/end',
      '/oidc/session/end/confirm',
      '/oidc/oauth/token',
    ].map((path) => [path.slice(0, 50), path]),
  )('%s gets an answer other than a server error', async (_name, path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'TRACE', 'HEAD', 'OPTIONS']) {
      const { statusCode, headers } = await get(`${server.url}${path}`, { 'x-probe': '1' }, method);
      expect(statusCode).toBeLessThan(500);
      if (String(headers['content-type']).startsWith('text/html'))
        expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect(faults).toEqual([]);
  });

  test('reports no error when a browser disconnects in the middle of a form', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      'POST /oidc/oauth/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"gr',
    );
    await once(socket, 'connect');
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await get(`${server.url}/oidc/.well-known/jwks.json`)).statusCode).toBe(200);
    expect(faults).toEqual([]);
  });
});
