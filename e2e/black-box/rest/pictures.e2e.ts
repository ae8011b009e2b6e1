import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCanvas } from '@napi-rs/canvas';
import { startFixture, type TestUser, type Fixture } from '../../support/fixture.ts';

const picture = createCanvas(8, 6).toBuffer('image/png');
const answers: Readonly<Record<string, { readonly type: string; readonly body: Uint8Array | string }>> = {
  '/house.png': { type: 'application/octet-stream', body: picture },
  '/page.png': { type: 'image/png', body: '<script>alert(1)</script>' },
  '/drawing.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
};

let elsewhere: Server;
let origin = '';
let asked = 0;
let fixture: Fixture;
let user: TestUser;

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    asked += 1;
    const answer = answers[new URL(request.url ?? '/', 'http://elsewhere').pathname];
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' }).end(answer?.body);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  fixture = await startFixture({ OUTBOUND_ALLOW: `127.0.0.1:${port}` });
  user = await fixture.user();
});
afterAll(async () => {
  elsewhere.close();
  await fixture?.server.remove();
});

const pathOf = (url: string): string => `/api/pictures?${new URLSearchParams({ url })}`;

describe('proxied external picture', () => {
  test('is served with its detected type, cacheable and as an image only', async () => {
    const response = await user.fetch(pathOf(`${origin}/house.png?w=1&h=2`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
  });

  test.each([
    ['/page.png', 415],
    ['/drawing.svg', 415],
    ['/none.png', 400],
  ])('rejects %s with %d', async (path, status) => {
    const { status: got, body } = await user.call('GET', pathOf(`${origin}${path}`));
    expect(got).toBe(status);
    expect(body['error']).toEqual(expect.any(String));
  });

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/x.png',
    'http://[::1]/x.png',
    'file:///etc/passwd',
    'https://user:secret@homes.example/x.png',
    'not an address',
    '',
  ])('does not fetch from %j', async (url) => {
    const before = asked;
    expect((await user.call('GET', pathOf(url))).status).toBe(400);
    expect(asked).toBe(before);
  });

  test('fetches nothing without a URL or without a session', async () => {
    const before = asked;
    expect((await user.call('GET', '/api/pictures')).status).toBe(400);
    expect((await fixture.visitor().call('GET', pathOf(`${origin}/house.png`))).status).toBe(401);
    expect(asked).toBe(before);
  });
});
