import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { drawBody, bodyBottom } from './body.ts';
import { drawFace } from './face.ts';
import type { EyePose, MouthPose } from './features.ts';
import { drawEyes, drawGlasses, drawMouth } from './features.ts';
import { hairStyles } from './hair.ts';
import type { Pen } from './ink.ts';
import type { Look } from './look.ts';

/** Everything that moves. Distances in the head's units, angles in radians. */
export interface Pose {
  readonly swayX: number;
  readonly swayY: number;
  readonly tilt: number;
  /** Lift of the shoulders by the breath, in units. */
  readonly breath: number;
  readonly eyes: EyePose;
  readonly mouth: MouthPose;
}

export const atRest: Pose = {
  swayX: 0,
  swayY: 0,
  tilt: 0,
  breath: 0,
  eyes: { lid: 0, gazeX: 0, gazeY: 0, brow: 0.6 },
  mouth: { open: 0, wide: 0.25, bite: 0, smile: 1 },
};

/** Draws with the middle of the face at the pen's origin, in units of the head. */
export interface Portrait {
  /** Everything but the mouth. */
  readonly figure: (pen: Pen, pose: Pose) => void;
  /** The mouth alone, drawn over the figure of the same pose. */
  readonly mouth: (pen: Pen, pose: Pose) => void;
}

/** In units of the head, from the middle of the face. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const headBounds: Bounds = { left: -118, top: -158, right: 118, bottom: 172 };
const bodyBounds: Bounds = { left: -190, top: 20, right: 190, bottom: bodyBottom };
const faceBounds: Bounds = { left: -82, top: -106, right: 82, bottom: 106 };
const eyeBounds: Bounds = { left: -58, top: -52, right: 58, bottom: 14 };
const mouthBounds: Bounds = { left: -44, top: 34, right: 44, bottom: 96 };
/** The pivot of the head. */
const pivot = 96;
/** Cached variations of eyes or mouth; the oldest are dropped. */
const maxVariations = 400;

/** Maximum movement of the head's edge by sway and tilt, in addition to the margin of its bounds. */
const sway = { across: 6, down: 4 } as const;
const swaying = ({ left, top, right, bottom }: Bounds): Bounds => ({
  left: left - sway.across,
  top: top - sway.down,
  right: right + sway.across,
  bottom: bottom + sway.down,
});
/** Bounds of the head with its hair in any pose, and of the lips: nothing outside changes when only they move. */
export const headReach = swaying(headBounds);
export const mouthReach = swaying(mouthBounds);

const step = (value: number, size: number): number => Math.round(value / size) * size;

/** Lift of the shoulders as drawn, rounded: a quarter of a unit is invisible. */
export const shoulderLift = ({ breath }: Pose): number => step(breath, 0.25);

/**
 * Prepares a presenter for many frames: static parts are drawn once; variations of eyes and mouth are cached on first
 * use.
 *
 * @param scale pixels per unit on the screen
 */
export function createPortrait(look: Look, scale: number): Portrait {
  // Sprites are placed on each other pixel by pixel: their edges are even units, so a multiple of a half is exact.
  const density = Math.max(0.5, Math.round(scale * 3) / 2);
  const sprite = ({ left, top, right, bottom }: Bounds, draw: (pen: Pen) => void): Canvas => {
    const canvas = createCanvas(Math.ceil((right - left) * density), Math.ceil((bottom - top) * density));
    const pen = canvas.getContext('2d');
    pen.scale(density, density);
    pen.translate(-left, -top);
    draw(pen);
    return canvas;
  };
  const kept = new Map<string, Canvas>();
  const once = (key: string, make: () => Canvas): Canvas => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= maxVariations) kept.delete(kept.keys().next().value ?? '');
    const made = make();
    kept.set(key, made);
    return made;
  };
  const variation = (key: string, bounds: Bounds, draw: (pen: Pen) => void): Canvas =>
    once(key, () => sprite(bounds, draw));
  const style = hairStyles[look.hair.style];
  const { back: behind } = style;
  const hairBounds: Bounds = { ...headBounds, bottom: style.reach };
  const wholeBounds: Bounds = { ...headBounds, bottom: Math.max(faceBounds.bottom, style.reach) };
  const back =
    behind === undefined
      ? undefined
      : sprite(hairBounds, (pen) => {
          behind(pen, look);
        });
  const front = sprite(hairBounds, (pen) => {
    style.front(pen, look);
  });
  /** The head without its lips, and which variation of it is drawn. */
  const whole = sprite(wholeBounds, () => undefined).getContext('2d');
  let shown = '';
  const { glasses } = look;
  const spectacles =
    glasses === undefined
      ? undefined
      : sprite(faceBounds, (pen) => {
          drawGlasses(pen, glasses);
        });
  const place = (pen: Pen, image: Canvas, { left, top, right, bottom }: Bounds): void => {
    pen.drawImage(image, left, top, right - left, bottom - top);
  };

  const asHead = (pen: Pen, { swayX, swayY, tilt }: Pose, draw: () => void): void => {
    pen.save();
    pen.translate(swayX, swayY + pivot);
    pen.rotate(tilt);
    pen.translate(0, -pivot);
    draw();
    pen.restore();
  };

  /**
   * The body only moves up and down. It is drawn once per height at screen size and copied pixel by pixel, which is
   * several times as fast as placing it between pixels. The pen must not be rotated.
   */
  const drawShoulders = (pen: Pen, breath: number): void => {
    const { a, e, f } = pen.getTransform();
    const left = Math.floor(e + bodyBounds.left * a);
    const top = Math.floor(f + bodyBounds.top * a);
    const image = once(`body ${breath} ${a} ${e} ${f}`, () => {
      const canvas = createCanvas(
        Math.ceil((bodyBounds.right - bodyBounds.left) * a) + 1,
        Math.ceil((bodyBounds.bottom - bodyBounds.top) * a) + 1,
      );
      const to = canvas.getContext('2d');
      to.setTransform(a, 0, 0, a, e - left, f - top);
      to.translate(0, -breath);
      drawBody(to, look);
      return canvas;
    });
    pen.save();
    pen.resetTransform();
    pen.drawImage(image, left, top);
    pen.restore();
  };

  return {
    figure(pen, pose) {
      const { eyes } = pose;
      const drop = step(pose.mouth.open * 6, 0.75);
      const gaze: EyePose = {
        lid: step(eyes.lid, 0.2),
        gazeX: step(eyes.gazeX, 0.5),
        gazeY: step(eyes.gazeY, 0.5),
        brow: step(eyes.brow, 0.5),
      };
      if (back !== undefined)
        asHead(pen, pose, () => {
          place(pen, back, hairBounds);
        });
      drawShoulders(pen, shoulderLift(pose));
      const eyesKey = Object.values(gaze).join(' ');
      const faces = variation(`face ${drop}`, faceBounds, (to) => {
        drawFace(to, look, drop);
      });
      const eyesOpen = variation(`eyes ${eyesKey}`, eyeBounds, (to) => {
        drawEyes(to, look, gaze);
      });
      // Put together upright, then turned as one: that takes a third of the time of turning each part.
      if (shown !== `${drop} ${eyesKey}`) {
        whole.clearRect(wholeBounds.left, wholeBounds.top, 1_000, 1_000);
        place(whole, faces, faceBounds);
        place(whole, eyesOpen, eyeBounds);
        place(whole, front, hairBounds);
        if (spectacles !== undefined) place(whole, spectacles, faceBounds);
        shown = `${drop} ${eyesKey}`;
      }
      asHead(pen, pose, () => {
        place(pen, whole.canvas, wholeBounds);
      });
    },
    mouth(pen, pose) {
      const { open, wide, bite, smile } = pose.mouth;
      const lips: MouthPose = {
        open: step(open, 0.05),
        wide: step(wide, 0.2),
        bite: step(bite, 0.5),
        smile: step(smile, 0.25),
      };
      asHead(pen, pose, () => {
        place(
          pen,
          variation(`mouth ${Object.values(lips).join(' ')}`, mouthBounds, (to) => {
            drawMouth(to, look, lips);
          }),
          mouthBounds,
        );
      });
    },
  };
}
