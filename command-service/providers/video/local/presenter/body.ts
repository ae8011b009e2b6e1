import { chin } from './face.ts';
import type { Pen } from './ink.ts';
import { blend, bothSides, fill, glow, see, stroke, within } from './ink.ts';
import type { Look, Outfit } from './look.ts';

/** The lower edge of the drawing, in units below the middle of the face. */
export const bodyBottom = 344;
/** Offset that brings the body up to the chin, because it is drawn with a longer neck. */
const raised = -14;

function shoulders(pen: Pen, width: number): void {
  pen.moveTo(-43, 122);
  pen.bezierCurveTo(-62, 138, -96, 146, -width + 18, 164);
  pen.bezierCurveTo(-width + 2, 172, -width - 12, 214, -width - 20, bodyBottom);
  pen.lineTo(width + 20, bodyBottom);
  pen.bezierCurveTo(width + 12, 214, width - 2, 172, width - 18, 164);
  pen.bezierCurveTo(96, 146, 62, 138, 43, 122);
  pen.bezierCurveTo(28, 160, -28, 160, -43, 122);
}

function neck(pen: Pen, { skin, lashes }: Look): void {
  const half = lashes ? 28 : 35;
  const shape = (): void => {
    pen.moveTo(-half, 50);
    pen.bezierCurveTo(-half, 96, -half - 2, 112, -half - 22, 130);
    pen.lineTo(-60, 190);
    pen.lineTo(60, 190);
    pen.lineTo(half + 22, 130);
    pen.bezierCurveTo(half + 2, 112, half, 96, half, 50);
  };
  fill(pen, blend(pen, [-half, 0], [half + 6, 0], [skin.base, skin.base, skin.shade]), shape);
  within(pen, shape, () => {
    // The head's shadow on the neck.
    fill(
      pen,
      blend(pen, [0, chin - 22], [0, chin + 34], [see(skin.deep, 0.75), see(skin.deep, 0.4), see(skin.deep, 0)]),
      () => pen.ellipse(4, chin + 2, 66, 44, 0, 0, Math.PI * 2),
    );
    stroke(pen, see(skin.shade, 0.6), 2.4, () => {
      pen.moveTo(-34, 140);
      pen.quadraticCurveTo(-14, 148, -7, 152);
      pen.moveTo(34, 140);
      pen.quadraticCurveTo(14, 148, 7, 152);
    });
    glow(pen, -22, 152, 24, skin.light, 0.4, 0.5);
  });
}

function collar(pen: Pen, outfit: Outfit): void {
  fill(pen, outfit.inner, () => {
    pen.moveTo(-34, 116);
    pen.lineTo(0, 196);
    pen.lineTo(34, 116);
    pen.lineTo(64, 150);
    pen.lineTo(30, bodyBottom);
    pen.lineTo(-30, bodyBottom);
    pen.lineTo(-64, 150);
  });
  bothSides(pen, (side) => {
    fill(pen, blend(pen, [12, 120], [40, 190], ['#FFFFFF', outfit.inner]), () => {
      pen.moveTo(33, 112);
      pen.lineTo(50, 136);
      pen.lineTo(30, 186);
      pen.lineTo(4, 164);
      pen.closePath();
    });
    stroke(pen, `rgba(30, 40, 60, ${side === 1 ? 0.3 : 0.18})`, 1.3, () => {
      pen.moveTo(4, 164);
      pen.lineTo(30, 186);
      pen.lineTo(50, 136);
    });
  });
  stroke(pen, 'rgba(30, 40, 60, 0.22)', 1.4, () => {
    pen.moveTo(0, 182);
    pen.lineTo(0, bodyBottom);
  });
  for (const y of [214, 262]) fill(pen, 'rgba(30, 40, 60, 0.28)', () => pen.arc(4, y, 2.6, 0, Math.PI * 2));
}

function blouse(pen: Pen, outfit: Outfit, { skin }: Look): void {
  fill(pen, blend(pen, [0, 128], [0, 168], [see(skin.base, 0), see(skin.base, 1)]), () => {
    pen.moveTo(-48, 126);
    pen.lineTo(0, 206);
    pen.lineTo(48, 126);
  });
  glow(pen, 0, 168, 30, skin.shade, 0.4, 0.9);
  fill(pen, outfit.inner, () => {
    pen.moveTo(-50, 124);
    pen.bezierCurveTo(-34, 162, -18, 190, 0, 204);
    pen.bezierCurveTo(18, 190, 34, 162, 50, 124);
    pen.lineTo(80, 160);
    pen.lineTo(40, bodyBottom);
    pen.lineTo(-40, bodyBottom);
    pen.lineTo(-80, 160);
  });
  stroke(pen, 'rgba(60, 40, 30, 0.2)', 1.5, () => {
    pen.moveTo(-46, 132);
    pen.bezierCurveTo(-32, 164, -18, 190, 0, 204);
    pen.bezierCurveTo(18, 190, 32, 164, 46, 132);
  });
}

function blazer(pen: Pen, outfit: Outfit, width: number): void {
  bothSides(pen, (side) => {
    const cloth = blend(
      pen,
      [20, 140],
      [width + 10, 300],
      side === -1 ? [outfit.light, outfit.base, outfit.dark] : [outfit.base, outfit.base, outfit.dark],
    );
    fill(pen, cloth, () => {
      pen.moveTo(46, 122);
      pen.bezierCurveTo(70, 140, 100, 147, width - 18, 164);
      pen.bezierCurveTo(width - 2, 172, width + 12, 214, width + 20, bodyBottom);
      pen.lineTo(6, bodyBottom);
      pen.bezierCurveTo(14, 276, 40, 190, 46, 122);
    });
    stroke(pen, see(outfit.dark, 0.7), 1.8, () => {
      pen.moveTo(width - 32, 186);
      pen.bezierCurveTo(width - 40, 230, width - 40, 270, width - 34, bodyBottom);
    });
    fill(pen, side === -1 ? outfit.light : outfit.base, () => {
      pen.moveTo(44, 116);
      pen.lineTo(60, 134);
      pen.bezierCurveTo(72, 158, 76, 172, 78, 186);
      pen.lineTo(62, 188);
      pen.lineTo(70, 200);
      pen.bezierCurveTo(54, 244, 30, 292, 6, bodyBottom);
      pen.bezierCurveTo(16, 268, 42, 190, 44, 116);
    });
    stroke(pen, see(outfit.dark, 0.85), 1.6, () => {
      pen.moveTo(60, 134);
      pen.bezierCurveTo(72, 158, 76, 172, 78, 186);
      pen.lineTo(62, 188);
      pen.lineTo(70, 200);
      pen.bezierCurveTo(54, 244, 30, 292, 6, bodyBottom);
    });
  });
}

function knit(pen: Pen, outfit: Outfit, width: number): void {
  const shape = (): void => shoulders(pen, width);
  fill(
    pen,
    blend(pen, [-width, 130], [width, bodyBottom], [outfit.light, outfit.base, outfit.base, outfit.dark]),
    shape,
  );
  within(pen, shape, () => {
    for (let x = -width - 20; x < width + 20; x += 7)
      stroke(pen, see(outfit.dark, 0.16), 1.6, () => {
        pen.moveTo(x * 0.82, 120);
        pen.quadraticCurveTo(x * 1.02, 220, x * 1.05, bodyBottom);
      });
    bothSides(pen, () =>
      stroke(pen, see(outfit.dark, 0.5), 2, () => {
        pen.moveTo(width - 34, 182);
        pen.bezierCurveTo(width - 42, 230, width - 42, 270, width - 36, bodyBottom);
      }),
    );
  });
  stroke(pen, outfit.inner, 15, () => {
    pen.moveTo(-43, 124);
    pen.bezierCurveTo(-28, 158, 28, 158, 43, 124);
  });
  stroke(pen, see(outfit.dark, 0.6), 1.6, () => {
    pen.moveTo(-50, 127);
    pen.bezierCurveTo(-34, 168, 34, 168, 50, 127);
  });
  stroke(pen, see(outfit.dark, 0.4), 1.4, () => {
    pen.moveTo(-36, 122);
    pen.bezierCurveTo(-24, 149, 24, 149, 36, 122);
  });
}

/** Draws neck, clothes and shoulders down to `bodyBottom`. */
export function drawBody(pen: Pen, look: Look): void {
  const width = look.lashes ? 138 : 158;
  pen.save();
  pen.translate(0, raised);
  neck(pen, look);
  clothe(pen, look, width);
  pen.restore();
}

function clothe(pen: Pen, look: Look, width: number): void {
  const { outfit } = look;
  if (outfit.kind === 'knit') {
    knit(pen, outfit, width);
    return;
  }
  within(
    pen,
    () => {
      pen.rect(-200, 110, 400, 240);
    },
    () => {
      if (outfit.neckline === 'collar') collar(pen, outfit);
      else blouse(pen, outfit, look);
    },
  );
  blazer(pen, outfit, width);
}
