import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { presenterPlacements, videoFormats } from '../../../../../domain/look.ts';
import { layoutOf } from '../picture/layout.ts';
import { framingOf, placeInBox } from './framing.ts';

const looks = videoFormats.flatMap((format) =>
  presenterPlacements.flatMap((placement) => [true, false].map((captions) => ({ format, placement, captions }))),
);

test('fills the box of every layout with a part of the frame that shows the face', () => {
  const face = fc.record({
    x: fc.double({ min: 300, max: 980, noNaN: true }),
    y: fc.double({ min: 150, max: 400, noNaN: true }),
    a: fc.double({ min: 60, max: 220, noNaN: true }),
    b: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.constantFrom(...looks), face, (look, place) => {
      const layout = layoutOf(look);
      const part = framingOf({ width: 1280, height: 720, places: [place] }, layout);
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.y).toBeGreaterThanOrEqual(0);
      expect(part.x + part.width).toBeLessThanOrEqual(1280);
      expect(part.y + part.height).toBeLessThanOrEqual(720);
      const shape = part.width / part.height / (layout.presenter.width / layout.presenter.height);
      expect(Math.abs(shape - 1)).toBeLessThan(0.02);
      const { x, y } = placeInBox(place, part, layout.presenter);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.presenter.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.presenter.height);
    }),
  );
});
