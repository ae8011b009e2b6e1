import type { VideoLook } from '../../../../../domain/look.ts';

/** Layout of the stage in pixels, and the colours of the product. */
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
  /** Whether the presenter's box covers a corner of the picture. */
  readonly isSmall: boolean;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

type Boxes = Pick<Layout, 'picture' | 'presenter' | 'caption'>;

/** A small presenter in the lower right corner of the picture. */
const inCorner = (picture: Box, width: number, height: number): Box =>
  box(picture.x + picture.width - width - 20, picture.y + picture.height - height - 20, width, height);

/** All edges are even, because colour has half the resolution. */
const boxesOf: Readonly<
  Record<VideoLook['format'], { size: readonly [number, number]; boxes: (options: VideoLook) => Boxes }>
> = {
  landscape: {
    size: [1280, 720],
    boxes: ({ placement, captions }) => {
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
    boxes: ({ placement, captions }) => {
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
    boxes: ({ placement, captions }) => {
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

/** Where everything stands in a video. */
export function layoutOf(options: VideoLook): Layout {
  const { size, boxes } = boxesOf[options.format];
  const placed = boxes(options);
  const { width, height } = placed.presenter;
  const isSmall = options.placement === 'small';
  const scale = Math.min(width / (isSmall ? 300 : 340), height / (isSmall ? 420 : 498));
  return {
    width: size[0],
    height: size[1],
    ...placed,
    isSmall,
    face: { x: width / 2, y: Math.round(height * (isSmall ? 0.44 : 0.409)), scale },
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
