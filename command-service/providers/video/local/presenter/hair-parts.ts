import type { Pen } from './ink.ts';
import { blend, bothSides, fill, glow, see, stroke, within } from './ink.ts';
import type { Look } from './look.ts';

type Tones = Look['hair'];

/** Strands: thin lines of light and dark along curves from a parting, which make a flat shape look like hair. */
export function strands(
  pen: Pen,
  { light, dark }: Tones,
  curves: readonly (readonly [number, number, number, number, number, number])[],
): void {
  curves.forEach(([x1, y1, cx, cy, x2, y2], index) => {
    stroke(pen, index % 2 === 0 ? see(light, 0.34) : see(dark, 0.4), index % 3 === 0 ? 2.4 : 1.5, () => {
      pen.moveTo(x1, y1);
      pen.quadraticCurveTo(cx, cy, x2, y2);
    });
  });
}

/** The color of hair with light from the upper left, between two heights. */
export const sheen = (pen: Pen, { base, light, dark }: Tones, from: number, to: number): ReturnType<typeof blend> =>
  blend(pen, [-70, from], [70, to], [light, base, base, dark]);

/** Long hair behind the shoulders, `length` units below the middle of the face. */
export const longBack =
  (length: number, flare: number) =>
  (pen: Pen, { hair }: Look): void => {
    fill(pen, blend(pen, [0, -110], [0, length], [hair.base, hair.dark, hair.dark]), () => {
      pen.moveTo(0, -122);
      pen.bezierCurveTo(64, -124, 86, -72, 84, -20);
      pen.bezierCurveTo(84, 40, 80 + flare, 70, 74 + flare, length - 8);
      pen.bezierCurveTo(50, length + 14, -50, length + 14, -74 - flare, length - 8);
      pen.bezierCurveTo(-80 - flare, 70, -84, 40, -84, -20);
      pen.bezierCurveTo(-86, -72, -64, -124, 0, -122);
    });
  };

/** Long hair from a side parting: over the temple and down next to the face to `length`. */
export function curtains(pen: Pen, hair: Tones, length: number, wave: number, parting: number): void {
  const curtain = (side: 1 | -1): void => {
    const x = (value: number): number => value * side;
    const start = parting * side;
    pen.moveTo(parting, -118);
    pen.bezierCurveTo(x(58), -122, x(84), -84, x(83), -26);
    pen.bezierCurveTo(x(83 + wave), 12, x(76 + wave), 34, x(80 + wave * 1.6), 66);
    pen.bezierCurveTo(x(82 + wave), length - 20, x(74), length, x(60), length);
    pen.bezierCurveTo(x(64 - wave), length - 30, x(56), 56, x(59), 30);
    pen.bezierCurveTo(x(61), 4, x(60), -24, x(50), -44);
    pen.bezierCurveTo(x(40), -62, x(24) + start * 0.3, -76, parting, -86);
    pen.closePath();
  };
  for (const side of [-1, 1] as const) {
    fill(
      pen,
      side === -1
        ? blend(pen, [-84, 0], [-40, 0], [hair.dark, hair.base, hair.light])
        : blend(pen, [40, 0], [86, 0], [hair.base, hair.base, hair.dark]),
      () => curtain(side),
    );
    within(
      pen,
      () => curtain(side),
      () => {
        strands(
          pen,
          hair,
          Array.from({ length: 9 }, (_, index) => {
            const offset = index * 4.6;
            return [
              parting + side * (2 + index),
              -117 + index * 3,
              side * (92 - offset),
              -86 + offset * 0.5,
              side * (81 - offset * 0.62 + wave * 0.6),
              length - 4,
            ] as const;
          }),
        );
        glow(pen, side * 46, -84, 30, hair.light, side === -1 ? 0.5 : 0.28, 0.6);
      },
    );
  }
}

/** Short hair on top: a cap from temple to temple whose lower edge is the hairline. */
export function cap(
  pen: Pen,
  hair: Tones,
  {
    top,
    hairline,
    sideTo,
    lift,
  }: { readonly top: number; readonly hairline: number; readonly sideTo: number; readonly lift: number },
): void {
  const shape = (): void => {
    pen.moveTo(-64, sideTo);
    pen.bezierCurveTo(-72, -40, -70, -96 - lift * 0.3, -34, top - lift * 0.5);
    pen.bezierCurveTo(-8, top - 8 - lift, 36, top - 6 - lift, 54, top + 16);
    pen.bezierCurveTo(70, -78, 71, -36, 64, sideTo);
    pen.bezierCurveTo(61, sideTo - 10, 60, -34, 56, -50);
    pen.bezierCurveTo(50, hairline + 4, 30, hairline - 4, 4, hairline - 1);
    pen.bezierCurveTo(-22, hairline + 2, -46, hairline + 10, -55, -48);
    pen.bezierCurveTo(-60, -34, -61, sideTo - 10, -64, sideTo);
  };
  fill(pen, sheen(pen, hair, top, 0), shape);
  within(pen, shape, () => {
    strands(
      pen,
      hair,
      Array.from({ length: 13 }, (_, index) => {
        const x = -48 + index * 8;
        return [x - 6, hairline + 8 - Math.abs(x) * 0.1, x - 2, top + 26, x + 16, top - 6 - lift * 0.6] as const;
      }),
    );
    glow(pen, -24, top + 14, 36, hair.light, 0.4, 0.5);
    bothSides(pen, () => {
      fill(pen, blend(pen, [0, sideTo - 34], [0, sideTo + 2], [see(hair.base, 0), see(hair.dark, 0.45)]), () =>
        pen.rect(50, sideTo - 40, 20, 44),
      );
    });
  });
}

/** One curl; `index` varies its tone. */
export function curl(pen: Pen, hair: Tones, x: number, y: number, radius: number, index: number): void {
  fill(pen, index % 3 === 0 ? hair.base : hair.dark, () => pen.arc(x, y, radius, 0, Math.PI * 2));
  stroke(pen, see(hair.light, 0.42), 1.8, () => pen.arc(x - 1, y - 1, radius * 0.6, Math.PI * 0.9, Math.PI * 1.75));
}

/** A cloud of curls on rings around the head; the golden angle keeps them from lining up. */
export function curls(
  pen: Pen,
  hair: Tones,
  centreY: number,
  from: number,
  to: number,
  count: number,
  below: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.39996;
    const distance = from + (to - from) * ((index * 0.618) % 1);
    const x = Math.cos(angle) * distance;
    const y = centreY + Math.sin(angle) * distance * 0.96;
    if (y < below) curl(pen, hair, x, y, 11 + ((index * 7) % 5), index);
  }
}
