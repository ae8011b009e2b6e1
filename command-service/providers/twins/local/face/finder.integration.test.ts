import { beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../../video/local/ffmpeg.ts';
import { footagePath } from '../../testing/footage.ts';
import { createFaceFinder, type FaceFinder } from './finder.ts';
import type { Rgb } from './pixels.ts';

const run = promisify(execFile);
const size = { width: 640, height: 360 };
let finder: FaceFinder;
let picture: Rgb;

beforeAll(async () => {
  const ffmpeg = await findFfmpeg(undefined);
  if ('problem' in ffmpeg) throw new Error(ffmpeg.problem);
  const { stdout } = await run(
    ffmpeg.path,
    ['-v', 'error', '-ss', '3.4', '-i', footagePath, '-frames:v', '1', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'],
    { encoding: 'buffer', maxBuffer: 10_000_000 },
  );
  picture = { ...size, data: stdout };
  finder = await createFaceFinder();
});

test('finds the one face of a picture, and the corners of its mouth below its eyes', () => {
  const faces = finder.find(picture);
  expect(faces).toHaveLength(1);
  const [face] = faces;
  if (face === undefined) throw new Error('no face');
  expect(Math.hypot(face.patch.x - 318, face.patch.y - 168)).toBeLessThan(20);
  const { points, score } = finder.mesh(picture, face.patch);
  expect(score).toBeGreaterThan(0.9);
  const at = (point: number): readonly number[] => [points[point * 2] ?? 0, points[point * 2 + 1] ?? 0];
  const [leftEye, rightEye, leftCorner, rightCorner] = [at(33), at(263), at(61), at(291)];
  expect(rightEye?.[0]).toBeGreaterThan((leftEye?.[0] ?? 0) + 40);
  expect(rightCorner?.[0]).toBeGreaterThan((leftCorner?.[0] ?? 0) + 15);
  expect(leftCorner?.[1]).toBeGreaterThan((leftEye?.[1] ?? 0) + 30);
});

test('finds no face in an empty room', () => {
  const data = picture.data.slice();
  const row = size.width * 3;
  for (let line = 0; line < size.height; line += 1) data.copyWithin(line * row + 540, line * row, line * row + 600);
  expect(finder.find({ ...size, data })).toEqual([]);
});
