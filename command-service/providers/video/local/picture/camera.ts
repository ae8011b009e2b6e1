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

/** From `start` on, in seconds of the video, these pictures are shown in turn until the next scene. */
export interface Scene {
  readonly start: number;
  readonly sources: readonly number[];
}

/** A scene that is shorter is left out: it would flicker. */
const shortestScene = 1.2;

/** The scenes within a time. The first one begins with it. */
function scenesWithin(scenes: readonly Scene[], start: number, end: number): Scene[] {
  const kept: Scene[] = [];
  for (const [at, scene] of scenes.entries()) {
    const until = Math.min(end, scenes[at + 1]?.start ?? end);
    const from = kept.length === 0 ? start : scene.start;
    if (scene.sources.length > 0 && until - from >= shortestScene) kept.push({ ...scene, start: from });
  }
  const [first] = scenes.filter(({ sources }) => sources.length > 0);
  return kept.length > 0 || first === undefined ? kept : [{ ...first, start }];
}

/**
 * Divides the time from `start` to `end` into the shots of its scenes. No picture stays without a new camera movement
 * for long. No scenes give no shots.
 */
export function planShots(scenes: readonly Scene[], start: number, end: number): Shot[] {
  const within = scenesWithin(scenes, start, end);
  const turns = within.flatMap(({ start: from, sources }, at) => {
    const length = (within[at + 1]?.start ?? end) - from;
    const shown = sources.slice(0, Math.max(1, Math.floor(length / shortestShot)));
    return shown.map((source, turn) => ({ source, start: from + (length * turn) / shown.length }));
  });
  const cuts = turns.filter(({ source }, at) => source !== turns[at - 1]?.source);
  const parts = cuts.flatMap(({ source, start: from }, at) => {
    const length = (cuts[at + 1]?.start ?? end) - from;
    const count = Math.ceil(length / longestShot);
    return Array.from({ length: count }, (_part, index) => ({ source, start: from + (length * index) / count }));
  });
  return parts.map(({ source, start: from }, at) => {
    const [first, last] = moves[at % moves.length] ?? [whole, whole];
    return { source, start: from, end: parts[at + 1]?.start ?? end, from: first, to: last };
  });
}

/**
 * The shot of a video of `length` seconds that comes before the pictures. It plays in full unless the pictures need the
 * time. Without pictures it stays to the end and starts again by itself.
 */
export function clipShot(length: number, pictures: number, start: number, end: number): Shot {
  const room = end - start;
  const shown = Math.max(shortestShot, Math.min(length, room - pictures * shortestShot));
  return { source: 0, start, end: pictures === 0 ? end : Math.min(end, start + shown), from: whole, to: whole };
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
