import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Words } from './cards.ts';
import { canvasOf, gradient, overlayOf } from './drawing.ts';
import type { Box } from './layout.ts';
import type { Layout } from './layout.ts';
import { colour, cornerRadius } from './layout.ts';
import { font } from './fonts.ts';
import { fit, readsFromRight, write } from './text.ts';
import type { Overlay } from './yuv.ts';

/** The still background: panels with their shadows, and the mark at the foot. */
export function stageCanvas({ width: wide, height: tall, picture, presenter, isSmall }: Layout): Canvas {
  return canvasOf(wide, tall, (pen) => {
    pen.fillStyle = gradient(
      pen,
      { x: 0, y: 0, width: wide, height: tall },
      ['#FBFCFD', colour.background, '#E7EDF0'],
      0.2,
    );
    pen.fillRect(0, 0, wide, tall);
    for (const { x, y, width, height } of isSmall ? [picture] : [picture, presenter]) {
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

/**
 * The rounded corners over the picture, and the address on a scrim in its upper corner: the left one, or the right one
 * in a language that is read from the right.
 */
export function pictureOverlays(
  background: Canvas,
  pictureBox: Box,
  label: string | undefined,
  fromRight: boolean,
): Overlay[] {
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
  return label === undefined || label.trim() === ''
    ? overlays
    : [
        ...overlays,
        labelOver(
          label,
          (wide) => ({ x: fromRight ? x + width - 20 - wide : x + 20, y: y + 20, width: wide, height: labelHeight }),
          width - 80,
        ),
      ];
}

/** The height of a label over a picture, in pixels. */
export const labelHeight = 48;

/** A line of text on a scrim. `place` gives its box for a width. */
function labelOver(label: string, place: (width: number) => Box, most: number): Overlay {
  const measure = createCanvas(2, 2).getContext('2d');
  const text = fit(measure, label, 600, [23, 20, 17], most, 1);
  measure.font = font(600, text.size);
  const wide = measure.measureText(text.lines[0] ?? '').width;
  const box = place(2 * Math.ceil(wide / 2 + 20));
  return overlayOf(box, (pen) => {
    pen.fillStyle = colour.scrim;
    pen.beginPath();
    pen.roundRect(0, 0, box.width, box.height, 12);
    pen.fill();
    pen.fillStyle = colour.surface;
    write(pen, text, 600, 20, (box.height - text.size * 1.2) / 2, wide);
  });
}

/**
 * The caption of a picture, in its lower left corner, or as far right as it goes in a language that is read from
 * the right. A small presenter stands to the right of it.
 */
export function captionOverlay(
  { picture: { x, y, width, height }, presenter, isSmall }: Layout,
  text: string,
  fromRight: boolean,
): Overlay {
  const [left, right] = [x + 20, isSmall ? presenter.x - 20 : x + width - 20];
  return labelOver(
    text,
    (wide) => ({
      x: fromRight ? right - wide : left,
      y: y + height - labelHeight - 20,
      width: wide,
      height: labelHeight,
    }),
    right - left - 40,
  );
}

/** The layers behind the presenter, and in front: name, notice, and rounded corners. */
export function presenterPanel(
  background: Canvas,
  { presenter: presenterBox, face, isSmall }: Layout,
  { presenterName, phrases }: Words,
): {
  readonly behind: Canvas;
  readonly before: readonly { readonly canvas: Canvas; readonly x: number; readonly y: number }[];
  /** The rounded corners; a small presenter has none. `behind` and `before` contain them already. */
  readonly corners: Canvas | undefined;
} {
  const { width, height } = presenterBox;
  const foot = isSmall ? 60 : 120;
  const corners = cornersOf(background, presenterBox);
  const behind = canvasOf(width, height, (pen) => {
    pen.fillStyle = gradient(pen, { x: 0, y: 0, width, height }, ['#EAF6F3', '#CFE7E2', '#A9D2CA'], 0.5);
    pen.fillRect(0, 0, width, height);
    const halo = pen.createRadialGradient(face.x, face.y - 6, 28 * face.scale, face.x, face.y - 6, 180 * face.scale);
    halo.addColorStop(0, 'rgba(255, 255, 255, 0.95)');
    halo.addColorStop(0.86, 'rgba(255, 255, 255, 0.42)');
    halo.addColorStop(0.875, 'rgba(255, 255, 255, 0.1)');
    halo.addColorStop(1, 'rgba(255, 255, 255, 0.06)');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, width, height);
  });
  // The upper corners have only the background behind them, so they are drawn once.
  if (!isSmall) behind.getContext('2d').drawImage(corners, 0, 0);
  const label = canvasOf(width, foot, (pen) => {
    const fade = pen.createLinearGradient(0, 0, 0, foot);
    fade.addColorStop(0, 'rgba(6, 40, 37, 0)');
    fade.addColorStop(1, 'rgba(6, 40, 37, 0.5)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, foot);
    const text = `${presenterName} · ${phrases.role}`;
    const size = fit(pen, text, 600, [20, 17, 14, 12, 10], width - 40, 1).size;
    pen.font = font(600, size);
    const wide = pen.measureText(text).width;
    const [bottom, tall] = isSmall ? [10, 30] : [18, 38];
    pen.fillStyle = colour.scrim;
    pen.beginPath();
    pen.roundRect((width - wide) / 2 - 14, foot - bottom - tall, wide + 28, tall, tall / 2);
    pen.fill();
    pen.fillStyle = colour.surface;
    pen.direction = readsFromRight(phrases.role) ? 'rtl' : 'ltr';
    pen.textAlign = 'left';
    pen.fillText(text, (width - wide) / 2, foot - bottom - tall / 2 + size * 0.35);
    if (!isSmall) pen.drawImage(corners, 0, foot - height);
  });
  const before = [{ canvas: label, x: 0, y: height - foot }];
  return {
    behind,
    before: isSmall ? [...before, ...edges(width, height)] : before,
    corners: isSmall ? undefined : corners,
  };
}

const edge = 4;

/** The white edges that set a small presenter off from the picture under it. */
const edges = (width: number, height: number) =>
  (
    [
      [0, 0, width, edge],
      [0, height - edge, width, edge],
      [0, 0, edge, height],
      [width - edge, 0, edge, height],
    ] as const
  ).map(([x, y, wide, tall]) => ({
    x,
    y,
    canvas: canvasOf(wide, tall, (pen) => {
      pen.fillStyle = colour.surface;
      pen.fillRect(0, 0, wide, tall);
    }),
  }));

/** The part of the stage behind the captions. */
export const captionBackground = (background: Canvas, captionBox: Box): Canvas =>
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
