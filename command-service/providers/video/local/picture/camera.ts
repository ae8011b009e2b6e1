import type { Box } from './layout.ts';

/** What the camera shows from when to when: which picture, and how it moves over it. Seconds of the film. */
export interface Shot {
  readonly source: number;
  readonly start: number;
  readonly end: number;
  readonly from: View;
  readonly to: View;
}

/**
 * A look at a picture: its middle as a fraction of the free room, and how close, 1 being the whole picture. The camera
 * goes no closer than the picture's own pixels.
 */
export interface View {
  readonly across: number;
  readonly down: number;
  readonly close: number;
}

const shortestShot = 4;
const longestShot = 7.5;

const pixels = Infinity;

/**
 * Slow moves that look deliberate one after the other: in, across, out, up. Where the camera only travels it is as
 * close as the pixels are, so that the picture is sharp and neither we nor the encoder have to compute it anew.
 */
const moves: readonly (readonly [View, View])[] = [
  [
    { across: 0.5, down: 0.5, close: 1 },
    { across: 0.5, down: 0.4, close: 1.12 },
  ],
  [
    { across: 0.15, down: 0.5, close: pixels },
    { across: 0.85, down: 0.5, close: pixels },
  ],
  [
    { across: 0.6, down: 0.45, close: 1.14 },
    { across: 0.5, down: 0.5, close: 1.01 },
  ],
  [
    { across: 0.5, down: 0.9, close: pixels },
    { across: 0.5, down: 0.1, close: pixels },
  ],
  [
    { across: 0.9, down: 0.3, close: pixels },
    { across: 0.2, down: 0.5, close: pixels },
  ],
];

const still: View = { across: 0.5, down: 0.5, close: 1 };

/**
 * Divides the time from `start` to `end` among so many pictures, in order and again from the beginning, so that no
 * picture stands for long. Gives at least one shot per call; with no pictures none.
 */
export function planShots(pictures: number, start: number, end: number): Shot[] {
  if (pictures === 0) return [];
  const perPicture = Math.min(longestShot, Math.max(shortestShot, (end - start) / pictures));
  const shots: Shot[] = [];
  for (let at = start, index = 0; at < end; index += 1) {
    // A rest that is too short for a shot of its own belongs to this one.
    const until = end - (at + perPicture) < shortestShot / 2 ? end : at + perPicture;
    const [from, to] = moves[index % moves.length] ?? [still, still];
    shots.push({ source: index % pictures, start: at, end: until, from, to });
    at = until;
  }
  return shots;
}

const eased = (part: number): number => part + 0.35 * (part * part * (3 - 2 * part) - part);

/**
 * The part of a picture that a shot shows at a time: inside the picture, with the proportions of the box; from pixel to
 * pixel when it is as large as the box.
 */
export function viewAt(
  shot: Shot,
  seconds: number,
  picture: { readonly width: number; readonly height: number },
  box: Box,
): Box {
  const part = eased(Math.min(1, Math.max(0, (seconds - shot.start) / (shot.end - shot.start))));
  const between = (a: number, b: number): number => (a === b ? a : a + (b - a) * part);
  const whole = Math.min(picture.width / box.width, picture.height / box.height);
  const scale = Math.max(Math.min(1, whole), whole / between(shot.from.close, shot.to.close));
  const width = box.width * scale;
  const height = box.height * scale;
  const x = (picture.width - width) * between(shot.from.across, shot.to.across);
  const y = (picture.height - height) * between(shot.from.down, shot.to.down);
  return scale === 1 ? { x: Math.round(x), y: Math.round(y), width, height } : { x, y, width, height };
}
