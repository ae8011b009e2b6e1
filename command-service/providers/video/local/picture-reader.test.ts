import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { spread } from './picture-reader.ts';

test('a picture that fills the frame covers it with room for the camera, and is never much larger', () => {
  const side = fc.integer({ min: 40, max: 8_000 });
  const box = fc.constantFrom(
    { width: 1280, height: 720 },
    { width: 720, height: 1280 },
    { width: 1080, height: 1080 },
  );
  fc.assert(
    fc.property(side, side, box, (width, height, frame) => {
      const size = spread({ width, height }, { x: 0, y: 0, ...frame });
      const across = size.width / frame.width;
      const down = size.height / frame.height;
      for (const share of [across, down]) {
        expect(share).toBeGreaterThan(1.13);
        expect(share).toBeLessThan(1.71);
      }
      // One side is as small as it can be, so that as much of the picture as possible is visible at once.
      expect(Math.min(across, down)).toBeCloseTo(1.14, 2);
    }),
  );
});
