import type { Draft } from '../draft/draft.ts';

/** A part of a frame in percent of its width and height. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Look = Draft['look'];
type Place = readonly [x: number, y: number, width: number, height: number];
type Places = readonly [picture: Place, presenter: Place, captions?: Place];

/**
 * Where the renderer puts picture, presenter and captions, in its layout units, with captions and without.
 * `tools/look-frames.test.ts` compares them with the renderer.
 */
const places: Readonly<
  Record<
    Look['format'],
    { size: readonly [number, number] } & Readonly<Record<Look['placement'], readonly [Places, Places]>>
  >
> = {
  LANDSCAPE: {
    size: [1280, 720],
    FULL: [
      [
        [0, 0, 1280, 720],
        [1020, 420, 220, 260],
        [40, 568, 960, 112],
      ],
      [
        [0, 0, 1280, 720],
        [1020, 420, 220, 260],
      ],
    ],
    SMALL: [
      [
        [40, 40, 1200, 528],
        [1000, 288, 220, 260],
        [40, 584, 1200, 112],
      ],
      [
        [40, 40, 1200, 640],
        [1000, 400, 220, 260],
      ],
    ],
    LEFT: [
      [
        [432, 40, 808, 528],
        [40, 40, 360, 528],
        [40, 584, 1200, 112],
      ],
      [
        [432, 40, 808, 640],
        [40, 40, 360, 640],
      ],
    ],
    RIGHT: [
      [
        [40, 40, 808, 528],
        [880, 40, 360, 528],
        [40, 584, 1200, 112],
      ],
      [
        [40, 40, 808, 640],
        [880, 40, 360, 640],
      ],
    ],
  },
  PORTRAIT: {
    size: [720, 1280],
    FULL: [
      [
        [0, 0, 720, 1280],
        [470, 838, 220, 260],
        [30, 1118, 660, 122],
      ],
      [
        [0, 0, 720, 1280],
        [470, 980, 220, 260],
      ],
    ],
    SMALL: [
      [
        [30, 30, 660, 1066],
        [450, 816, 220, 260],
        [30, 1126, 660, 124],
      ],
      [
        [30, 30, 660, 1220],
        [450, 970, 220, 260],
      ],
    ],
    LEFT: [
      [
        [30, 500, 660, 596],
        [30, 30, 660, 446],
        [30, 1126, 660, 124],
      ],
      [
        [30, 624, 660, 626],
        [30, 30, 660, 570],
      ],
    ],
    RIGHT: [
      [
        [30, 30, 660, 596],
        [30, 650, 660, 446],
        [30, 1126, 660, 124],
      ],
      [
        [30, 30, 660, 626],
        [30, 680, 660, 570],
      ],
    ],
  },
  SQUARE: {
    size: [1080, 1080],
    FULL: [
      [
        [0, 0, 1080, 1080],
        [800, 756, 240, 284],
        [40, 920, 740, 120],
      ],
      [
        [0, 0, 1080, 1080],
        [800, 756, 240, 284],
      ],
    ],
    SMALL: [
      [
        [36, 36, 1008, 872],
        [784, 604, 240, 284],
        [36, 924, 1008, 120],
      ],
      [
        [36, 36, 1008, 1008],
        [784, 740, 240, 284],
      ],
    ],
    LEFT: [
      [
        [36, 36, 1008, 560],
        [36, 620, 340, 424],
        [400, 620, 644, 424],
      ],
      [
        [36, 36, 1008, 560],
        [36, 620, 1008, 424],
      ],
    ],
    RIGHT: [
      [
        [36, 36, 1008, 560],
        [704, 620, 340, 424],
        [36, 620, 644, 424],
      ],
      [
        [36, 36, 1008, 560],
        [36, 620, 1008, 424],
      ],
    ],
  },
};

/** The frame of a look. Without pictures, the presenter is always in the place of `RIGHT`. */
export function frameOf(look: Look, hasPictures: boolean) {
  const format = places[look.format];
  const [wide, tall] = format.size;
  const placement = look.placement === 'FULL' && !hasPictures ? 'RIGHT' : look.placement;
  const [picture, presenter, captions] = format[placement][look.captions ? 0 : 1];
  const part = ([x, y, width, height]: Place): Part => ({
    x: (x / wide) * 100,
    y: (y / tall) * 100,
    width: (width / wide) * 100,
    height: (height / tall) * 100,
  });
  return {
    ratio: `${wide} / ${tall}`,
    picture: part(picture),
    presenter: part(presenter),
    captions: captions && part(captions),
  };
}
