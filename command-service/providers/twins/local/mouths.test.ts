import { expect, test } from '@jest/globals';
import { sampleOf } from '../testing/samples.ts';
import { chooseMouths } from './mouths.ts';

const speech = Array.from({ length: 200 }, (_, index) =>
  sampleOf({ open: 0.12 + 0.12 * Math.sin(index / 3), wide: 0.6 + 0.08 * Math.sin(index / 7) }),
);

test('chooses mouths from closed to open and from pursed to spread', () => {
  const mouths = chooseMouths(speech, { start: 0, end: 100 });
  expect(mouths.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...mouths.map(({ open }) => open))).toBeLessThan(0.05);
  expect(Math.max(...mouths.map(({ open }) => open))).toBeGreaterThan(0.9);
  expect(Math.min(...mouths.map(({ wide }) => wide))).toBeLessThan(-0.5);
  expect(Math.max(...mouths.map(({ wide }) => wide))).toBeGreaterThan(0.5);
});

test('prefers sharp mouths to blurred ones, and passes over samples without a face', () => {
  const sharp = chooseMouths(speech, { start: 0, end: 100 }).map(({ sample }) => sample);
  const worse = speech.map((sample, index) => {
    if (!sharp.includes(index) || sample.face === undefined) return sample;
    return index % 2 === 0 ? sampleOf(undefined) : { ...sample, face: { ...sample.face, detail: 1 } };
  });
  const chosen = chooseMouths(worse, { start: 0, end: 100 }).map(({ sample }) => sample);
  expect(chosen.filter((sample) => sharp.includes(sample))).toEqual([]);
});
