import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { twinRecordings } from '../../../domain/catalog.ts';
import { findFfmpeg } from '../video/local/ffmpeg.ts';
import { createRecordingChecks, type RecordingChecks } from './check.ts';

// The limit only catches hangs: a busy machine makes the recordings slowly.
jest.setTimeout(300_000);

const run = promisify(execFile);
let folder = '';
let made = '';
let check: RecordingChecks['check'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  made = await mkdtemp(join(tmpdir(), 'made-'));
  ({ check } = createRecordingChecks({ folder, findFfmpeg: () => findFfmpeg(undefined) }));
});
afterAll(() => Promise.all([folder, made].map((each) => rm(each, { recursive: true, force: true }))));

/** Makes a recording with ffmpeg's options. @returns its path */
async function make(name: string, options: string): Promise<string> {
  const ffmpeg = await findFfmpeg(undefined);
  if ('problem' in ffmpeg) throw new Error(ffmpeg.problem);
  const path = join(made, name);
  await run(ffmpeg.path, ['-v', 'error', '-y', ...options.split(' '), path]);
  return path;
}
const picture = (seconds: number, more = 's=64x36:r=5') => `-f lavfi -i testsrc2=${more}:d=${seconds}`;
const sound = (seconds: number, of = 'sine=f=300') => `-f lavfi -i ${of},atrim=duration=${seconds}`;
const vast = '-f lavfi -i color=gray:s=4224x4224:r=0.25:d=16';
const mp4 = '-c:v libx264 -preset ultrafast -c:a aac';
const webm = '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libopus';

const refusalOf = (path: string, kind: 'footage' | 'consent' = 'footage'): Promise<unknown> =>
  check(createReadStream(path), kind).then(
    () => 'accepted',
    ({ message }: Error) => message,
  );
const wrongLength = 'The video must be between 15 seconds and 5 minutes long.';
const wrongConsentLength = 'The consent recording must be 5 to 60 seconds long.';
const noSound = 'The video has no sound. Please record it with your microphone on.';
const unreadable = 'The video could not be read. Please record or upload another one.';
const notAVideo = 'Please select a video file';

test.each([
  ['good.mp4', mp4, 'video/mp4'],
  ['good.mov', mp4, 'video/quicktime'],
  ['good.webm', webm, 'video/webm'],
  ['camera.mov', '-c:v libx264 -preset ultrafast -c:a pcm_s24le', 'video/quicktime'],
  ['mixer.mov', '-c:v libx264 -preset ultrafast -c:a pcm_f32le', 'video/quicktime'],
  ['phone.mov', '-c:v prores -c:a pcm_s24be', 'video/quicktime'],
  // MediaRecorder writes no length in its header.
  ['live.webm', `${webm} -f webm -live 1`, 'video/webm'],
])('%s is accepted with its type, size, hash and length', async (name, encoding, contentType) => {
  const path = await make(name, `${picture(16)} ${sound(16)} ${encoding}`);
  const { path: kept, ...found } = await check(createReadStream(path), 'footage');
  const content = await readFile(path);
  expect(found).toMatchObject({
    contentType,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect(Math.abs(found.durationMs - 16_000)).toBeLessThan(500);
  expect(await readFile(kept)).toEqual(content);
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  await rm(kept);
});

test.each([
  ['a video without sound', `${picture(16)} ${mp4} no-sound.mp4`, noSound],
  ['a silent video', `${picture(16)} ${sound(16, 'anullsrc')} ${mp4} silent.mp4`, noSound],
  ['sound without a picture', `${sound(16)} -c:a libopus -f webm sound.webm`, unreadable],
  ['a video of 14 seconds', `${picture(14)} ${sound(14)} ${mp4} short.mp4`, wrongLength],
])('%s is refused in words for the user (%#)', async (_, options, sentence) => {
  const [name = '', ...rest] = options.split(' ').toReversed();
  expect(await refusalOf(await make(name, rest.toReversed().join(' ')))).toBe(sentence);
});

test('an old QuickTime file is accepted, whatever box it begins with', async () => {
  const path = await make('old.mov', `${picture(16)} ${sound(16)} ${mp4}`);
  const content = await readFile(path);
  content.write('wide', 4, 'latin1');
  await writeFile(path, content);
  expect(await refusalOf(path)).toBe('accepted');
});

test.each([
  ['picture', '-c:v ffv1 -c:a aac'],
  ['sound', '-c:v libx264 -preset ultrafast -c:a adpcm_ms'],
])('a whole file with a %s that is not read here says how to export it', async (_what, encoding) => {
  const path = await make('other.mov', `${picture(16)} ${sound(16)} ${encoding} -f mov -strict -2`);
  expect(await refusalOf(path)).toBe(
    'This kind of video is not read here. Please export it as MP4 with H.264 and AAC sound.',
  );
});

test('a video of two hours is refused without being read to its end', async () => {
  const good = await make('minute.mp4', `${picture(60, 's=16x16:r=1')} ${sound(60)} ${mp4}`);
  expect(await refusalOf(await make('long.mp4', `-stream_loop 120 -i ${good} -c copy`))).toBe(wrongLength);
});

test('frames of 17.8 million pixels are refused, also when the file says that they are small', async () => {
  const path = await make('bomb.webm', `${vast} ${sound(16)} ${webm}`);
  expect(await refusalOf(path)).toBe(unreadable);
  const content = await readFile(path);
  // PixelWidth and PixelHeight of the track, 4224 as two bytes.
  const said = (id: number) => content.indexOf(Buffer.from([id, 0x82, 0x10, 0x80]));
  for (const id of [0xb0, 0xba]) {
    expect(said(id)).toBeGreaterThan(0);
    content.set([0x00, 0x40], said(id) + 2);
  }
  await writeFile(path, content);
  expect(await refusalOf(path)).toBe(unreadable);
});

test.each<[string, Buffer | string, string]>([
  ['a text', 'Dear Sir or Madam, '.repeat(1_000), notAVideo],
  ['an empty file', '', notAVideo],
  ['a webm of four bytes', Buffer.from('1a45dfa3', 'hex'), unreadable],
  ['an MP4 that is only its first box', Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42', 'latin1'), unreadable],
  [
    'random bytes after a true start',
    Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(9_000, 0x9f)]),
    unreadable,
  ],
  ['a playlist of ffmpeg', "ffconcat version 1.0\nfile '/etc/passwd'\n", notAVideo],
  ['HTML', '<!doctype html><script>alert(1)</script>', notAVideo],
])('%s named video.mp4 is refused', async (_, content, sentence) => {
  const path = join(made, 'video.mp4');
  await writeFile(path, content);
  expect(await refusalOf(path)).toBe(sentence);
});

test('a playlist reads no other file and calls no address', async () => {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const path = join(made, 'hls.mp4');
    for (const uri of [
      `http://127.0.0.1:${port}/secret`,
      'file:///etc/passwd',
      `concat:http://127.0.0.1:${port}/a|/etc/passwd`,
    ]) {
      await writeFile(path, `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\n${uri}\n#EXT-X-ENDLIST\n`);
      expect(await refusalOf(path)).toBe(notAVideo);
    }
    expect(calls).toBe(0);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('fails the check of a recording that disappears before it is read', async () => {
  const gone = createReadStream(join(folder, 'gone.webm'));
  await expect(
    createRecordingChecks({ folder, findFfmpeg: () => findFfmpeg(undefined) }).check(gone, 'footage'),
  ).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a consent recording is 5 to 60 seconds long', async () => {
  const ofLength = (seconds: number) =>
    make(`consent-${seconds}.webm`, `${picture(seconds)} ${sound(seconds)} ${webm}`);
  expect(await refusalOf(await ofLength(3), 'consent')).toBe(wrongConsentLength);
  expect(await refusalOf(await ofLength(62), 'consent')).toBe(wrongConsentLength);
  const { path, durationMs } = await check(createReadStream(await ofLength(6)), 'consent');
  expect(Math.abs(durationMs - 6_000)).toBeLessThan(500);
  await rm(path);
});

test('a body of more than 500 MB is stopped while it arrives', async () => {
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += piece.length;
      this.push(piece);
    },
  });
  await expect(check(endless, 'footage')).rejects.toMatchObject({
    code: 'TOO_LARGE',
    message: 'Please upload a video of at most 500 MB.',
  });
  expect(endless.destroyed).toBe(true);
  expect(sent).toBeLessThan(twinRecordings.mostBytes + 16 * piece.length);
});

test('keeps no file of a broken connection', async () => {
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('aborted');
    })(),
  );
  await expect(check(breaking, 'footage')).rejects.toThrow('aborted');
});

test('refuses every caller without a decoder, and releases every body', async () => {
  let finds = 0;
  const without = createRecordingChecks({
    folder: join(folder, 'without'),
    findFfmpeg: async () => {
      finds += 1;
      return { problem: 'not there' };
    },
  });
  const bodies = [1, 2].map(() => Readable.from([Buffer.from('x')]));
  for (const end of await Promise.allSettled(bodies.map((body) => without.check(body, 'footage'))))
    expect(end).toMatchObject({
      status: 'rejected',
      reason: { code: 'NOT_OFFERED', message: 'Videos cannot be read on this installation.' },
    });
  expect(bodies.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  expect(finds).toBe(1);
});

test('keeps no file of a refused recording', async () => {
  expect((await readdir(folder)).filter((name) => name !== 'without')).toEqual([]);
});
