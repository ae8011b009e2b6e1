import type { Pen } from './ink.ts';
import { blend, bothSides, fill, glow, see, stroke, within } from './ink.ts';
import type { Look } from './look.ts';

/** Half the width of the face at the cheekbones; the middle of the face is the origin, y grows downwards. */
const cheek = 61;
const crown = -104;
export const chin = 88;

/** The outline of the face; `drop` is how far the jaw is open, in units. */
function faceShape(pen: Pen, { jaw }: Look, drop: number): void {
  const low = chin + drop;
  pen.moveTo(0, crown + 6);
  for (const side of [1, -1] as const) {
    const x = (value: number): number => value * side * cheek;
    if (side === -1) pen.moveTo(0, crown + 6);
    pen.bezierCurveTo(x(0.72), crown + 6, x(1.02), -62, x(1), -14);
    pen.bezierCurveTo(x(0.99), 18, x(0.97), 32 + drop * 0.3, x(jaw), 58 + drop * 0.7);
    pen.bezierCurveTo(x(jaw * 0.8), 76 + drop, x(0.34), low, 0, low);
  }
}

function ears(pen: Pen, { skin, earrings }: Look): void {
  bothSides(pen, (side) => {
    fill(pen, side === -1 ? skin.base : skin.shade, () => {
      pen.moveTo(cheek - 4, -16);
      pen.bezierCurveTo(cheek + 8, -26, cheek + 15, -10, cheek + 10, 6);
      pen.bezierCurveTo(cheek + 7, 20, cheek + 1, 24, cheek - 5, 18);
    });
    stroke(pen, see(skin.deep, 0.4), 1.6, () => {
      pen.moveTo(cheek + 2, -12);
      pen.bezierCurveTo(cheek + 9, -12, cheek + 8, 2, cheek + 3, 10);
    });
    if (earrings !== undefined) {
      fill(pen, earrings, () => pen.arc(cheek + 3, 25, 4.4, 0, Math.PI * 2));
      fill(pen, 'rgba(255, 255, 255, 0.7)', () => pen.arc(cheek + 2, 23.6, 1.4, 0, Math.PI * 2));
    }
  });
}

function nose(pen: Pen, { skin }: Look): void {
  // Light from the upper left: the right side of the nose and the area under it are shaded.
  fill(pen, blend(pen, [2, 0], [16, 0], [see(skin.shade, 0), see(skin.shade, 0.5)]), () => {
    pen.moveTo(3, -16);
    pen.bezierCurveTo(5, 4, 8, 18, 15, 27);
    pen.bezierCurveTo(12, 34, 6, 35, 1, 35);
    pen.closePath();
  });
  glow(pen, 0, 38, 18, skin.deep, 0.26, 0.42);
  glow(pen, -2.5, 20, 9, skin.light, 0.75, 1.5);
  stroke(pen, see(skin.light, 0.5), 4, () => {
    pen.moveTo(-2, -14);
    pen.lineTo(-2.5, 12);
  });
  stroke(pen, see(skin.deep, 0.6), 1.9, () => {
    pen.moveTo(-12, 28);
    pen.bezierCurveTo(-15.5, 31, -12.5, 36, -8.5, 34.4);
    pen.moveTo(12, 28);
    pen.bezierCurveTo(15.5, 31, 12.5, 36, 8.5, 34.4);
  });
  fill(pen, see(skin.deep, 0.62), () => {
    pen.ellipse(-6.4, 34.2, 3.3, 1.6, 0.25, 0, Math.PI * 2);
    pen.ellipse(6.4, 34.2, 3.3, 1.6, -0.25, 0, Math.PI * 2);
  });
}

function beardOn(pen: Pen, look: Look, drop: number): void {
  const { beard, hair, skin } = look;
  if (beard === undefined) return;
  within(
    pen,
    () => faceShape(pen, look, drop),
    () => {
      if (beard === 'stubble') {
        glow(pen, 0, 66, 62, hair.dark, 0.3, 0.62);
        bothSides(pen, () => {
          glow(pen, 44, 44, 26, hair.dark, 0.2, 1.2);
        });
        glow(pen, 0, 43, 24, hair.dark, 0.22, 0.3);
        return;
      }
      fill(
        pen,
        blend(pen, [0, 0], [0, chin], [see(hair.base, 0.5), see(hair.base, 0.93), see(hair.dark, 0.96)]),
        () => {
          pen.moveTo(-cheek - 6, -6);
          pen.bezierCurveTo(-cheek + 7, 22, -cheek + 14, 38, -30, 42);
          pen.bezierCurveTo(-18, 41, -10, 40, 0, 44);
          pen.bezierCurveTo(10, 40, 18, 41, 30, 42);
          pen.bezierCurveTo(cheek - 14, 38, cheek - 7, 22, cheek + 6, -6);
          pen.lineTo(cheek + 10, chin + 24);
          pen.lineTo(-cheek - 10, chin + 24);
        },
      );
      // The skin around the lips.
      fill(pen, see(skin.shade, 0.9), () => pen.ellipse(0, 58.5 + drop * 0.5, 25, 8 + drop * 0.5, 0, 0, Math.PI * 2));
      glow(pen, -20, 74, 30, hair.light, 0.3, 0.6);
    },
  );
}

/** Draws ears, face, cheeks, nose and beard; eyes, brows and mouth are drawn over it for each frame. */
export function drawFace(pen: Pen, look: Look, drop: number): void {
  const { skin } = look;
  ears(pen, look);
  const tone = pen.createRadialGradient(-22, -34, 8, -4, 0, 128);
  tone.addColorStop(0, skin.light);
  tone.addColorStop(0.42, skin.base);
  tone.addColorStop(1, skin.shade);
  fill(pen, tone, () => faceShape(pen, look, drop));
  within(
    pen,
    () => faceShape(pen, look, drop),
    () => {
      fill(
        pen,
        blend(pen, [10, 0], [cheek + 4, 12], [see(skin.shade, 0), see(skin.shade, 0.18), see(skin.deep, 0.42)]),
        () => pen.rect(0, crown, cheek + 10, 230),
      );
      glow(pen, -34, 30, 27, skin.blush, 0.38, 0.8);
      glow(pen, 36, 30, 26, skin.blush, 0.32, 0.8);
      glow(pen, -30, 14, 22, skin.light, 0.5, 0.5);
      glow(pen, 0, -62, 48, skin.light, 0.32, 0.6);
      glow(pen, 0, 78 + drop, 15, skin.light, 0.42, 0.7);
      glow(pen, 0, 71 + drop * 0.6, 19, skin.deep, 0.2, 0.24);
      // Soft hollows of the eyes.
      bothSides(pen, () => {
        glow(pen, 26, -14, 24, skin.deep, 0.2, 0.62);
      });
      if (look.lines === true)
        bothSides(pen, () => {
          stroke(pen, see(skin.deep, 0.3), 1.3, () => {
            pen.moveTo(17, 32);
            pen.bezierCurveTo(24, 38, 28, 46, 28.5, 54);
            pen.moveTo(47, -6);
            pen.lineTo(54, -9);
            pen.moveTo(47, -2);
            pen.lineTo(53, -1);
          });
        });
    },
  );
  nose(pen, look);
  beardOn(pen, look, drop);
}
