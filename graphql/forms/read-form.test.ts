import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { type FormReader, readForm } from './read-form.ts';

const part = (disposition: string, content: string): string =>
  `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`;
const fileAt = (name: string, content: string): string => part(`name="${name}"; filename="a.webm"`, content);
const end = '\r\n--edge--\r\n';

/** Reads a form from `raw`; `taken` holds the texts of the files that were read. */
function readFrom(raw: Readable, takeFile?: (name: string, file: Readable) => Promise<unknown> | undefined) {
  const taken: Record<string, string> = {};
  const takeText = async (name: string, file: Readable): Promise<void> => {
    // Delays the read, like a check that first has to find its tools.
    await sleep(20);
    taken[name] = await text(file);
  };
  const reader: FormReader = {
    limits: { fileSize: 100 },
    takeField: (name, value) => {
      taken[name] = value;
    },
    takeFile: takeFile ?? takeText,
    broken: () => new Refusal('INVALID_INPUT', 'No form'),
    tooLarge: () => new Refusal('TOO_LARGE', 'Too large'),
  };
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a form is read from
  const form = readForm({ raw, headers } as unknown as FastifyRequest, reader);
  return { form, taken };
}

test('takes the fields and files of a form', async () => {
  const raw = new PassThrough();
  const { form, taken } = readFrom(raw);
  raw.end(`${part('name="name"', 'Ada')}\r\n${fileAt('video', 'a video')}${end}`);
  await form;
  expect(taken).toEqual({ name: 'Ada', video: 'a video' });
});

test('passes over a file that nobody wants', async () => {
  const raw = new PassThrough();
  const { form } = readFrom(raw, () => undefined);
  raw.end(`${fileAt('other', 'a'.repeat(200))}${end}`);
  await form;
});

test('refuses a file above the limit', async () => {
  const raw = new PassThrough();
  const { form } = readFrom(raw);
  raw.write(fileAt('video', 'a'.repeat(200)));
  await expect(form).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test.each([
  ['a file', readFrom],
  ['a file that nobody wants', (raw: Readable) => readFrom(raw, () => undefined)],
])('refuses a form that ends in the middle of %s', async (_what, read) => {
  const raw = new PassThrough();
  const { form } = read(raw);
  raw.end(fileAt('video', 'half a video'));
  await expect(form).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('ends when the browser goes away in the middle of a file', async () => {
  const raw = new PassThrough();
  const { form } = readFrom(raw);
  raw.write(fileAt('video', 'half a video'));
  await sleep(40);
  raw.emit('aborted');
  raw.destroy();
  await expect(form).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('ends when the browser went away before', async () => {
  const raw = new PassThrough();
  raw.destroy();
  await expect(readFrom(raw).form).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('answers with the refusal of one file while another still arrives', async () => {
  const raw = new PassThrough();
  const ended: string[] = [];
  const { form } = readFrom(raw, async (name, file) => {
    if (name === 'video') throw new Refusal('INVALID_INPUT', 'Not a video');
    await expect(text(file)).rejects.toThrow();
    ended.push(name);
  });
  raw.write(`${fileAt('consent', 'a clip')}\r\n${fileAt('video', 'half a video')}`);
  await expect(form).rejects.toThrow('Not a video');
  expect(ended).toEqual(['consent']);
});
