import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { limits } from '../domain/catalog.ts';
import { Refusal } from '../domain/refusal.ts';
import type { VideoRequested } from '../domain/videos/index.ts';
import { createMediaCollector } from './media.ts';
import type { FetchedImage } from './providers/fetch/port.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

const request = (screenShareUrl: string | null, imageUrls: readonly string[]) =>
  ({
    userId: 'ann',
    screenShareUrl,
    imageUrls,
    pictureCaptions: ['At dusk'],
    pictureTexts: ['', 'The pool'],
    pictureScenes: [[], ['Enjoy the pool.']],
  }) as unknown as VideoRequested['data'];
const refusals: Readonly<Record<string, Refusal>> = {
  video: new Refusal('UNSUPPORTED_TYPE', 'no picture'),
  huge: new Refusal('TOO_LARGE', 'too large'),
  gone: new Refusal('INVALID_INPUT', 'unreachable'),
};
const fetchImage = async (url: string): Promise<FetchedImage> => {
  const refusal = refusals[url];
  if (refusal !== undefined) throw refusal;
  return { url, bytes: Buffer.from(url), contentType: 'image/png' };
};
const fetchMedia = async (url: string) =>
  url === 'tour' ? { url, bytes: Buffer.from(url), contentType: 'video/mp4' as const } : fetchImage(url);
const own = '5b'.repeat(32);
const files = {
  open: async (key: string) =>
    key === `own-pictures/ann/${own}.webp`
      ? {
          file: { key, bytes: 3, sha256: '', contentType: 'image/webp' },
          stream: Readable.from([Buffer.from('own')]),
        }
      : undefined,
};
const collect = createMediaCollector({ fetchImage, fetchMedia, files });
const signal = new AbortController().signal;

test("fetches the screen-share picture first, then the listing's own, into the folder of the job", async () => {
  const { pictures, leftOut } = await collect(request('shared', ['a', 'b', 'shared']), join(folder, 'job'), signal);
  expect(pictures.map(({ url }) => url)).toEqual(['shared', 'a', 'b']);
  expect(leftOut).toEqual([]);
  for (const { url, path, contentType } of pictures) {
    expect(contentType).toBe('image/png');
    expect(path.startsWith(join(folder, 'job'))).toBe(true);
    expect(await readFile(path, 'utf8')).toBe(url);
  }
});

test('passes on what the listing page says about a picture, and the scenes that it was chosen for', async () => {
  const { pictures } = await collect(request('shared', ['a', 'b']), join(folder, 'job'), signal);
  expect(pictures.map(({ caption, alternative, chosenFor }) => [caption, alternative, chosenFor])).toEqual([
    [undefined, undefined, undefined],
    ['At dusk', undefined, undefined],
    [undefined, 'The pool', ['Enjoy the pool.']],
  ]);
});

test('reports which picture was left out, and why', async () => {
  const { pictures, leftOut } = await collect(request('video', ['a', 'huge', 'gone']), folder, signal);
  expect(pictures.map(({ url }) => url)).toEqual(['a']);
  expect(leftOut).toEqual([
    { url: 'video', reason: 'no_picture' },
    { url: 'huge', reason: 'too_large' },
    { url: 'gone', reason: 'unreachable' },
  ]);
});

test('replaces a picture that was left out with the next one, up to the limit', async () => {
  const many = Array.from({ length: limits.videoPictures + 3 }, (_, at) => `picture-${at}`);
  const { pictures, leftOut } = await collect(request(null, ['gone', ...many]), folder, signal);
  expect(pictures.map(({ url }) => url)).toEqual(many.slice(0, limits.videoPictures));
  expect(leftOut.filter(({ reason }) => reason === 'too_many').map(({ url }) => url)).toEqual(
    many.slice(limits.videoPictures),
  );
  expect(await readdir(folder)).toHaveLength(limits.videoPictures);
});

test('ends when the job is canceled', async () => {
  const stop = new AbortController();
  const hanging = createMediaCollector({
    fetchMedia,
    files,
    fetchImage: (_url, options) =>
      new Promise((_resolve, reject) => options.signal.addEventListener('abort', () => reject(new Error('aborted')))),
  });
  const collecting = hanging(request(null, ['a']), folder, stop.signal);
  stop.abort(new Error('cancelled'));
  await expect(collecting).rejects.toThrow('cancelled');
});

test('fetches a video for the screen share only, and keeps the caption of a picture', async () => {
  const { pictures } = await collect(request('tour', ['a', 'b']), folder, signal);
  expect(pictures.map(({ url, contentType, caption }) => [url, contentType, caption])).toEqual([
    ['tour', 'video/mp4', undefined],
    ['a', 'image/png', 'At dusk'],
    ['b', 'image/png', undefined],
  ]);
});

test("reads a picture that the user uploaded, and nobody else's", async () => {
  const url = `/api/pictures/own/${own}.webp`;
  const { pictures } = await collect(request(null, [url]), folder, signal);
  expect(await readFile(pictures[0]?.path ?? '', 'utf8')).toBe('own');
  const other = { ...request(null, [url]), userId: 'bo' };
  expect(await collect(other, folder, signal)).toEqual({ pictures: [], leftOut: [{ url, reason: 'unreachable' }] });
});
