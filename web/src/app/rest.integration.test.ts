import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemOf, rest, RestError } from './rest.ts';

let server: Server;
let base = '';
let seen: { readonly method: string | undefined; readonly headers: IncomingMessage['headers']; readonly body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        seen = { method: request.method, headers: request.headers, body: Buffer.concat(parts).toString() };
        if (request.url === '/refused')
          response
            .writeHead(402)
            .end('{"error":"x","message":"You need more","code":"INSUFFICIENT_CREDITS","requestId":"r1"}');
        else if (request.url === '/odd') response.writeHead(502).end('Bad gateway');
        else if (request.url === '/empty') response.writeHead(204).end();
        else response.writeHead(200).end('{"credits":3}');
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const same = (value: unknown): unknown => value;

describe('rest', () => {
  test('sends JSON with the idempotency key and returns the parsed response', async () => {
    await expect(
      rest(`${base}/ok`, {
        method: 'POST',
        body: { a: 1 },
        idempotencyKey: 'k1',
        headers: { authorization: 'Bearer t' },
        parse: same,
      }),
    ).resolves.toEqual({ credits: 3 });
    expect(seen).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1', authorization: 'Bearer t' },
    });
  });

  test('returns undefined for an empty response', async () => {
    await expect(rest(`${base}/empty`, { method: 'DELETE', parse: same })).resolves.toBeUndefined();
  });

  test('throws "{status}: {body}" outside of 2xx and keeps the error object', async () => {
    const error = await rest(`${base}/refused`, { parse: same }).catch((cause: unknown) => cause);
    if (!(error instanceof RestError)) throw new Error('a RestError was expected');
    expect(error.message).toBe(
      '402: {"error":"x","message":"You need more","code":"INSUFFICIENT_CREDITS","requestId":"r1"}',
    );
    expect(problemOf(error)).toEqual({ message: 'You need more', code: 'INSUFFICIENT_CREDITS', requestId: 'r1' });
  });

  test('ignores an error body of another format', async () => {
    const error = await rest(`${base}/odd`, { parse: same }).catch((cause: unknown) => cause);
    if (!(error instanceof RestError)) throw new Error('a RestError was expected');
    expect(error.message).toBe('502: Bad gateway');
    expect(problemOf(error)).toEqual({});
  });
});
