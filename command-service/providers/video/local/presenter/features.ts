import type { Pen } from './ink.ts';
import { blend, bothSides, fill, see, stroke, within } from './ink.ts';
import type { Look } from './look.ts';

/**
 * State of the eyes: lid from 0 open to 1 closed; gaze in units to the presenter's left and down; brows raised in
 * units.
 */
export interface EyePose {
  readonly lid: number;
  readonly gazeX: number;
  readonly gazeY: number;
  readonly brow: number;
}

/** State of the mouth. All values are 0 to 1, except `wide`: -1 rounded, 0 at rest, 1 spread. */
export interface MouthPose {
  readonly open: number;
  readonly wide: number;
  /** Lower lip under the upper teeth, as for f and v. */
  readonly bite: number;
  readonly smile: number;
}

const eyeX = 26.5;
const eyeY = -8;

function eyeShape(pen: Pen, lid: number): void {
  const top = eyeY - 9.6 + lid * 13.6;
  pen.moveTo(eyeX - 14.5, eyeY + 3.4);
  pen.bezierCurveTo(eyeX - 9, top - 0.5, eyeX + 4, top - 2.2, eyeX + 14.5, eyeY + 0.2);
  pen.bezierCurveTo(eyeX + 8, eyeY + 8.2, eyeX - 6, eyeY + 8.6, eyeX - 14.5, eyeY + 3.4);
}

function upperLid(pen: Pen, lid: number): void {
  const top = eyeY - 9.6 + lid * 17;
  pen.moveTo(eyeX - 14.8, eyeY + 3.6);
  pen.bezierCurveTo(eyeX - 9, top - 0.5, eyeX + 4, top - 2.2, eyeX + 15.4, eyeY - 0.4);
}

/** Draws both eyes and both brows. */
export function drawEyes(pen: Pen, look: Look, { lid, gazeX, gazeY, brow }: EyePose): void {
  const { skin, iris, lashes } = look;
  bothSides(pen, (side) => {
    if (lid < 0.92) {
      within(
        pen,
        () => eyeShape(pen, lid),
        () => {
          fill(pen, blend(pen, [0, eyeY - 10], [0, eyeY + 9], ['#D3D4D6', '#FBFAF8', '#F4F1EE']), () =>
            pen.rect(eyeX - 20, eyeY - 16, 40, 32),
          );
          const x = eyeX - 0.4 + gazeX * side;
          const y = eyeY - 1 + gazeY;
          fill(pen, see(iris, 1), () => pen.arc(x, y, 8.1, 0, Math.PI * 2));
          fill(
            pen,
            blend(
              pen,
              [0, y - 8],
              [0, y + 8],
              ['rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0.05)', 'rgba(255, 255, 255, 0.28)'],
            ),
            () => pen.arc(x, y, 8.1, 0, Math.PI * 2),
          );
          stroke(pen, 'rgba(20, 14, 12, 0.55)', 1.3, () => pen.arc(x, y, 7.6, 0, Math.PI * 2));
          fill(pen, '#120D0C', () => pen.arc(x, y, 3.7, 0, Math.PI * 2));
          // The window's light is on the same side in both eyes.
          fill(pen, 'rgba(255, 255, 255, 0.95)', () => pen.arc(x - 2.9 * side, y - 3.1, 2.1, 0, Math.PI * 2));
          fill(pen, 'rgba(255, 255, 255, 0.35)', () => pen.arc(x + 2.8 * side, y + 3.2, 1.3, 0, Math.PI * 2));
          fill(pen, blend(pen, [0, eyeY - 10], [0, eyeY - 2], ['rgba(40, 22, 16, 0.42)', 'rgba(40, 22, 16, 0)']), () =>
            pen.rect(eyeX - 20, eyeY - 14, 40, 14),
          );
        },
      );
      stroke(pen, see(skin.deep, 0.35), 1.1, () => {
        pen.moveTo(eyeX - 11, eyeY + 6);
        pen.bezierCurveTo(eyeX - 4, eyeY + 9, eyeX + 6, eyeY + 8.4, eyeX + 13.5, eyeY + 1.4);
      });
    }
    stroke(pen, lashes ? '#241613' : see('#2A1B16', 0.85), lashes ? 2.9 : 2.1, () => upperLid(pen, lid));
    if (lashes)
      stroke(pen, '#241613', 1.9, () => {
        const tip = lid * 9;
        pen.moveTo(eyeX + 14, eyeY + lid * 2);
        pen.quadraticCurveTo(eyeX + 17.6, eyeY - 2 + tip * 0.5, eyeX + 19, eyeY - 4.6 + tip);
      });
    stroke(pen, see(skin.deep, 0.5), 1.3, () => {
      pen.moveTo(eyeX - 12, eyeY - 5 + lid * 3);
      pen.bezierCurveTo(eyeX - 6, eyeY - 15 + lid * 5, eyeX + 7, eyeY - 16 + lid * 5, eyeX + 15, eyeY - 6 + lid * 3);
    });
    const weight = look.brow.weight;
    const lift = brow;
    fill(pen, see(look.brow.colour, 0.92), () => {
      pen.moveTo(10.5, -31.6 - lift);
      pen.bezierCurveTo(20, -36.4 - lift, 34, -38 - lift * 1.1, 46.5, -26.8 - lift * 0.8);
      pen.bezierCurveTo(
        35,
        -33.6 + weight * 0.8 - lift * 1.1,
        22,
        -32.4 + weight * 2.8 - lift,
        11,
        -28.2 + weight * 1.4 - lift,
      );
      pen.closePath();
    });
  });
}

/** Draws the spectacles over everything else in the face. */
export function drawGlasses(pen: Pen, frame: string): void {
  bothSides(pen, () => {
    fill(pen, 'rgba(255, 255, 255, 0.09)', () => pen.roundRect(eyeX - 21, eyeY - 16, 42, 34, 14));
    stroke(pen, frame, 3, () => pen.roundRect(eyeX - 21, eyeY - 16, 42, 34, 14));
    stroke(pen, frame, 2.6, () => {
      pen.moveTo(eyeX + 21, eyeY - 6);
      pen.lineTo(62, eyeY - 8);
    });
    stroke(pen, 'rgba(255, 255, 255, 0.35)', 2, () => {
      pen.moveTo(eyeX - 12, eyeY - 8);
      pen.lineTo(eyeX - 5, eyeY - 12);
    });
  });
  stroke(pen, frame, 2.8, () => {
    pen.moveTo(-6, eyeY - 3);
    pen.quadraticCurveTo(0, eyeY - 8, 6, eyeY - 3);
  });
}

const mouthY = 57;

/** Draws the lips and, when they are apart, teeth and tongue between them. */
export function drawMouth(pen: Pen, { skin, lipFullness, lashes }: Look, { open, wide, bite, smile }: MouthPose): void {
  const half = 21.5 + wide * (wide > 0 ? 4.5 : 8.5) + smile * 2.5 - open * 1.5;
  const gap = open * 17;
  const upperLip = 4.4 + lipFullness * 2.8 + (wide < 0 ? -wide * 1.2 : 0);
  const lowerLip = 5 + lipFullness * 4 + (wide < 0 ? -wide * 1.6 : 0) - bite * 2.6;
  const cornerY = mouthY - smile * 4.6 + gap * 0.26;
  const seamTop = mouthY + smile * 1.6 - gap * 0.2;
  const seamBottom = mouthY + smile * 1.6 + gap * 0.8 - bite * 1.5;
  const opening = (): void => {
    pen.moveTo(-half + 2, cornerY);
    pen.bezierCurveTo(-half * 0.55, seamTop - smile * 0.6, -5, seamTop - 0.3, 0, seamTop + 0.5);
    pen.bezierCurveTo(5, seamTop - 0.3, half * 0.55, seamTop - smile * 0.6, half - 2, cornerY);
    pen.bezierCurveTo(
      half * 0.62,
      seamBottom + gap * 0.18 + 1,
      -half * 0.62,
      seamBottom + gap * 0.18 + 1,
      -half + 2,
      cornerY,
    );
  };
  const outline = (): void => {
    pen.moveTo(-half, cornerY);
    pen.bezierCurveTo(
      -half * 0.62,
      seamTop - upperLip * 0.75,
      -half * 0.3,
      seamTop - upperLip * 1.12,
      -4,
      seamTop - upperLip,
    );
    pen.quadraticCurveTo(0, seamTop - upperLip + 2, 4, seamTop - upperLip);
    pen.bezierCurveTo(half * 0.3, seamTop - upperLip * 1.12, half * 0.62, seamTop - upperLip * 0.75, half, cornerY);
    pen.bezierCurveTo(
      half * 0.66,
      seamBottom + lowerLip * 1.15,
      half * 0.3,
      seamBottom + lowerLip * 1.32 + gap * 0.1,
      0,
      seamBottom + lowerLip * 1.32 + gap * 0.1,
    );
    pen.bezierCurveTo(
      -half * 0.3,
      seamBottom + lowerLip * 1.32 + gap * 0.1,
      -half * 0.66,
      seamBottom + lowerLip * 1.15,
      -half,
      cornerY,
    );
  };
  const strength = lashes ? 0.9 : 0.55;
  fill(
    pen,
    blend(
      pen,
      [0, seamTop - upperLip],
      [0, seamBottom + lowerLip * 1.4],
      [see(skin.lip, strength), see(skin.lip, strength * 0.95), see(skin.lip, strength * 0.72)],
    ),
    outline,
  );
  if (gap > 1.2 || bite > 0.3) {
    within(pen, opening, () => {
      fill(pen, blend(pen, [0, seamTop], [0, seamBottom + 4], ['#2A0E10', '#4A191B']), () => pen.rect(-40, 20, 80, 90));
      const teeth = Math.min(5.6, 1.6 + gap * 0.36) + bite * 3;
      fill(pen, blend(pen, [0, seamTop], [0, seamTop + teeth], ['#E9E4DC', '#FBF8F3']), () =>
        pen.roundRect(-half * 0.72, seamTop - 3, half * 1.44, teeth + 3, 4),
      );
      if (gap > 6)
        fill(pen, '#B4585A', () => pen.ellipse(0, seamBottom + gap * 0.24, half * 0.52, gap * 0.3, 0, 0, Math.PI * 2));
    });
  }
  stroke(pen, see(skin.deep, gap > 1.2 ? 0.5 : 0.85), 1.5, () => {
    pen.moveTo(-half + 0.5, cornerY);
    pen.bezierCurveTo(-half * 0.55, seamTop - smile * 0.6, -5, seamTop - 0.3, 0, seamTop + 0.5);
    pen.bezierCurveTo(5, seamTop - 0.3, half * 0.55, seamTop - smile * 0.6, half - 0.5, cornerY);
  });
  fill(pen, 'rgba(255, 255, 255, 0.2)', () =>
    pen.ellipse(-2, seamBottom + lowerLip * 0.78 + gap * 0.06, half * 0.34, lowerLip * 0.2, 0, 0, Math.PI * 2),
  );
  bothSides(pen, () =>
    stroke(pen, see(skin.deep, 0.4), 1.7, () => {
      pen.moveTo(half - 0.5, cornerY - 1.4);
      pen.quadraticCurveTo(half + 2.4, cornerY - 0.4, half + 2.2, cornerY + 2);
    }),
  );
}
