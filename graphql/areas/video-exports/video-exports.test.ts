import { Readable } from 'node:stream';
import { createMemoryProgress } from '../../../command-service/providers/progress/testing/memory-progress.ts';
import type { EventType } from '../../../domain/events.ts';
import { expect, test } from '@jest/globals';
import { happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered, requested } from '../../testing/area.ts';

const webm = { videoId: 'v1', userId: 'ann', format: 'webm', attempt: 1 };
const completed = happened('video-v1', 'VideoCompleted', {
  videoId: 'v1',
  userId: 'ann',
  attempt: 1,
  durationMs: 20_000,
  late: false,
  videoKey: 'video',
  thumbnailKey: 'poster',
  captionsKey: 'captions',
  picturesLeftOut: 0,
  costCents: null,
  renderMs: null,
  leftOut: [],
});
const pending = [registered('ann'), registered('bo'), requested('ann', 'v1')];
const ready = [...pending, completed];
const of = (type: EventType, data: object): GivenEvent => happened('export-v1.webm', type, { ...webm, ...data });
const asked = of('ExportRequested', {});
const made = of('ExportMade', { fileKey: 'video.webm', bytes: 4 });
const failed = of('ExportFailed', { code: 'converter_failed' });
const contents = new Map([
  ['video', 'mp4!'],
  ['video.webm', 'webm'],
  ['captions', 'WEBVTT\n\n00:00.000 --> 00:03.000\nWelcome.\n'],
]);
const stored = (key: string) => {
  const content = contents.get(key);
  return content === undefined
    ? undefined
    : { key, bytes: content.length, sha256: 'hash', contentType: `video/${content.slice(0, 3)}` };
};
const files = {
  stat: async (key: string) => stored(key),
  open: async (key: string, range?: { start: number; end: number }) => ({
    file: stored(key),
    stream: Readable.from([contents.get(key)?.slice(range?.start, (range?.end ?? 99) + 1) ?? '']),
  }),
};

async function setUp(events: readonly GivenEvent[], doubles: object = {}) {
  const calls: unknown[][] = [];
  const commands = {
    exports: {
      requestExport: async (...call: unknown[]) => {
        calls.push(['request', ...call.slice(0, 3)]);
        return '0';
      },
      recordDownload: async (...call: unknown[]) => {
        calls.push(['download', ...call.slice(0, 3)]);
        return '0';
      },
    },
  };
  const area = await given(events, { commands, providers: { files }, ...doubles } as never, ['videos', 'users']);
  return { ...area, calls };
}
const url = (format: string) => `/api/videos/v1/export?format=${format}`;

test.each([
  ['mp4', 'mp4!', 'video/mp4'],
  ['webm', 'webm', 'video/web'],
  ['vtt', contents.get('captions'), 'text/vtt; charset=utf-8'],
  ['srt', '1\r\n00:00:00,000 --> 00:00:03,000\r\nWelcome.\r\n', 'application/x-subrip; charset=utf-8'],
])('%s is an attachment named after the title, and recorded as a download', async (format, body, type) => {
  const { as, calls } = await setUp([...ready, asked, made]);
  expect(await as('ann').rest('GET', url(format))).toMatchObject({
    status: 200,
    body,
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="Tour of Elm Street.${format}"; filename*=UTF-8''Tour%20of%20Elm%20Street.${format}`,
    },
  });
  expect(calls.at(-1)).toEqual(['download', 'ann', 'v1', format]);
});

test('a download that is continued is not a further one', async () => {
  const { as, calls } = await setUp(ready);
  const range = { range: 'bytes=2-' };
  expect(await as('ann').rest('GET', url('mp4'), undefined, range)).toMatchObject({ status: 206, body: '4!' });
  expect(calls).toEqual([]);
});

test.each([
  [
    'a conversion that failed',
    'ann',
    [...ready, asked, failed],
    'webm',
    503,
    'Failed to export video. Please try again.',
  ],
  ['a video that is not ready', 'ann', pending, 'mp4', 409, 'This video is not ready yet.'],
  ['an unknown format', 'ann', ready, 'avi', 400, 'format must be mp4, webm, mov, srt or vtt.'],
  ['no format', 'ann', ready, '', 400, 'format must be mp4, webm, mov, srt or vtt.'],
  ["somebody else's video", 'bo', ready, 'mp4', 404, 'Video not found'],
  ['a visitor', undefined, ready, 'mp4', 401, expect.any(String)],
])('%s is answered with the specified status and sentence', async (_what, who, events, format, status, error) => {
  const { as, calls } = await setUp(events);
  expect(await as(who).rest('GET', url(format))).toMatchObject({ status, body: { error } });
  expect(calls.filter(([call]) => call === 'download')).toEqual([]);
});

test('GraphQL asks for a conversion and says how far it is', async () => {
  const progress = createMemoryProgress();
  const about = { kind: 'video', id: 'v1' } as const;
  await progress.report({ jobId: 'v1.webm-1', about, percent: 40, phase: '', estimated: false });
  const { as, calls } = await setUp([...ready, asked], { progress });
  const mutation = `mutation ($format: ExportFormat!) { exportVideo(id: "v1", format: $format) {
    export { format status progress downloadUrl } video { exports { format status progress } } } }`;
  const converting = { format: 'WEBM', status: 'CONVERTING', progress: 40 };
  expect(await as('ann').graphql(mutation, { format: 'WEBM' })).toEqual({
    exportVideo: { export: { ...converting, downloadUrl: null }, video: { exports: [converting] } },
  });
  expect(await as('ann').graphql(mutation, { format: 'SRT' })).toMatchObject({
    exportVideo: { export: { status: 'READY', downloadUrl: '/api/videos/v1/export?format=srt' } },
  });
  expect(calls).toEqual([['request', 'ann', 'v1', 'webm']]);
});

test('exports are limited for each user, a continued download is not counted', async () => {
  const taken: unknown[] = [];
  const take = async (...wanted: unknown[]) => {
    taken.push(wanted);
    return { allowed: false as const, retryAfterSeconds: 9 };
  };
  const { as } = await setUp(ready, { limits: { take } });
  expect(await as('ann').rest('GET', url('mp4'))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect((await as('ann').rest('GET', url('mp4'), undefined, { range: 'bytes=2-' })).status).toBe(206);
  expect(taken).toEqual([['videoExports', 'ann']]);
});
