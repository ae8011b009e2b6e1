import { describe, expect, test } from '@jest/globals';
import { videoFormats, presenterPlacements, productColours } from '../../../../../domain/look.ts';
import { inksOf } from '../../../../../domain/inks.ts';
import { type Box, layoutOf } from './layout.ts';
import { createLowerThirds, lowerThirdsOf } from './lower-thirds.ts';

/** Words of half a second each. */
const spokenOf = (script: string) =>
  script.split(' ').map((text, at) => ({ text, start: at / 2, end: (at + 1) / 2, endsSentence: text.endsWith('.') }));
const script = spokenOf(
  'It is listed at $613,750, with 4 bedrooms and 3.5 BA on 2,140 sq ft. The kitchen is new. The 4 bedrooms are upstairs.',
);
const thirds = lowerThirdsOf(script, ' ');

describe('the facts of a sentence', () => {
  test('each begin with the word that says them, and stay for a moment after the last one', () => {
    expect(thirds).toEqual([
      {
        facts: [
          { text: '$613,750', start: 2 },
          { text: '4 bedrooms', start: 3 },
          { text: '3.5 BA', start: 4.5 },
          { text: '2,140 sq ft', start: 6 },
        ],
        end: 9.1,
      },
      { facts: [{ text: '4 bedrooms', start: 10 }], end: 12.6 },
    ]);
  });

  test('leave out rooms that contradict those of the whole home', () => {
    const home = 'It has 4 bedrooms and 2 baths.';
    const texts = (more: string) =>
      lowerThirdsOf(spokenOf(`${home} ${more}`), ' ').flatMap(({ facts }) => facts.map(({ text }) => text));
    expect(texts('Three bedrooms are upstairs.')).toEqual(['4 bedrooms', '2 baths']);
    expect(texts('Four bedrooms are rare here.')).toEqual(['4 bedrooms', '2 baths', 'Four bedrooms']);
  });

  test('disappear when the next ones appear', () => {
    const [first, second] = lowerThirdsOf(spokenOf('It has 3 bedrooms. And 2 baths.'), ' ');
    expect(first?.end).toBe(second?.facts[0]?.start);
  });
});

const videos = videoFormats.flatMap((format) => presenterPlacements.map((placement) => ({ format, placement })));

describe.each(videos)('in a video of $format, presenter $placement', (look) => {
  const layout = layoutOf({ ...look, captions: true });
  const { words } = layout;
  const drawn = (fromRight: boolean, lift = 0) =>
    createLowerThirds(thirds, layout, inksOf(productColours), { fromRight, lift, frameSeconds: 0.04 });

  test('they appear one after the other and disappear together', () => {
    const shown = drawn(false);
    const count = (seconds: number) => shown.at(seconds).length;
    expect([0, 1.9, 2.5, 3.5, 5, 7, 9.05, 9.2, 10.1, 13].map(count)).toEqual([0, 0, 1, 2, 3, 4, 4, 0, 1, 0]);
  });

  test('they appear softly, and nothing changes after that', () => {
    const shown = drawn(false);
    const opacity = (seconds: number) => Math.max(...(shown.at(seconds)[0]?.alpha.values ?? []));
    expect(opacity(2.01)).toBeLessThan(opacity(2.1));
    expect(opacity(2.1)).toBeLessThan(opacity(2.5));
    expect(shown.at(2.5)).toBe(shown.at(2.9));
  });

  test.each([false, true])(
    'they are side by side within the picture, next to the presenter; from the right: %p',
    (fromRight) => {
      const boxes = drawn(fromRight, 60)
        .at(7)
        .map(({ box }) => box);
      expect(boxes).toHaveLength(4);
      const [left, right] = [words.x, words.x + words.width];
      for (const { x, y, width, height } of boxes) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x + width).toBeLessThanOrEqual(right);
        expect(y).toBeGreaterThan(words.y);
        expect(y + height).toBeLessThanOrEqual(words.y + words.height - 60);
        // Color has half the resolution.
        for (const part of [x, y, width, height]) expect(part % 2).toBe(0);
      }
      const overlap = (one: Box, other: Box): boolean =>
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height;
      boxes.forEach((box, at) => {
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
      });
      expect(fromRight ? (boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0) : boxes[0]?.x).toBe(fromRight ? right : left);
    },
  );
});
