/** Layout of the stage in pixels of a 1280 x 720 picture, and the colours of the product. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const stage = { width: 1280, height: 720, framesPerSecond: 25 } as const;

/** All edges are even, because colour has half the resolution. */
export const pictureBox: Box = { x: 40, y: 40, width: 808, height: 528 };
export const presenterBox: Box = { x: 880, y: 40, width: 360, height: 528 };
export const captionBox: Box = { x: 40, y: 584, width: 1200, height: 112 };
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
  accentDeep: '#063F3A',
  accentSoft: '#DDF3EF',
  accentBright: '#3CC4AF',
  accentText: '#7BDDCD',
  night: '#0D1219',
  nightSurface: '#151C26',
  onNight: '#EDF1F7',
  onNight2: '#B4BFCE',
  scrim: 'rgba(10, 14, 20, 0.82)',
} as const;
