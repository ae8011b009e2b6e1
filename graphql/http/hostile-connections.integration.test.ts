import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ timeouts: { request: 2_000, headers: 100, checkInterval: 20 } });
});
afterAll(() => gateway.stop());

/** Sends a text and nothing more, and returns the server's output until it closes the connection. */
async function untilClosed(text: string): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => (answer += String(chunk)));
  // Unread bytes when the server closes reset the connection: no failure of the test.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(text);
  await closed;
  return answer.split('\r\n')[0] ?? '';
}

test.each([
  ['headers that never end', 'GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'HTTP/1.1 408 Request Timeout'],
  [
    'a body that never comes',
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    'HTTP/1.1 408 Request Timeout',
  ],
  [
    'headers of 32 KiB',
    `GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Huge: ${'x'.repeat(32_768)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
  ],
])('%s end the connection', async (_name, text, answer) => {
  expect(await untilClosed(text)).toBe(answer);
});

test.each(['/graphql', '/auth/forgot-password'])('%s does not unpack a compressed body', async (path) => {
  const { status } = await fetch(new URL(path, gateway.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: Uint8Array.from(gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '))),
  });
  expect(status).toBe(415);
});
