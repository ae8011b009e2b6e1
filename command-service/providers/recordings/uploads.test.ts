import { expect, test } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { twinRecordings } from '../../../domain/catalog.ts';
import { createMemoryFiles } from '../../testing/scripted-twins.ts';
import { createUploads, partBytes, removeOldUploads } from './uploads.ts';

const start = Date.UTC(2026, 0, 15, 10, 30);
const setUp = () => {
  const { files, keys } = createMemoryFiles();
  let now = start;
  return {
    uploads: createUploads(files, () => now),
    files,
    keys,
    passTime: (ms: number) => (now += ms),
    now: () => now,
  };
};
const chunksOf = (content: Buffer, breaksAfter = Infinity, size = 65_536): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < content.length; at += size) {
        if (at >= breaksAfter) throw new Error('aborted');
        yield content.subarray(at, Math.min(content.length, at + size));
      }
    })(),
  );
const content = Buffer.alloc(partBytes * 2 + 1_000, 7).fill('x', partBytes);

test('an upload that breaks continues from the last whole part and arrives unchanged', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', content.length);
  expect(await uploads.append('ann', id, 0, chunksOf(content, partBytes + 500_000))).toBe(partBytes);
  expect(await uploads.state('ann', id)).toEqual({ bytes: content.length, offset: partBytes });
  await expect(uploads.open('ann', id)).rejects.toMatchObject({ code: 'NOT_ALLOWED_NOW' });
  await expect(uploads.append('ann', id, 0, chunksOf(content))).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await uploads.append('ann', id, partBytes, chunksOf(content.subarray(partBytes)))).toBe(content.length);
  expect(Buffer.compare(await buffer(await uploads.open('ann', id)), content)).toBe(0);
});

test.each([1_000, -partBytes, partBytes, partBytes * 3, content.length, content.length + 1, Number.NaN, Infinity])(
  'an upload does not continue from %p bytes beyond its first part',
  async (more) => {
    const { uploads } = setUp();
    const id = await uploads.begin('ann', content.length);
    await uploads.append('ann', id, 0, chunksOf(content.subarray(0, partBytes)));
    await expect(uploads.append('ann', id, partBytes + more, chunksOf(content))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await uploads.state('ann', id)).toEqual({ bytes: content.length, offset: partBytes });
  },
);

test('a complete upload accepts nothing more, and answers as before', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', 10);
  await uploads.append('ann', id, 0, chunksOf(Buffer.alloc(10)));
  expect(await uploads.append('ann', id, 10, chunksOf(Buffer.alloc(0)))).toBe(10);
  await expect(uploads.append('ann', id, 10, chunksOf(Buffer.alloc(1)))).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test('the memory of a chunk is released as soon as it is copied, and never a part of other memory', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', 30);
  const [whole, rest] = [Buffer.alloc(10, 'a'), Buffer.alloc(40, 'b')];
  await uploads.append('ann', id, 0, Readable.from([whole, rest.subarray(0, 20)]));
  expect([whole.length, rest.length]).toEqual([0, 40]);
  expect((await buffer(await uploads.open('ann', id))).toString()).toBe('a'.repeat(10) + 'b'.repeat(20));
});

test('opens an upload to its owner only, and accepts no path as an id', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', 10);
  for (const [user, upload] of [
    ['ben', id],
    ['ann', '../../secret'],
    ['ann', `${id}/../x`],
    ['ann', ''],
  ] as const)
    await expect(uploads.state(user, upload)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(uploads.remove('ben', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  [0, 'INVALID_INPUT'],
  [-1, 'INVALID_INPUT'],
  [1.5, 'INVALID_INPUT'],
  [Number.NaN, 'INVALID_INPUT'],
  [500 * 1024 * 1024 + 1, 'TOO_LARGE'],
])('an upload of %p bytes is refused with %s', async (bytes, code) => {
  await expect(setUp().uploads.begin('ann', bytes)).rejects.toMatchObject({ code });
});

test('accepts no more bytes than were announced', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', 10);
  await expect(uploads.append('ann', id, 0, chunksOf(Buffer.alloc(11)))).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(await uploads.state('ann', id)).toEqual({ bytes: 10, offset: 0 });
});

test('removes an upload that stopped at 99 % after a day, and nothing else', async () => {
  const { uploads, files, keys, passTime, now } = setUp();
  const id = await uploads.begin('ann', content.length);
  await uploads.append('ann', id, 0, chunksOf(content.subarray(0, content.length - 10)));
  await files.putBytes('avatars/a/footage', Buffer.from('x'), 'video/mp4');
  passTime(24 * 3_600_000);
  await removeOldUploads(files, now());
  expect(keys()).toHaveLength(4);
  passTime(2 * 3_600_000);
  await removeOldUploads(files, now());
  expect(keys()).toEqual(['avatars/a/footage']);
});

test('removes old uploads after a server was down for a week', async () => {
  const { uploads, files, keys, passTime, now } = setUp();
  await uploads.begin('ann', 10);
  passTime(7 * 24 * 3_600_000 + 5 * 3_600_000);
  await removeOldUploads(files, now());
  expect(keys()).toEqual([]);
});

test('ends a user’s oldest upload beyond the limit', async () => {
  const { uploads, keys, passTime } = setUp();
  const other = await uploads.begin('ben', 10);
  const begun: string[] = [];
  for (let count = 0; count < twinRecordings.mostUploads + 2; count += 1) {
    begun.push(await uploads.begin('ann', 10));
    passTime(40 * 60_000);
  }
  expect(keys()).toHaveLength(twinRecordings.mostUploads + 1);
  const over = { code: 'NOT_FOUND', message: 'This upload is over. Please start again.' };
  for (const id of begun.slice(0, 2)) await expect(uploads.state('ann', id)).rejects.toMatchObject(over);
  for (const id of begun.slice(2)) expect(await uploads.state('ann', id)).toEqual({ bytes: 10, offset: 0 });
  expect(await uploads.state('ben', other)).toEqual({ bytes: 10, offset: 0 });
});

test('drops a hung connection to make room for the next', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', 10);
  const hanging = new Readable({ read: () => undefined });
  const first = uploads.append('ann', id, 0, hanging);
  hanging.push(Buffer.alloc(3));
  // The first call takes bytes once the state was read.
  while (hanging.listenerCount('readable') === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await uploads.append('ann', id, 0, chunksOf(Buffer.alloc(10)))).toBe(10);
  expect(await first).toBe(0);
});

test('removes a complete file by its key, and no other file', async () => {
  const { uploads, files, keys } = setUp();
  const key = uploads.keyForWhole();
  const id = await uploads.begin('ann', 10);
  await files.putBytes(key, Buffer.from('x'), 'video/mp4');
  for (const other of ['uploads/', `uploads/${id.slice(0, 10)}/${id}/`, 'avatars/a/footage', `${key}/../x`])
    await uploads.removeWhole(other);
  expect(keys()).toHaveLength(2);
  await uploads.removeWhole(key);
  expect(keys()).toHaveLength(1);
});
