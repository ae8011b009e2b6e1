import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { defaultLook } from '../domain/look.ts';
import type { RenderRequest } from './providers/video/port.ts';
import { requestFromJson, withMedia } from './render-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'curbcast-request-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contents: Readonly<Record<string, string>> = {
  'avatars/twin-1/model/frames.bin': 'frames',
};
const seen: unknown[] = [];
const tools = {
  files: {
    open: async (key: string) => {
      const content = contents[key];
      const file = { key, bytes: 0, sha256: '', contentType: '' };
      return content === undefined ? undefined : { file, stream: Readable.from([content]) };
    },
  },
  collectMedia: async (...given: unknown[]) => {
    seen.push(given[0]);
    return { pictures: [], leftOut: [] };
  },
};
const plain = {
  jobId: 'v-1',
  owner: 'ann',
  title: 'A home',
  script: 'Hello.',
  language: 'en-US',
  presenterId: 'clara',
  paidSeconds: 30,
  look: defaultLook,
};
const source = {
  userId: 'ann',
  screenShareUrl: 'https://x/s.png',
  imageUrls: ['https://x/1.jpg'],
  pictureCaptions: ['Kitchen'],
  pictureTexts: ['The kitchen at noon'],
  pictureScenes: [['The kitchen is new.']],
  logoUrl: null,
};

test('a request that went through the queue collects the same pictures', async () => {
  const request: RenderRequest = { ...plain, ...withMedia(source, tools) };
  const arrived = requestFromJson(JSON.stringify(request), tools);
  expect(arrived).toMatchObject({ ...plain, source });
  await arrived.collectMedia(folder, AbortSignal.timeout(1_000));
  expect(seen).toEqual([source]);
  expect(arrived.logo).toBeUndefined();
});

test('a request that went through the queue shows the same Digital Twin', async () => {
  const twin = { twinId: 'twin-1', provider: 'local', modelId: 'm', name: 'Ann', files: ['frames.bin'] };
  const request: RenderRequest = {
    ...plain,
    ...withMedia(source, tools),
    twin: { ...twin, open: async () => undefined },
  };
  const arrived = requestFromJson(JSON.stringify(request), tools);
  expect(arrived.twin).toMatchObject(twin);
  const frames = await arrived.twin?.open('frames.bin');
  expect(frames && (await text(frames))).toBe('frames');
  expect(await arrived.twin?.open('gone.bin')).toBeUndefined();
});
