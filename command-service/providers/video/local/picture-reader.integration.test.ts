import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import type { ImageType } from '../../fetch/port.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { defaultLook } from '../../../../domain/look.ts';
import { layoutOf } from './picture/layout.ts';
import { preparePictures } from './picture-reader.ts';

const run = promisify(execFile);
let folder = '';
let ffmpeg = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  ffmpeg = found.path;
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (path: string, contentType: ImageType) =>
  (
    await preparePictures(
      { ffmpeg, signal: new AbortController().signal, onReader: () => undefined },
      [{ path, contentType }],
      layoutOf(defaultLook),
    )
  ).pictures.length;

/** A decompression bomb: a PNG of one color whose few hundred kilobytes decode to hundreds of megabytes. */
function plainPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('untrusted pictures', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'] as const)('reads a picture of the type %s', async (type) => {
    const canvas = createCanvas(64, 40);
    const path = join(folder, `small.${type.slice(6)}`);
    await writeFile(
      path,
      type === 'image/jpeg'
        ? canvas.toBuffer('image/jpeg')
        : type === 'image/png'
          ? canvas.toBuffer('image/png')
          : canvas.toBuffer('image/webp'),
    );
    expect(await read(path, type)).toBe(1);
  });

  test('reads the first frame of an animation', async () => {
    const path = join(folder, 'a.gif');
    await run(ffmpeg, ['-v', 'error', '-f', 'lavfi', '-i', 'color=c=blue:s=64x40:d=0.4:r=5', path]);
    expect(await read(path, 'image/gif')).toBe(1);
  });

  test.each(['mp4', 'mkv', 'bmp', 'tiff', 'avi'])(
    'a file of the type %s is never opened under the name of a picture',
    async (format) => {
      const path = join(folder, `disguised.${format}`);
      await run(ffmpeg, ['-v', 'error', '-f', 'lavfi', '-i', 'color=c=blue:s=64x40:d=0.2:r=5', '-frames:v', '1', path]);
      for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const)
        expect([type, await read(path, type)]).toEqual([type, 0]);
    },
  );

  test('leaves out a picture whose type differs from the detected one', async () => {
    const path = join(folder, 'png.jpg');
    await writeFile(path, createCanvas(64, 40).toBuffer('image/png'));
    expect(await read(path, 'image/jpeg')).toBe(0);
  });

  test('leaves out a picture of more than 40 million pixels', async () => {
    const path = join(folder, 'huge.png');
    await writeFile(path, plainPng(8000, 5001));
    expect(await read(path, 'image/png')).toBe(0);
    await writeFile(path, plainPng(800, 500));
    expect(await read(path, 'image/png')).toBe(1);
  });

  test('counts the memory of decoders and kills them on abort', async () => {
    const path = join(folder, 'large.png');
    await writeFile(path, plainPng(6000, 6000));
    const stop = new AbortController();
    const pids: number[] = [];
    const reading = preparePictures(
      {
        ffmpeg,
        signal: stop.signal,
        onReader: (pid) => {
          pids.push(pid);
          stop.abort(new Error('too much memory'));
        },
      },
      [{ path, contentType: 'image/png' }],
      layoutOf(defaultLook),
    );
    await expect(reading).rejects.toThrow('too much memory');
    expect(pids).toHaveLength(1);
  });
});
