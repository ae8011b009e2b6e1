import { box, disc, fade, glow, line, randomFrom, rect, shape, within } from './kit.ts';
import type { Pen, Point } from './kit.ts';

/** Skies from zenith to horizon. */
export const skies = {
  dusk: ['#1b2a52', '#4b4a84', '#b8688a', '#f2a071', '#ffd9a0'],
  sunset: ['#22355f', '#5d5c94', '#cf7a7a', '#ffab66', '#ffe0a6'],
  blueHour: ['#0f1c3d', '#21386a', '#46639b', '#9a9cbd', '#f0c6a6'],
  evening: ['#2a3f6b', '#6d7fae', '#c9a7a8', '#f6cfa3', '#ffe9c4'],
} as const;
export type Sky = keyof typeof skies;

export function sky(pen: Pen, kind: Sky, x: number, y: number, w: number, h: number, seed: number): void {
  fade(pen, x, y, w, h, ...skies[kind]);
  const random = randomFrom(seed);
  for (let star = 0; star < 50; star += 1) disc(pen, x + random() * w, y + random() * h * 0.4, 0.5 + random() * 0.9, `rgba(255,255,255,${0.15 + random() * 0.5})`);
  for (let cloud = 0; cloud < 7; cloud += 1) {
    const [cx, cy, cw] = [x + random() * w, y + h * (0.3 + random() * 0.5), w * (0.12 + random() * 0.2)];
    pen.save();
    pen.translate(cx, cy);
    pen.scale(1, 0.06);
    const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, cw);
    gradient.addColorStop(0, 'rgba(255,214,190,0.5)');
    gradient.addColorStop(1, 'rgba(255,214,190,0)');
    pen.fillStyle = gradient;
    pen.fillRect(-cw, -cw, cw * 2, cw * 2);
    pen.restore();
  }
}

/** A ridge of hills or peaks across the width, with its foot at `base`. */
export function ridge(pen: Pen, x: number, w: number, base: number, tall: number, colour: string, seed: number, jagged: boolean, snow?: string): void {
  const random = randomFrom(seed);
  const steps = jagged ? 16 : 9;
  const top: Point[] = Array.from({ length: steps + 1 }, (_, at) => [x + (w * at) / steps, base - tall * (jagged ? (at % 2 === 0 ? 0.35 + random() * 0.25 : 0.65 + random() * 0.35) : 0.45 + random() * 0.55)]);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x, base);
  for (const [at, [px, py]] of top.entries()) {
    const before = top[at - 1];
    if (before === undefined || jagged) pen.lineTo(px, py);
    else pen.bezierCurveTo((before[0] + px) / 2, before[1], (before[0] + px) / 2, py, px, py);
  }
  pen.lineTo(x + w, base);
  pen.fill();
  if (snow === undefined) return;
  for (const [px, py] of top.filter((_, at) => at % 2 === 1)) {
    const cap = tall * 0.2;
    shape(pen, [[px, py], [px + cap * 0.55, py + cap], [px + cap * 0.2, py + cap * 0.72], [px, py + cap * 1.15], [px - cap * 0.25, py + cap * 0.7], [px - cap * 0.55, py + cap]], snow);
  }
}

export function conifer(pen: Pen, x: number, base: number, tall: number, colour: string): void {
  for (let tier = 0; tier < 5; tier += 1) {
    const top = base - tall + (tier * tall) / 6;
    const half = tall * (0.06 + tier * 0.038);
    shape(pen, [[x, top], [x + half, top + tall * 0.27], [x, top + tall * 0.23], [x - half, top + tall * 0.27]], colour);
  }
  box(pen, x - tall * 0.012, base - tall * 0.12, tall * 0.024, tall * 0.12, colour);
}

/** A tree with a round crown, lit from one side. */
export function leafTree(pen: Pen, x: number, base: number, tall: number, dark: string, lit: string, seed: number): void {
  const random = randomFrom(seed);
  line(pen, [[x, base], [x + tall * 0.02, base - tall * 0.5]], '#2c211d', tall * 0.045);
  for (let blob = 0; blob < 64; blob += 1) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * tall * 0.29;
    const [bx, by] = [x + Math.cos(angle) * far, base - tall * 0.68 + Math.sin(angle) * far * 0.85];
    disc(pen, bx, by, tall * (0.04 + random() * 0.06), blob > 44 && bx > x - tall * 0.05 ? lit : dark);
  }
}

export function shrub(pen: Pen, x: number, base: number, size: number, colour: string, seed: number): void {
  const random = randomFrom(seed);
  for (let blob = 0; blob < 9; blob += 1) disc(pen, x + (random() - 0.5) * size * 1.6, base - size * (0.15 + random() * 0.4), size * (0.22 + random() * 0.16), colour);
}

/** Water with the light of the sky on it. */
export function water(pen: Pen, x: number, y: number, w: number, h: number, seed: number, ...colours: readonly string[]): void {
  fade(pen, x, y, w, h, ...colours);
  const random = randomFrom(seed);
  for (let ripple = 0; ripple < 90; ripple += 1) {
    const depth = random();
    const ry = y + depth * h;
    const rw = 10 + depth * 70;
    box(pen, x + random() * w, ry, rw, 1 + depth * 1.6, `rgba(255,226,196,${0.05 + random() * 0.14})`);
  }
}

/** Towers along the horizon with some of their windows lit. */
export function skyline(pen: Pen, x: number, w: number, base: number, tall: number, far: string, near: string, seed: number): void {
  const random = randomFrom(seed);
  for (const [layer, colour] of [far, near].entries()) {
    for (let left = x - 20; left < x + w; ) {
      const tower = (28 + random() * 52) * (layer === 0 ? 0.9 : 1.1);
      const centre = 1 - Math.abs((left + tower / 2 - x) / w - 0.55) * 1.3;
      const rise = tall * Math.max(0.18, centre) * (layer === 0 ? 0.65 + random() * 0.35 : 0.25 + random() * 0.45);
      box(pen, left, base - rise, tower, rise, colour);
      if (random() > 0.75) box(pen, left + tower / 2 - 1, base - rise - 26, 2, 26, colour);
      for (let wy = base - rise + 8; wy < base - 8; wy += 11) {
        for (let wx = left + 5; wx < left + tower - 6; wx += 9) if (random() > 0.66) box(pen, wx, wy, 4, 5, `rgba(255,216,150,${0.25 + random() * 0.6})`);
      }
      left += tower + random() * 10;
    }
  }
}

export function sailboat(pen: Pen, x: number, y: number, size: number): void {
  shape(pen, [[x, y - size], [x, y - size * 0.12], [x + size * 0.42, y - size * 0.12]], 'rgba(255,244,228,0.92)');
  shape(pen, [[x - 3, y - size * 0.86], [x - 3, y - size * 0.12], [x - size * 0.3, y - size * 0.12]], 'rgba(250,226,206,0.85)');
  shape(pen, [[x - size * 0.38, y - size * 0.08], [x + size * 0.44, y - size * 0.08], [x + size * 0.28, y + size * 0.06], [x - size * 0.26, y + size * 0.06]], '#26304c');
}

/** What is seen through the windows of a room. */
export type View = 'woods' | 'peaks' | 'lake';

export function view(pen: Pen, kind: View, x: number, y: number, w: number, h: number): void {
  within(pen, rect(x, y, w, h), () => {
    const horizon = y + h * 0.66;
    sky(pen, kind === 'lake' ? 'evening' : 'sunset', x, y, w, horizon - y + 4, 11);
    glow(pen, x + w * 0.7, horizon, h * 0.9, '255,190,120', 0.55);
    scenes[kind](pen, x, w, horizon, y + h);
  });
}

const scenes: Record<View, (pen: Pen, x: number, w: number, horizon: number, foot: number) => void> = {
  woods: (pen, x, w, horizon, foot) => {
    ridge(pen, x, w, horizon + 6, 90, '#6d6390', 5, false);
    ridge(pen, x, w, horizon + 20, 60, '#4c4a70', 8, false);
    box(pen, x, horizon + 4, w, foot - horizon, '#2d3a38');
    const random = randomFrom(21);
    for (let tree = 0; tree < w / 30; tree += 1) conifer(pen, x + random() * w, foot - random() * 30, 90 + random() * 120, random() > 0.5 ? '#26332f' : '#1e2a2a');
  },
  peaks: (pen, x, w, horizon, foot) => {
    ridge(pen, x, w, horizon + 4, 150, '#77719e', 31, true, '#f6dcd0');
    ridge(pen, x, w, horizon + 14, 60, '#524f78', 9, false);
    box(pen, x, horizon + 6, w, foot - horizon, '#3c4140');
    const random = randomFrom(77);
    for (let tree = 0; tree < w / 22; tree += 1) conifer(pen, x + random() * w, foot - random() * 20, 40 + random() * 70, '#232d30');
  },
  lake: (pen, x, w, horizon, foot) => {
    water(pen, x, horizon, w, foot - horizon, 41, '#e9bd97', '#8d87a6', '#46557f');
    sailboat(pen, x + w * 0.24, horizon + 34, 34);
    sailboat(pen, x + w * 0.78, horizon + 18, 22);
    shape(pen, [[x + w * 0.5, horizon + 3], [x + w, horizon - 6], [x + w, horizon + 5]], '#555274');
  },
};
