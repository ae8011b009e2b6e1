import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Box } from './layout.ts';
import { cameraRoom, captionBox, colour, cornerRadius, pictureBox, presenterBox, stage } from './layout.ts';
import { font } from './fonts.ts';
import type { Phrases } from './phrases.ts';
import type { Pen } from './text.ts';
import { fit, readsFromRight, write } from './text.ts';
import type { Overlay, Planes } from './yuv.ts';
import { overlayFromRgba, planesFromRgba } from './yuv.ts';

/** The texts of the cards. */
export interface Words {
  readonly title: string;
  readonly address?: string | undefined;
  readonly presenterName: string;
  readonly phrases: Phrases;
}

const wholeStage: Box = { x: 0, y: 0, width: stage.width, height: stage.height };

function canvasOf(width: number, height: number, draw: (pen: Pen) => void): Canvas {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return canvas;
}

const overlayOf = (box: Box, draw: (pen: Pen) => void): Overlay =>
  overlayFromRgba(canvasOf(box.width, box.height, draw).data(), box);

function gradient(
  pen: Pen,
  box: Box,
  colours: readonly string[],
  slope = 0.35,
): ReturnType<Pen['createLinearGradient']> {
  const fade = pen.createLinearGradient(box.x, box.y, box.x + box.width * slope, box.y + box.height);
  colours.forEach((value, index) => {
    fade.addColorStop(index / (colours.length - 1), value);
  });
  return fade;
}

/** Draws the Curbcast logo: a roof over a play sign, followed by the name. `x`, `y` is its upper left corner. */
function drawMark(pen: Pen, x: number, y: number, size: number, onDark: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = onDark ? colour.accentBright : colour.accent;
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size * 0.26);
  pen.fill();
  pen.strokeStyle = pen.fillStyle = onDark ? colour.accentDeep : colour.surface;
  pen.lineWidth = size * 0.085;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(size * 0.2, size * 0.49);
  pen.lineTo(size * 0.5, size * 0.23);
  pen.lineTo(size * 0.8, size * 0.49);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(size * 0.41, size * 0.47);
  pen.lineTo(size * 0.41, size * 0.77);
  pen.lineTo(size * 0.67, size * 0.62);
  pen.closePath();
  pen.fill();
  pen.font = font(700, size * 0.72);
  pen.textBaseline = 'middle';
  pen.fillStyle = onDark ? colour.surface : colour.text;
  pen.fillText('Curbcast', size * 1.3, size * 0.53);
  pen.restore();
}

function houseLines(pen: Pen, width: number, height: number): void {
  pen.strokeStyle = 'rgba(123, 221, 205, 0.2)';
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  const ground = height * 0.86;
  const house = (x: number, wide: number, tall: number, roof: number): void => {
    pen.beginPath();
    pen.moveTo(x, ground);
    pen.lineTo(x, ground - tall);
    pen.lineTo(x + wide / 2, ground - tall - roof);
    pen.lineTo(x + wide, ground - tall);
    pen.lineTo(x + wide, ground);
    pen.stroke();
    pen.strokeRect(x + wide * 0.2, ground - tall * 0.78, wide * 0.22, tall * 0.26);
    pen.strokeRect(x + wide * 0.58, ground - tall * 0.78, wide * 0.22, tall * 0.26);
    pen.strokeRect(x + wide * 0.42, ground - tall * 0.36, wide * 0.18, tall * 0.36);
  };
  house(width * 0.54, width * 0.17, height * 0.26, height * 0.13);
  house(width * 0.69, width * 0.22, height * 0.38, height * 0.16);
  house(width * 0.9, width * 0.18, height * 0.24, height * 0.12);
  pen.beginPath();
  pen.moveTo(0, ground);
  pen.lineTo(width, ground);
  pen.stroke();
}

function paintNight(pen: Pen, width: number, height: number): void {
  pen.fillStyle = gradient(
    pen,
    { x: 0, y: 0, width, height },
    ['#0E8375', colour.accent, colour.accentDeep, '#04302C'],
    0.8,
  );
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(width * 0.18, height * 0.1, 0, width * 0.18, height * 0.1, width * 0.75);
  light.addColorStop(0, 'rgba(255, 255, 255, 0.2)');
  light.addColorStop(1, 'rgba(255, 255, 255, 0)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  houseLines(pen, width, height);
}

/** The still background: panels with their shadows, and the mark at the foot. */
export function stageCanvas(): Canvas {
  return canvasOf(stage.width, stage.height, (pen) => {
    pen.fillStyle = gradient(pen, wholeStage, ['#FBFCFD', colour.background, '#E7EDF0'], 0.2);
    pen.fillRect(0, 0, stage.width, stage.height);
    for (const { x, y, width, height } of [pictureBox, presenterBox]) {
      pen.save();
      pen.shadowColor = 'rgba(18, 24, 38, 0.2)';
      pen.shadowBlur = 28;
      pen.shadowOffsetY = 10;
      pen.fillStyle = colour.surface;
      pen.beginPath();
      pen.roundRect(x, y, width, height, cornerRadius);
      pen.fill();
      pen.restore();
    }
  });
}

/** The parts of a box outside its rounded corners, painted like the stage around it. */
function cornersOf(background: Canvas, { x, y, width, height }: Box): Canvas {
  return canvasOf(width, height, (pen) => {
    pen.drawImage(background, x, y, width, height, 0, 0, width, height);
    pen.globalCompositeOperation = 'destination-out';
    pen.beginPath();
    pen.roundRect(0, 0, width, height, cornerRadius);
    pen.fill();
  });
}

/** The rounded corners over the picture, and the address on a scrim in its upper left corner. */
export function pictureOverlays(background: Canvas, label: string | undefined): Overlay[] {
  const corners = cornersOf(background, pictureBox);
  const { x, y, width, height } = pictureBox;
  const overlays = [
    [0, 0],
    [width - cornerRadius, 0],
    [0, height - cornerRadius],
    [width - cornerRadius, height - cornerRadius],
  ].map(([left = 0, top = 0]) =>
    overlayOf({ x: x + left, y: y + top, width: cornerRadius, height: cornerRadius }, (pen) => {
      pen.drawImage(corners, -left, -top);
    }),
  );
  if (label !== undefined && label.trim() !== '') {
    const measure = createCanvas(2, 2).getContext('2d');
    const text = fit(measure, label, 600, [23, 20], width - 80, 1);
    measure.font = font(600, text.size);
    const wide = measure.measureText(text.lines[0] ?? '').width;
    const box: Box = { x: x + 20, y: y + 20, width: 2 * Math.ceil(wide / 2 + 20), height: 48 };
    overlays.push(
      overlayOf(box, (pen) => {
        pen.fillStyle = colour.scrim;
        pen.beginPath();
        pen.roundRect(0, 0, box.width, box.height, 12);
        pen.fill();
        pen.fillStyle = colour.surface;
        write(pen, text, 600, 20, (box.height - text.size * 1.2) / 2, wide);
      }),
    );
  }
  return overlays;
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

/** The layers behind the presenter, and in front: name, notice, and rounded corners. */
export function presenterPanel(
  background: Canvas,
  { presenterName, phrases }: Words,
): {
  readonly behind: Canvas;
  readonly before: readonly { readonly canvas: Canvas; readonly x: number; readonly y: number }[];
} {
  const { width, height } = presenterBox;
  const foot = 120;
  const corners = cornersOf(background, presenterBox);
  const behind = canvasOf(width, height, (pen) => {
    pen.fillStyle = gradient(pen, { x: 0, y: 0, width, height }, ['#EAF6F3', '#CFE7E2', '#A9D2CA'], 0.5);
    pen.fillRect(0, 0, width, height);
    const halo = pen.createRadialGradient(width / 2, 210, 30, width / 2, 210, 190);
    halo.addColorStop(0, 'rgba(255, 255, 255, 0.95)');
    halo.addColorStop(0.86, 'rgba(255, 255, 255, 0.42)');
    halo.addColorStop(0.875, 'rgba(255, 255, 255, 0.1)');
    halo.addColorStop(1, 'rgba(255, 255, 255, 0.06)');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, width, height);
  });
  // The upper corners have only the background behind them, so they are drawn once.
  behind.getContext('2d').drawImage(corners, 0, 0);
  const label = canvasOf(width, foot, (pen) => {
    const fade = pen.createLinearGradient(0, 0, 0, foot);
    fade.addColorStop(0, 'rgba(6, 40, 37, 0)');
    fade.addColorStop(1, 'rgba(6, 40, 37, 0.5)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, foot);
    pen.font = font(600, 20);
    const text = `${presenterName} · ${phrases.role}`;
    const wide = pen.measureText(text).width;
    pen.fillStyle = colour.scrim;
    pen.beginPath();
    pen.roundRect((width - wide) / 2 - 16, foot - 56, wide + 32, 38, 19);
    pen.fill();
    pen.fillStyle = colour.surface;
    pen.fillText(text, (width - wide) / 2, foot - 30);
    pen.drawImage(corners, 0, foot - height);
  });
  return { behind, before: [{ canvas: label, x: 0, y: height - foot }] };
}

/** The part of the stage behind the captions. */
export const captionBackground = (background: Canvas): Canvas =>
  canvasOf(captionBox.width, captionBox.height, (pen) => {
    pen.drawImage(
      background,
      captionBox.x,
      captionBox.y,
      captionBox.width,
      captionBox.height,
      0,
      0,
      captionBox.width,
      captionBox.height,
    );
  });
