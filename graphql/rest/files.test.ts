import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import type { FileStore } from '../../command-service/index.ts';
import { sendFile } from './files.ts';

const bytes = Buffer.from('a finished video');
const stored = { bytes: bytes.length, contentType: 'video/mp4', sha256: 'abc' };

let server: FastifyInstance;
beforeEach(() => {
  const files = {
    stat: async () => stored,
    open: async (_key: string, range?: { start: number; end: number }) => ({
      stream: Readable.from(range ? bytes.subarray(range.start, range.end + 1) : bytes),
    }),
  } as object as FileStore;
  server = Fastify();
  server.get('/video', (request, reply) => sendFile(files, 'video.mp4', request, reply));
});
afterEach(() => server.close());

test('a file of its owner is kept by the browser, which asks each time whether it may show it', async () => {
  const first = await server.inject('/video');
  expect([first.statusCode, first.body, first.headers['cache-control'], first.headers.etag]).toEqual([
    200,
    'a finished video',
    'private, no-cache',
    '"abc"',
  ]);
  const again = await server.inject({ url: '/video', headers: { 'if-none-match': '"abc"' } });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'private, no-cache']);
});

test('sends the byte range that a player requests', async () => {
  const part = await server.inject({ url: '/video', headers: { range: 'bytes=2-9' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'finished', 'bytes 2-9/16']);
});

test.each([
  ['"x", "abc"', 304],
  ['W/"abc"', 304],
  ['*', 304],
  ['"other"', 200],
  ['abc', 200],
])('a browser that has %s gets %i', async (tags, status) => {
  expect((await server.inject({ url: '/video', headers: { 'if-none-match': tags } })).statusCode).toBe(status);
});

test.each([
  ['"abc"', 206, 'finished'],
  ['"another version"', 200, 'a finished video'],
  ['W/"abc"', 200, 'a finished video'],
  ['Wed, 01 Jan 2025 00:00:00 GMT', 200, 'a finished video'],
])('a download that continues from %s gets %i, so no file holds two versions', async (version, status, body) => {
  const answer = await server.inject({ url: '/video', headers: { range: 'bytes=2-9', 'if-range': version } });
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
});

test.each([
  ['"abc"', 206, 'finished'],
  ['"x", "abc"', 206, 'finished'],
  ['*', 206, 'finished'],
  ['"another version"', 412, ''],
  ['W/"abc"', 412, ''],
])('a download that wants the version %s only gets %i', async (version, status, body) => {
  const answer = await server.inject({ url: '/video', headers: { range: 'bytes=2-9', 'if-match': version } });
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
});

test('ignores a range that ends before it begins, and refuses one after the end', async () => {
  const status = async (range: string) => (await server.inject({ url: '/video', headers: { range } })).statusCode;
  expect([await status('bytes=5-2'), await status('bytes=16-'), await status('bytes=-0')]).toEqual([200, 416, 416]);
});

test('HEAD says how long the whole file is, whatever part it names', async () => {
  const answer = await server.inject({ method: 'HEAD', url: '/video', headers: { range: 'bytes=2-9' } });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '16', '']);
});
