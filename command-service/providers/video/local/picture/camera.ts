import type { Box } from './layout.ts';

/** A shot: picture, camera movement, start and end in seconds of the video. */
export interface Shot {
  readonly source: number;
  readonly start: number;
  readonly end: number;
  readonly from: View;
  readonly to: View;
}

/**
 * A camera position: its middle as a fraction of the free room, and its zoom, 1 being the whole picture. The zoom never
 * exceeds the pixels of the picture.
 */
interface View {
  readonly across: number;
  readonly down: number;
  readonly close: number;
}

const shortestShot = 4;
const longestShot = 7.5;

const pixels = Infinity;

/**
 * Slow camera movements that look deliberate in this order: in, across, out, up. Movements without zoom show the
 * picture pixel by pixel, so that it is sharp and cheap to draw and encode.
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

const whole: View = { across: 0.5, down: 0.5, close: 1 };

/**
 * Divides the time from `start` to `end` into shots of all pictures in order, repeatedly, so that no picture stays for
 * long. No pictures give no shots.
 *
 * @param clipSeconds the length of the video that stands first instead of a picture: its shot is as long, as far as
 *   there is time for the pictures, too
 */
export function planShots(pictures: number, start: number, end: number, clipSeconds?: number): Shot[] {
  if (pictures === 0) return [];
  const room = end - start;
  const clip =
    clipSeconds === undefined
      ? 0
      : Math.max(shortestShot, Math.min(clipSeconds, room - (pictures - 1) * shortestShot, room));
  const still = Math.max(1, clipSeconds === undefined ? pictures : pictures - 1);
  const perPicture = Math.min(longestShot, Math.max(shortestShot, (room - clip) / still));
  const shots: Shot[] = [];
  for (let at = start, index = 0; at < end; index += 1) {
    // A remainder too short for a shot belongs to this shot.
    const isClip = clipSeconds !== undefined && index % pictures === 0;
    // Alone, a clip stays to the end and starts again by itself.
    const length = isClip ? (pictures === 1 ? room : clip) : perPicture;
    const until = end - (at + length) < shortestShot / 2 ? end : at + length;
    const [from, to] = moves[index % moves.length] ?? [whole, whole];
    shots.push({ source: index % pictures, start: at, end: until, from, to });
    at = until;
  }
  return shots;
}

const eased = (part: number): number => part + 0.35 * (part * part * (3 - 2 * part) - part);

/**
 * The part of a picture that a shot shows at a moment: inside the picture, with the proportions of the box; pixel by
 * pixel when it has the size of the box.
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
