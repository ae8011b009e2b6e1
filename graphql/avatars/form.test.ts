import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { avatarFormOf } from './form.ts';

const head = [
  '--edge',
  'Content-Disposition: form-data; name="name"',
  '',
  'Ada',
  '--edge',
  'Content-Disposition: form-data; name="video"; filename="ada.webm"',
  'Content-Type: video/webm',
  '',
  'the beginning of a film',
].join('\r\n');

const requestOf = (raw: Readable): FastifyRequest =>
  ({ raw, headers: { 'content-type': 'multipart/form-data; boundary=edge' } }) as unknown as FastifyRequest;

/** Reads a file some time after it began to arrive, as a check does that has to find its tools first. */
const keepLater = async (_field: string, file: Readable): Promise<string> => {
  await sleep(20);
  return (await buffer(file)).toString();
};

test('keeps the fields and files of a form', async () => {
  const raw = new PassThrough();
  const form = avatarFormOf(requestOf(raw), keepLater);
  raw.end(`${head}\r\n--edge--\r\n`);
  expect(await form).toEqual({ fields: { name: 'Ada' }, files: { video: 'the beginning of a film' } });
});

test('refuses a form that ends in the middle of a file', async () => {
  const raw = new PassThrough();
  const form = avatarFormOf(requestOf(raw), keepLater);
  raw.end(head);
  await expect(form).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('ends when the browser goes away in the middle of a file', async () => {
  const raw = new PassThrough();
  const form = avatarFormOf(requestOf(raw), keepLater);
  raw.write(head);
  await sleep(40);
  raw.emit('aborted');
  raw.destroy();
  await expect(form).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('answers with the refusal of the first file while the second still arrives', async () => {
  const raw = new PassThrough();
  const settled: string[] = [];
  const form = avatarFormOf(requestOf(raw), async (field, file) => {
    if (field === 'video') throw new Refusal('INVALID_INPUT', 'Not a video');
    await expect(buffer(file)).rejects.toThrow();
    settled.push(field);
  });
  raw.write(`${head.replace('"video"', '"consent"')}\r\n${head}`);
  await expect(form).rejects.toThrow('Not a video');
  expect(settled).toEqual(['consent']);
});
