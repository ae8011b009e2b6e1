import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedPost } from './guarded-post.ts';

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

let received: { readonly path: string; readonly headers: http.IncomingHttpHeaders; readonly body: string }[] = [];
const answers: Readonly<Record<string, Handler>> = {
  '/ok': (_request, response) => response.writeHead(200).end('thanks\u0000!'),
  '/redirect': (_request, response) => response.writeHead(302, { location: '/ok' }).end(),
  '/silent': () => undefined,
  '/large': (_request, response) => response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024, 'x')),
  '/drip': (_request, response) => {
    response.writeHead(200).write('taken');
    const drops = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(drops));
  },
  '/endless': (_request, response) => void response.writeHead(200).write('taken'),
  '/half': (request, response) =>
    void response.writeHead(200, { 'content-length': 100 }).write('taken', () => request.socket.end()),
  '/busy': (_request, response) => void response.writeHead(429, { 'retry-after': '120' }).end('later'),
  '/cut': (request) => request.socket.destroy(),
};

let server: http.Server;
let host: string;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    const path = request.url ?? '';
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ path, headers: request.headers, body });
      answers[path]?.(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const message = { headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' }, body: '{"name":"é"}' };
const never = new AbortController().signal;
const post = (path: string, options: { timeoutMs?: number } = {}) =>
  createGuardedPost({ allow: [host], ...options }).post(`http://${host}${path}`, message, never);

describe('a message to an endpoint', () => {
  test('arrives with its headers and exact bytes, and brings the answer back', async () => {
    received = [];
    expect(await post('/ok')).toEqual({ status: 200, text: 'thanks!' });
    expect(received).toMatchObject([{ path: '/ok', body: message.body, headers: { 'webhook-id': 'msg_1' } }]);
  });

  test('returns the wait that the endpoint asks for', async () => {
    expect(await post('/busy')).toEqual({ status: 429, text: 'later', retryAfterMs: 120_000 });
  });

  test('follows no redirect', async () => {
    received = [];
    expect(await post('/redirect')).toMatchObject({ status: 302 });
    expect(received.map(({ path }) => path)).toEqual(['/redirect']);
  });

  test('ends at the time limit when the endpoint never answers', async () => {
    expect(await post('/silent', { timeoutMs: 200 })).toEqual({ failure: 'timeout' });
  });

  test('has arrived when the endpoint answers 200, however long the answer is', async () => {
    expect(await post('/large', { timeoutMs: 60_000 })).toEqual({ status: 200, text: 'x'.repeat(1_000) });
  });

  test.each(['/drip', '/endless', '/half'])(
    'gets its status even when the answer is slow or never ends (%s)',
    async (path) => {
      expect(await post(path, { timeoutMs: 60_000 })).toMatchObject({
        status: 200,
        text: expect.stringContaining('taken'),
      });
    },
  );

  test('fails in the same words when the connection breaks or the port is closed', async () => {
    expect(await post('/cut')).toEqual({ failure: 'unreachable' });
    const closed = createGuardedPost({ allow: ['127.0.0.1:9'] });
    expect(await closed.post('http://127.0.0.1:9/', message, never)).toEqual({ failure: 'unreachable' });
  });

  test('reaches no name in our network, however often the name changes its address', async () => {
    received = [];
    const { port } = server.address() as AddressInfo;
    const turns = [
      [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [{ address: '127.0.0.1', family: 4 }],
      [{ address: '::1', family: 6 }],
    ];
    const sender = createGuardedPost({ allow: [], resolve: async () => turns.shift() ?? [] });
    for (let n = 0; n < 4; n += 1)
      expect(await sender.post('http://rebind.example/ok', message, never)).toEqual({ failure: 'unreachable' });
    expect(await sender.post(`http://rebind.example:${port}/ok`, message, never)).toEqual({ failure: 'unreachable' });
    expect(received).toEqual([]);
  });

  test('is refused before any request when it can reach nobody', () => {
    const sender = createGuardedPost({ allow: [] });
    for (const url of ['nonsense', 'ftp://a.example/', 'http://10.0.0.1/', 'http://[::1]/', 'http://a.example:22/'])
      expect(() => sender.check(url)).toThrow();
    expect(() => sender.check('https://crm.example/hooks')).not.toThrow();
  });
});
