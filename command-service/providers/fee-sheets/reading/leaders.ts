import type { Canvas } from '@napi-rs/canvas';

interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const dark = 140;

/**
 * Paints the leaders of a line of text white: runs of at least five dots between a label and its value, which the
 * recogniser takes for letters.
 *
 * @param height the height of the line's letters, in pixels
 */
export function withoutLeaders(line: Canvas, height: number): Canvas {
  const context = line.getContext('2d');
  const image = context.getImageData(0, 0, line.width, line.height);
  const dots = spotsOf(image)
    .filter(({ left, right, top, bottom }) => right - left < height * 0.35 && bottom - top < height * 0.35)
    .toSorted((a, b) => a.left - b.left);
  // With a margin, for the soft edge of each dot.
  const margin = Math.ceil(height * 0.1);
  context.fillStyle = 'white';
  for (const run of runsOf(dots, height)) {
    if (run.length < 5) continue;
    for (const { left, right, top, bottom } of run)
      context.fillRect(left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin);
  }
  return line;
}

function runsOf(dots: readonly Spot[], height: number): readonly (readonly Spot[])[] {
  const runs: Spot[][] = [];
  for (const dot of dots) {
    const run = runs.find((each) => {
      const last = each.at(-1);
      return (
        last !== undefined &&
        dot.left - last.right < height * 0.8 &&
        Math.abs(dot.bottom - last.bottom) <= Math.max(2, height * 0.12)
      );
    });
    if (run === undefined) runs.push([dot]);
    else run.push(dot);
  }
  return runs;
}

/** The connected dark spots of a picture. */
function spotsOf({
  data,
  width,
  height,
}: {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}): readonly Spot[] {
  const isDark = (at: number): boolean =>
    ((data[at * 4] ?? 255) + (data[at * 4 + 1] ?? 255) + (data[at * 4 + 2] ?? 255)) / 3 < dark;
  const seen = new Uint8Array(width * height);
  const spots: Spot[] = [];
  for (let start = 0; start < width * height; start += 1) {
    if (seen[start] === 1 || !isDark(start)) continue;
    const spot: Spot = { left: width, right: 0, top: height, bottom: 0 };
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      spot.left = Math.min(spot.left, x);
      spot.right = Math.max(spot.right, x);
      spot.top = Math.min(spot.top, y);
      spot.bottom = Math.max(spot.bottom, y);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [nextX, nextY] = [x + dx, y + dy];
        if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue;
        const next = nextY * width + nextX;
        if (seen[next] === 1 || !isDark(next)) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    spots.push(spot);
  }
  return spots;
}
