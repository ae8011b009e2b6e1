import type { Pen } from './ink.ts';
import { blend, bothSides, fill, glow, see, stroke, within } from './ink.ts';
import type { HairStyle, Look } from './look.ts';

/** Two layers per style: behind neck and shoulders, and around the face. */
interface Hair {
  readonly back?: (pen: Pen, look: Look) => void;
  /** Length of the hair, in units below the middle of the face. */
  readonly reach: number;
  readonly front: (pen: Pen, look: Look) => void;
}

type Tones = Look['hair'];

/** Strands: thin lines of light and dark along curves from a parting, which make a flat shape look like hair. */
function strands(
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

const sheen = (pen: Pen, { base, light, dark }: Tones, from: number, to: number): ReturnType<typeof blend> =>
  blend(pen, [-70, from], [70, to], [light, base, base, dark]);

const longBack =
  (length: number, flare: number): Exclude<Hair['back'], undefined> =>
  (pen, { hair }) => {
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
function curtains(pen: Pen, hair: Tones, length: number, wave: number, parting: number): void {
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
function cap(
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

function curl(pen: Pen, hair: Tones, x: number, y: number, radius: number, index: number): void {
  fill(pen, index % 3 === 0 ? hair.base : hair.dark, () => pen.arc(x, y, radius, 0, Math.PI * 2));
  stroke(pen, see(hair.light, 0.42), 1.8, () => pen.arc(x - 1, y - 1, radius * 0.6, Math.PI * 0.9, Math.PI * 1.75));
}

/** A cloud of curls on rings around the head; the golden angle keeps them from lining up. */
function curls(pen: Pen, hair: Tones, centreY: number, from: number, to: number, count: number, below: number): void {
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.39996;
    const distance = from + (to - from) * ((index * 0.618) % 1);
    const x = Math.cos(angle) * distance;
    const y = centreY + Math.sin(angle) * distance * 0.96;
    if (y < below) curl(pen, hair, x, y, 11 + ((index * 7) % 5), index);
  }
}

export const hairStyles: Readonly<Record<HairStyle, Hair>> = {
  waves: { reach: 174, back: longBack(158, 10), front: (pen, { hair }) => curtains(pen, hair, 150, 9, -16) },
  bob: {
    reach: 92,
    back: longBack(76, 0),
    front: (pen, { hair }) => {
      curtains(pen, hair, 82, 1, 12);
      const fringe = (): void => {
        pen.moveTo(-58, -30);
        pen.bezierCurveTo(-64, -86, -30, -116, 12, -118);
        pen.bezierCurveTo(50, -114, 62, -82, 58, -34);
        pen.bezierCurveTo(48, -52, 20, -46, -6, -45);
        pen.bezierCurveTo(-30, -44, -50, -46, -58, -30);
      };
      fill(pen, sheen(pen, hair, -110, -30), fringe);
      within(pen, fringe, () => {
        strands(
          pen,
          hair,
          Array.from({ length: 12 }, (_, index) => [10, -118, -40 + index * 9, -92, -54 + index * 10, -38] as const),
        );
        glow(pen, -18, -84, 40, hair.light, 0.45, 0.35);
      });
    },
  },
  'silver-bob': { reach: 92, back: longBack(74, 0), front: (pen, { hair }) => curtains(pen, hair, 84, 2, 20) },
  bun: {
    reach: 34,
    back: (pen, { hair }) => {
      fill(pen, sheen(pen, hair, -150, -90), () => pen.ellipse(6, -124, 33, 27, 0, 0, Math.PI * 2));
      within(
        pen,
        () => pen.ellipse(6, -124, 33, 27, 0, 0, Math.PI * 2),
        () => {
          strands(
            pen,
            hair,
            Array.from(
              { length: 8 },
              (_, index) => [-26 + index * 8, -104, -10 + index * 5, -150, 38 - index * 2, -128] as const,
            ),
          );
        },
      );
      fill(pen, hair.dark, () => pen.ellipse(0, -40, 68, 66, 0, 0, Math.PI * 2));
    },
    front: (pen, { hair }) => {
      const shape = (): void => {
        pen.moveTo(-64, 6);
        pen.bezierCurveTo(-76, -60, -60, -116, 0, -117);
        pen.bezierCurveTo(60, -116, 76, -60, 64, 6);
        pen.bezierCurveTo(60, -20, 58, -44, 44, -60);
        pen.bezierCurveTo(28, -74, 14, -82, 0, -84);
        pen.bezierCurveTo(-14, -82, -28, -74, -44, -60);
        pen.bezierCurveTo(-58, -44, -60, -20, -64, 6);
      };
      fill(pen, sheen(pen, hair, -112, -40), shape);
      within(pen, shape, () => {
        bothSides(pen, () =>
          strands(
            pen,
            hair,
            Array.from(
              { length: 8 },
              (_, index) => [2, -84 - index * 4, 40 + index * 3, -92 + index * 2, 64 + index, -28 + index * 2] as const,
            ),
          ),
        );
        glow(pen, -26, -92, 34, hair.light, 0.5, 0.5);
        stroke(pen, see(hair.dark, 0.7), 1.6, () => {
          pen.moveTo(0, -84);
          pen.lineTo(0, -116);
        });
      });
    },
  },
  curls: {
    reach: 74,
    back: (pen, { hair }) => {
      fill(pen, hair.dark, () => pen.ellipse(0, -38, 96, 92, 0, 0, Math.PI * 2));
      curls(pen, hair, -38, 72, 90, 64, 46);
    },
    front: (pen, { hair }) => {
      fill(pen, hair.dark, () => {
        pen.moveTo(-62, -22);
        pen.bezierCurveTo(-76, -96, -34, -124, 0, -124);
        pen.bezierCurveTo(34, -124, 76, -96, 62, -22);
        pen.bezierCurveTo(54, -58, 34, -72, 0, -74);
        pen.bezierCurveTo(-34, -72, -54, -58, -62, -22);
      });
      for (let index = 0; index < 26; index += 1) {
        const angle = Math.PI * (1.02 + (index % 13) * 0.0738);
        const distance = index < 13 ? 66 : 84;
        curl(
          pen,
          hair,
          Math.cos(angle) * distance * 0.98,
          -28 + Math.sin(angle) * distance * (index < 13 ? 0.82 : 0.98),
          11 + (index % 4),
          index,
        );
      }
    },
  },
  'side-part': {
    reach: 20,
    front: (pen, { hair }) => {
      cap(pen, hair, { top: -116, hairline: -72, sideTo: -8, lift: 2 });
      const sweep = (): void => {
        pen.moveTo(-40, -102);
        pen.bezierCurveTo(-12, -132, 50, -130, 64, -70);
        pen.bezierCurveTo(60, -58, 58, -52, 55, -46);
        pen.bezierCurveTo(40, -78, -4, -66, -40, -102);
      };
      fill(pen, blend(pen, [-40, -110], [64, -60], [hair.light, hair.base, hair.dark]), sweep);
      within(pen, sweep, () =>
        strands(
          pen,
          hair,
          Array.from(
            { length: 10 },
            (_, index) => [-40, -102 + index, 10 + index * 3, -124 + index * 6, 62, -72 + index * 3] as const,
          ),
        ),
      );
    },
  },
  quiff: {
    reach: 20,
    front: (pen, { hair }) => {
      cap(pen, hair, { top: -118, hairline: -68, sideTo: -2, lift: 6 });
      const wave = (): void => {
        pen.moveTo(-50, -72);
        pen.bezierCurveTo(-62, -118, -22, -142, 18, -136);
        pen.bezierCurveTo(52, -132, 66, -104, 52, -70);
        pen.bezierCurveTo(38, -88, 10, -78, -14, -74);
        pen.bezierCurveTo(-30, -71, -42, -70, -50, -72);
      };
      fill(pen, sheen(pen, hair, -136, -70), wave);
      within(pen, wave, () => {
        strands(
          pen,
          hair,
          Array.from(
            { length: 12 },
            (_, index) => [-46 + index * 8, -70, -34 + index * 6, -112, -6 + index * 5, -138] as const,
          ),
        );
        glow(pen, -16, -116, 34, hair.light, 0.42, 0.5);
      });
    },
  },
  crop: {
    reach: 20,
    front: (pen, { hair }) => {
      cap(pen, hair, { top: -111, hairline: -70, sideTo: -14, lift: 0 });
      // Very short curls: a fine grain within the cap, none on the forehead.
      for (let index = 0; index < 150; index += 1) {
        const angle = Math.PI * (1.1 + ((index * 0.618) % 1) * 0.8);
        const distance = ((index * 0.7549) % 1) * 24;
        const x = Math.cos(angle) * (46 + distance * 0.5);
        const y = -52 + Math.sin(angle) * (36 + distance);
        if (y < -78) stroke(pen, see(hair.light, 0.3), 1.4, () => pen.arc(x, y, 1.8, 0, Math.PI * 1.3));
      }
    },
  },
};
