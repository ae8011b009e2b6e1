import type { VideoLook } from '../../../../../domain/look.ts';

/** Layout of the stage, and the colors of the product. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const framesPerSecond = 25;

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly picture: Box;
  readonly presenter: Box;
  /** Undefined for a video without captions in the picture. */
  readonly caption: Box | undefined;
  /** The middle of the face in the presenter's box, and pixels per unit of the portrait. */
  readonly face: { readonly x: number; readonly y: number; readonly scale: number };
  /** Where words over the picture are: its address, its label, and facts. */
  readonly words: Box;
  /** Whether the presenter's box covers a corner of the picture. */
  readonly isSmall: boolean;
  /** Whether the picture fills the frame, captions included. */
  readonly isFull: boolean;
  /** Pixels of the video for each unit of the layout. */
  readonly unit: number;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

type Boxes = Pick<Layout, 'picture' | 'presenter' | 'caption'>;

/** The space around words over a picture. */
const inset = 20;
/** The space around everything that is drawn on a picture that fills the frame. */
const margin = 40;

/** A small presenter in the lower right corner of the picture. */
const inCorner = (picture: Box, width: number, height: number): Box =>
  box(picture.x + picture.width - width - 20, picture.y + picture.height - height - 20, width, height);

/** The choices that decide the positions. */
type Arrangement = Pick<VideoLook, 'format' | 'placement' | 'captions'>;

/**
 * All edges are even, because color has half the resolution. `largest` is how much larger than the layout a video can
 * be.
 */
const boxesOf: Readonly<
  Record<
    VideoLook['format'],
    {
      readonly size: readonly [number, number];
      readonly largest: number;
      readonly boxes: (options: Arrangement) => Boxes;
    }
  >
> = {
  landscape: {
    size: [1280, 720],
    largest: 1.5,
    boxes: ({ placement, captions }) => {
      if (placement === 'full')
        return {
          picture: box(0, 0, 1280, 720),
          presenter: box(1020, 420, 220, 260),
          caption: captions ? box(40, 568, 960, 112) : undefined,
        };
      const height = captions ? 528 : 640;
      const caption = captions ? box(40, 584, 1200, 112) : undefined;
      if (placement === 'small') {
        const picture = box(40, 40, 1200, height);
        return { picture, presenter: inCorner(picture, 220, 260), caption };
      }
      const isLeft = placement === 'left';
      return {
        picture: box(isLeft ? 432 : 40, 40, 808, height),
        presenter: box(isLeft ? 40 : 880, 40, 360, height),
        caption,
      };
    },
  },
  /** The presenter stands below the pictures, or above them for `left`. */
  portrait: {
    size: [720, 1280],
    largest: 1.5,
    boxes: ({ placement, captions }) => {
      if (placement === 'full')
        return {
          picture: box(0, 0, 720, 1280),
          presenter: box(470, captions ? 838 : 980, 220, 260),
          caption: captions ? box(30, 1118, 660, 122) : undefined,
        };
      const caption = captions ? box(30, 1126, 660, 124) : undefined;
      const height = captions ? 1066 : 1220;
      if (placement === 'small') {
        const picture = box(30, 30, 660, height);
        return { picture, presenter: inCorner(picture, 220, 260), caption };
      }
      const presenter = captions ? 446 : 570;
      const picture = height - presenter - 24;
      return placement === 'left'
        ? { presenter: box(30, 30, 660, presenter), picture: box(30, 54 + presenter, 660, picture), caption }
        : { picture: box(30, 30, 660, picture), presenter: box(30, 54 + picture, 660, presenter), caption };
    },
  },
  /** The captions are next to the presenter. */
  square: {
    size: [1080, 1080],
    largest: 1,
    boxes: ({ placement, captions }) => {
      if (placement === 'full')
        return {
          picture: box(0, 0, 1080, 1080),
          presenter: box(800, 756, 240, 284),
          caption: captions ? box(40, 920, 740, 120) : undefined,
        };
      if (placement === 'small') {
        const picture = box(36, 36, 1008, captions ? 872 : 1008);
        return {
          picture,
          presenter: inCorner(picture, 240, 284),
          caption: captions ? box(36, 924, 1008, 120) : undefined,
        };
      }
      const picture = box(36, 36, 1008, 560);
      const isLeft = placement === 'left';
      return captions
        ? { picture, presenter: box(isLeft ? 36 : 704, 620, 340, 424), caption: box(isLeft ? 400 : 36, 620, 644, 424) }
        : { picture, presenter: box(36, 620, 1008, 424), caption: undefined };
    },
  },
};

/** Where words over the picture are: beside a small presenter, and above captions that are on the picture, too. */
function wordsOver({ picture, presenter, caption }: Boxes, isSmall: boolean, isFull: boolean): Box {
  const space = isFull ? margin : inset;
  const [x, y] = [picture.x + space, picture.y + space];
  const right = isSmall ? presenter.x - inset : picture.x + picture.width - space;
  const bottom = isFull && caption !== undefined ? caption.y - 12 : picture.y + picture.height - space;
  return box(x, y, right - x, bottom - y);
}

/**
 * The positions in a video, in units: its shorter side has 720 of them, or 1080 in a square.
 *
 * @param hasPictures whether there is anything to fill the frame with
 */
export function layoutOf(look: Arrangement & Partial<Pick<VideoLook, 'resolution'>>, hasPictures = true): Layout {
  const { size, boxes, largest } = boxesOf[look.format];
  const placement = look.placement === 'full' && !hasPictures ? 'right' : look.placement;
  const placed = boxes({ ...look, placement });
  const { width, height } = placed.presenter;
  const isFull = placement === 'full';
  const isSmall = isFull || placement === 'small';
  const scale = Math.min(width / (isSmall ? 300 : 340), height / (isSmall ? 420 : 498));
  return {
    width: size[0],
    height: size[1],
    ...placed,
    words: wordsOver(placed, isSmall, isFull),
    isSmall,
    isFull,
    unit: look.resolution === 'full_hd' ? largest : 1,
    face: { x: width / 2, y: Math.round(height * (isSmall ? 0.44 : 0.409)), scale },
  };
}

/** A length of the layout in pixels: even, unless the layout is in pixels already. */
export const toPixels = (length: number, unit: number): number =>
  unit === 1 ? length : 2 * Math.round((length * unit) / 2);

export const boxInPixels = ({ x, y, width, height }: Box, unit: number): Box =>
  box(toPixels(x, unit), toPixels(y, unit), toPixels(width, unit), toPixels(height, unit));

/** The layout in pixels of the video. */
export function inPixels(layout: Layout): Layout {
  const { unit, caption, face } = layout;
  return {
    ...layout,
    width: toPixels(layout.width, unit),
    height: toPixels(layout.height, unit),
    picture: boxInPixels(layout.picture, unit),
    presenter: boxInPixels(layout.presenter, unit),
    caption: caption && boxInPixels(caption, unit),
    words: boxInPixels(layout.words, unit),
    face: { x: face.x * unit, y: face.y * unit, scale: face.scale * unit },
  };
}

export const cornerRadius = 20;

/** Scale of a picture relative to its box, so that the camera can move without magnifying. */
export const cameraRoom = 1.14;

/** Durations in seconds. */
export const timing = {
  title: 2,
  titleFade: 0.48,
  voiceAfterTitle: 0.12,
  tail: 0.5,
  close: 1.8,
  /** The closing card with the data of an agent, which takes longer to read. */
  contact: 4.2,
  closeFade: 0.4,
  crossFade: 0.72,
} as const;

/** The design tokens that the product's screens use. */
export const colour = {
  background: '#F7F8FA',
  sunken: '#EEF1F5',
  surface: '#FFFFFF',
  border: '#D5DBE3',
  text: '#121826',
  text2: '#48546A',
  accent: '#0B6E63',
  accentBright: '#3CC4AF',
  accentText: '#7BDDCD',
  onNight: '#EDF1F7',
  onNight2: '#B4BFCE',
  scrim: 'rgba(10, 14, 20, 0.82)',
} as const;
