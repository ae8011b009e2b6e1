import { expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
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
async function* chunksOf(content: Buffer, breaksAfter = Infinity, size = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += size) {
    if (at >= breaksAfter) throw new Error('aborted');
    yield content.subarray(at, Math.min(content.length, at + size));
  }
}
const content = Buffer.alloc(partBytes * 2 + 1_000, 7).fill('x', partBytes);

test('an upload that breaks goes on from the last whole part and arrives as it was sent', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', content.length);
  expect(await uploads.append('ann', id, 0, chunksOf(content, partBytes + 500_000))).toBe(partBytes);
  expect(await uploads.state('ann', id)).toEqual({ bytes: content.length, offset: partBytes });
  await expect(uploads.open('ann', id)).rejects.toMatchObject({ code: 'NOT_ALLOWED_NOW' });
  await expect(uploads.append('ann', id, 0, chunksOf(content))).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await uploads.append('ann', id, partBytes, chunksOf(content.subarray(partBytes)))).toBe(content.length);
  expect(Buffer.compare(await buffer(await uploads.open('ann', id)), content)).toBe(0);
});

test('an upload is its owner’s alone, and an id is never a path', async () => {
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

test('no more bytes arrive than were announced', async () => {
  const { uploads } = setUp();
  const id = await uploads.begin('ann', 10);
  await expect(uploads.append('ann', id, 0, chunksOf(Buffer.alloc(11)))).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(await uploads.state('ann', id)).toEqual({ bytes: 10, offset: 0 });
});

test('an upload that stops at 99 % is gone after a day, and nothing else', async () => {
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

test('uploads of a server that was down for a week are removed, too', async () => {
  const { uploads, files, keys, passTime, now } = setUp();
  await uploads.begin('ann', 10);
  passTime(7 * 24 * 3_600_000 + 5 * 3_600_000);
  await removeOldUploads(files, now());
  expect(keys()).toEqual([]);
});
