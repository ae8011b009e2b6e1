import { canvasOf, drawMark, overlayOf, paintNight } from './drawing.ts';
import type { Box } from './layout.ts';
import { cameraRoom, colour, pictureBox, stage } from './layout.ts';
import type { Phrases } from './phrases.ts';
import { fit, readsFromRight, write } from './text.ts';
import type { Overlay, Planes } from './yuv.ts';
import { planesFromRgba } from './yuv.ts';

/** The texts of the cards. */
export interface Words {
  readonly title: string;
  readonly address?: string | undefined;
  readonly presenterName: string;
  readonly phrases: Phrases;
}

/** The panel for a video without pictures, and the texts to draw over it. */
export function emptyPicture({ title, address }: Words): { readonly picture: Planes; readonly words: Overlay } {
  const width = 2 * Math.round((pictureBox.width * cameraRoom) / 2);
  const height = 2 * Math.round((pictureBox.height * cameraRoom) / 2);
  const box: Box = {
    x: pictureBox.x + 56,
    y: pictureBox.y + 72,
    width: pictureBox.width - 112,
    height: pictureBox.height - 200,
  };
  const words = overlayOf(box, (pen) => {
    pen.fillStyle = colour.accentText;
    pen.fillRect(readsFromRight(address ?? title) ? box.width - 56 : 0, 6, 56, 5);
    pen.fillStyle = colour.surface;
    const headline = fit(pen, address ?? title, 700, [58, 50, 42, 36], box.width, 3);
    const taken = write(pen, headline, 700, 0, 34, box.width, 1.16);
    if (address === undefined || title.trim() === address.trim()) return;
    pen.fillStyle = 'rgba(237, 241, 247, 0.92)';
    write(pen, fit(pen, title, 400, [27, 24], box.width, 2), 400, 0, 34 + taken + 18, box.width, 1.35);
  });
  return {
    picture: planesFromRgba(
      canvasOf(width, height, (pen) => {
        paintNight(pen, width, height);
      }).data(),
      width,
      height,
    ),
    words,
  };
}

/** Darkens the picture of the title card, so that its text is readable. */
export const titleShade = (width: number, height: number): Overlay =>
  overlayOf({ x: 0, y: 0, width, height }, (pen) => {
    const fade = pen.createLinearGradient(0, height, width * 0.55, 0);
    fade.addColorStop(0, 'rgba(4, 26, 24, 0.94)');
    fade.addColorStop(0.55, 'rgba(6, 40, 37, 0.66)');
    fade.addColorStop(1, 'rgba(8, 20, 26, 0.24)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, height);
  });

/** The designed background of cards without a picture. */
export const nightPlanes = (width: number, height: number): Planes =>
  planesFromRgba(
    canvasOf(width, height, (pen) => {
      paintNight(pen, width, height);
    }).data(),
    width,
    height,
  );

/** Title, address and mark of the opening card. */
export function titleWords({ title, address }: Words): Overlay {
  const box: Box = { x: 88, y: 88, width: 1000, height: 560 };
  return overlayOf(box, (pen) => {
    drawMark(pen, 0, 0, 46, true);
    const headline = fit(pen, title, 700, [76, 66, 56, 46], box.width, 3);
    const isSame = address === undefined || address.trim() === title.trim();
    const place = isSame ? undefined : fit(pen, address, 400, [34, 30, 26], box.width, 2);
    const headlineHeight = headline.lines.length * headline.size * 1.14;
    const top =
      box.height - headlineHeight - (place === undefined ? 0 : place.lines.length * place.size * 1.3 + 22) - 8;
    pen.fillStyle = colour.accentBright;
    pen.fillRect(readsFromRight(title) ? box.width - 72 : 0, top - 26, 72, 6);
    pen.fillStyle = colour.surface;
    write(pen, headline, 700, 0, top, box.width, 1.14);
    pen.fillStyle = colour.onNight;
    if (place !== undefined) write(pen, place, 400, 0, top + headlineHeight + 22, box.width, 1.3);
  });
}

/** Mark, address and the notice of the closing card. */
export function closeCard({ title, address, presenterName, phrases }: Words): Planes {
  return planesFromRgba(
    canvasOf(stage.width, stage.height, (pen) => {
      paintNight(pen, stage.width, stage.height);
      drawMark(pen, 88, 88, 46, true);
      pen.fillStyle = colour.surface;
      const headline = fit(pen, address ?? title, 700, [58, 50, 42, 34], 980, 2);
      const taken = write(pen, headline, 700, 88, 262, 980, 1.18);
      pen.fillStyle = colour.onNight;
      write(pen, fit(pen, phrases.thanks, 400, [32], 980, 1), 400, 88, 262 + taken + 16, 980);
      const notice = fit(pen, phrases.notice(presenterName), 600, [23], 1020, 2);
      pen.fillStyle = 'rgba(4, 26, 24, 0.6)';
      pen.beginPath();
      pen.roundRect(88, 560, 1104, 34 + notice.lines.length * 32, 14);
      pen.fill();
      pen.fillStyle = colour.onNight;
      write(pen, notice, 600, 112, 574, 1056, 1.36);
    }).data(),
    stage.width,
    stage.height,
  );
}
