import type { Pen } from './ink.ts';
import { cap, curl, curls, curtains, longBack, sheen, strands } from './hair-parts.ts';
import { blend, bothSides, fill, glow, see, stroke, within } from './ink.ts';
import type { HairStyle, Look } from './look.ts';

/** Two layers per style: behind neck and shoulders, and around the face. */
interface Hair {
  readonly back?: (pen: Pen, look: Look) => void;
  /** Length of the hair, in units below the middle of the face. */
  readonly reach: number;
  readonly front: (pen: Pen, look: Look) => void;
}

/** The presenters' hair by its style. */
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
