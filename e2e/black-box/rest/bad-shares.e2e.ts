import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestUser } from '../../support/fixture.ts';
import { expectProblem } from '../../support/problems.ts';
import { useFixture } from '../../support/use.ts';
import { longScript, readyVideo, startVideo } from '../../support/videos.ts';

// Refused calls of sharing and export, each with its message.
const fixture = useFixture();
let owner: TestUser;
/** A finished video, an unfinished one, and another user's video. */
let ready: string;
let pending: string;
let foreign: string;

beforeAll(async () => {
  const stranger = await fixture.user('Sam Stranger');
  owner = await fixture.customer('Olivia Owner');
  ready = (await startVideo(owner, { title: 'Maple Street' })).video.id;
  foreign = (await startVideo(stranger, { title: 'Not yours' })).video.id;
  await readyVideo(owner, ready);
  pending = (await startVideo(owner, { title: 'In the making', script: longScript(5) })).video.id;
}, 500_000);

const notReady = [409, 'NOT_ALLOWED_NOW', 'This video is not ready yet.'] as const;
const notFound = [404, 'NOT_FOUND', 'Video not found'] as const;
const noFormat = [400, 'INVALID_INPUT', 'format must be mp4, webm, mov, srt or vtt.'] as const;
const calls: readonly (readonly [string, string, () => string, readonly [number, string, string]])[] = [
  ['the link of a video that is not ready', 'POST', () => `${pending}/share`, notReady],
  ["the link of another user's video", 'POST', () => `${foreign}/share`, notFound],
  ['the link of an unknown video', 'POST', () => 'unknown/share', notFound],
  [
    'the sharing page without a link',
    'GET',
    () => `${ready}/sharing-page`,
    [404, 'NOT_FOUND', 'This video has no share link.'],
  ],
  ["the sharing page of another user's video", 'GET', () => `${foreign}/sharing-page`, notFound],
  ['the export of a video that is not ready', 'GET', () => `${pending}/export?format=mp4`, notReady],
  ["the export of another user's video", 'GET', () => `${foreign}/export?format=mp4`, notFound],
  ['the export of an unknown video', 'GET', () => 'unknown/export?format=mp4', notFound],
  ['an export without a format', 'GET', () => `${ready}/export`, noFormat],
  ['an export as avi', 'GET', () => `${ready}/export?format=avi`, noFormat],
  ['an export as MP4 in capitals', 'GET', () => `${ready}/export?format=MP4`, noFormat],
];
test.each(calls)('refuses %s', async (_what, method, path, [status, code, message]) =>
  expectProblem(await owner.call(method, `/api/videos/${path()}`), status, code, message),
);

describe('the link of a finished video', () => {
  const change =
    'mutation ($id: ID!, $input: ShareLinkInput!) { changeShareLink(id: $id, input: $input) { position } }';
  const refused = async (id: string, input: object) => {
    const { errors } = await owner.ask(change, { id, input });
    return [errors?.[0]?.extensions?.code, errors?.[0]?.message];
  };

  test('cannot be changed before it exists', async () => {
    expect(await refused(ready, { password: 'elm street' })).toEqual(['NOT_FOUND', 'This video has no share link.']);
  });

  test('rejects invalid changes', async () => {
    expect((await owner.call('POST', `/api/videos/${ready}/share`)).status).toBe(200);
    const inputs: readonly (readonly [object, string])[] = [
      [{ password: 'elm' }, 'The password must have at least 4 characters.'],
      [{ password: 'x'.repeat(201) }, 'The password may have at most 200 characters.'],
      [{ expiresAt: '2020-01-01T00:00:00Z' }, 'Please choose a time in the future.'],
    ];
    for (const [input, message] of inputs) expect(await refused(ready, input)).toEqual(['INVALID_INPUT', message]);
    expect(await refused(foreign, { showsAddress: false })).toEqual(['NOT_FOUND', 'Video not found']);
  });

  test('answers a range past the end of its video with its length only', async () => {
    const { body } = await owner.call<{ shareUrl: string }>('POST', `/api/videos/${ready}/share`);
    const answer = await fixture
      .visitor()
      .fetch(`${body.shareUrl}/video.mp4`, { headers: { range: 'bytes=999999999-' } });
    expect([answer.status, await answer.text()]).toEqual([416, '']);
    expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  });
});

test('an export whose file is lost fails with the specified words, and is not counted', async () => {
  await rm(join(fixture.server.folder, 'files', 'content', 'videos', ready), { recursive: true });
  const answer = await owner.call('GET', `/api/videos/${ready}/export?format=mov`);
  expectProblem(answer, 503, 'UNAVAILABLE', 'Failed to export video. Please try again.');
  const { video } = await owner.graphql<{ video: object }>(
    'query ($id: ID!) { video(id: $id) { analytics { watched { exports } } exports { format status } } }',
    { id: ready },
  );
  expect(video).toEqual({ analytics: { watched: { exports: 0 } }, exports: [{ format: 'MOV', status: 'FAILED' }] });
  await owner.call('DELETE', `/api/videos/${pending}`);
});
