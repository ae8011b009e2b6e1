import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { videoFormats, presenterPlacements } from '../../../../../domain/look.ts';
import { layoutOf } from './layout.ts';
import { captionOverlay, pictureOverlays } from './stage.ts';

const looks = videoFormats.flatMap((format) => presenterPlacements.map((placement) => ({ format, placement })));
const texts = ['Kitchen', 'A long caption of a picture that tells more than there is room for. '.repeat(4)];

describe.each(looks)('in a video of $format, presenter $placement', (look) => {
  const layout = layoutOf({ ...look, captions: true });
  const { picture, presenter, words, isSmall, isFull } = layout;
  const space = isFull ? 40 : 20;
  const right = picture.x + picture.width - space;
  const stage = createCanvas(layout.width, layout.height);

  test.each(texts)('labels are on the side from which the language is read: %p', (text) => {
    const boxesOf = (fromRight: boolean) => [
      captionOverlay(layout, text, fromRight).box,
      pictureOverlays(stage, layout, text, fromRight).at(-1)?.box ?? { x: 0, width: 0 },
    ];
    for (const { x, width } of boxesOf(false)) {
      expect(x).toBe(words.x);
      expect(x + width).toBeLessThanOrEqual(right);
    }
    const [caption, address] = boxesOf(true).map(({ x, width }) => [x, x + width] as const);
    expect(address?.[1]).toBe(right);
    // A small presenter is in the lower right corner.
    expect(caption?.[1]).toBe(isSmall ? presenter.x - 20 : right);
    for (const [x] of [caption ?? [0], address ?? [0]]) expect(x).toBeGreaterThanOrEqual(picture.x + space);
  });
});
