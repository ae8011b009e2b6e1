import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Words } from './cards.ts';
import { canvasOf, gradient, overlayOf } from './drawing.ts';
import type { Box } from './layout.ts';
import { captionBox, colour, cornerRadius, pictureBox, presenterBox, stage } from './layout.ts';
import { font } from './fonts.ts';
import { fit, write } from './text.ts';
import type { Overlay } from './yuv.ts';

const wholeStage: Box = { x: 0, y: 0, width: stage.width, height: stage.height };

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
