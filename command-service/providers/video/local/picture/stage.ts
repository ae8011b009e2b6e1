import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Words } from './cards.ts';
import { canvasOf, gradient, overlayOf } from './drawing.ts';
import type { Box } from './layout.ts';
import type { Layout } from './layout.ts';
import { colour, cornerRadius, toPixels } from './layout.ts';
import { font } from './fonts.ts';
import { fit, readsFromRight, write, type Pen } from './text.ts';
import type { Overlay } from './yuv.ts';

/** The still background: panels with their shadows, and the mark at the foot. */
export function stageCanvas({ width: wide, height: tall, picture, presenter, isSmall, unit }: Layout): Canvas {
  return canvasOf(
    wide,
    tall,
    (pen) => {
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
    },
    unit,
  );
}

/** Draws the part of the stage in a box. */
function drawPart(pen: Pen, background: Canvas, { x, y, width, height }: Box, unit: number): void {
  pen.drawImage(background, x * unit, y * unit, width * unit, height * unit, 0, 0, width, height);
}

/** The parts of a box outside its rounded corners, painted like the stage around it. */
function cornersOf(background: Canvas, box: Box, unit: number): Canvas {
  return canvasOf(
    box.width,
    box.height,
    (pen) => {
      drawPart(pen, background, box, unit);
      pen.globalCompositeOperation = 'destination-out';
      pen.beginPath();
      pen.roundRect(0, 0, box.width, box.height, cornerRadius);
      pen.fill();
    },
    unit,
  );
}

/**
 * The rounded corners of a picture that does not fill the frame, and the address on a scrim in its upper corner: the
 * left one, or the right one in a language that is read from the right.
 */
export function pictureOverlays(
  background: Canvas,
  { picture, words, isFull, unit }: Layout,
  label: string | undefined,
  fromRight: boolean,
): Overlay[] {
  const overlays = isFull ? [] : roundedCorners(background, picture, unit);
  if (label === undefined || label.trim() === '') return overlays;
  // A presenter in the lower corner leaves the upper edge free.
  const space = words.x - picture.x;
  const right = picture.x + picture.width - space;
  const place = (wide: number): Box => ({
    x: fromRight ? right - wide : words.x,
    y: words.y,
    width: wide,
    height: labelHeight,
  });
  return [...overlays, labelOver(label, place, right - words.x - 40, unit)];
}

function roundedCorners(background: Canvas, picture: Box, unit: number): Overlay[] {
  const corners = cornersOf(background, picture, unit);
  const { x, y, width, height } = picture;
  return [
    [0, 0],
    [width - cornerRadius, 0],
    [0, height - cornerRadius],
    [width - cornerRadius, height - cornerRadius],
  ].map(([left = 0, top = 0]) =>
    overlayOf(
      { x: x + left, y: y + top, width: cornerRadius, height: cornerRadius },
      (pen) => {
        pen.drawImage(corners, -left, -top, width, height);
      },
      unit,
    ),
  );
}

/** The height of a label over a picture, in pixels. */
export const labelHeight = 48;

/** A line of text on a scrim. `place` gives its box for a width. */
function labelOver(label: string, place: (width: number) => Box, most: number, unit: number): Overlay {
  const measure = createCanvas(2, 2).getContext('2d');
  const text = fit(measure, label, 600, [23, 20, 17], most, 1);
  measure.font = font(600, text.size);
  const wide = measure.measureText(text.lines[0] ?? '').width;
  const box = place(2 * Math.ceil(wide / 2 + 20));
  return overlayOf(
    box,
    (pen) => {
      pen.fillStyle = colour.scrim;
      pen.beginPath();
      pen.roundRect(0, 0, box.width, box.height, 12);
      pen.fill();
      pen.fillStyle = colour.surface;
      write(pen, text, 600, 20, (box.height - text.size * 1.2) / 2, wide);
    },
    unit,
  );
}

/**
 * The caption of a picture, in its lower left corner, or as far right as it goes in a language that is read from
 * the right. A small presenter stands to the right of it.
 */
export function captionOverlay({ words, unit }: Layout, text: string, fromRight: boolean): Overlay {
  const right = words.x + words.width;
  return labelOver(
    text,
    (wide) => ({
      x: fromRight ? right - wide : words.x,
      y: words.y + words.height - labelHeight,
      width: wide,
      height: labelHeight,
    }),
    words.width - 40,
    unit,
  );
}

/** The layers behind the presenter, and in front: name, notice, and rounded corners. */
export function presenterPanel(
  background: Canvas,
  { presenter: presenterBox, face, isSmall, unit }: Layout,
  { presenterName, phrases }: Words,
): {
  readonly behind: Canvas;
  readonly before: readonly { readonly canvas: Canvas; readonly x: number; readonly y: number }[];
  /** The rounded corners; a small presenter has none. `behind` and `before` contain them already. */
  readonly corners: Canvas | undefined;
} {
  const { width, height } = presenterBox;
  const foot = isSmall ? 60 : 120;
  const corners = cornersOf(background, presenterBox, unit);
  const behind = canvasOf(
    width,
    height,
    (pen) => {
      pen.fillStyle = gradient(pen, { x: 0, y: 0, width, height }, ['#EAF6F3', '#CFE7E2', '#A9D2CA'], 0.5);
      pen.fillRect(0, 0, width, height);
      const halo = pen.createRadialGradient(face.x, face.y - 6, 28 * face.scale, face.x, face.y - 6, 180 * face.scale);
      halo.addColorStop(0, 'rgba(255, 255, 255, 0.95)');
      halo.addColorStop(0.86, 'rgba(255, 255, 255, 0.42)');
      halo.addColorStop(0.875, 'rgba(255, 255, 255, 0.1)');
      halo.addColorStop(1, 'rgba(255, 255, 255, 0.06)');
      pen.fillStyle = halo;
      pen.fillRect(0, 0, width, height);
      // The upper corners have only the background behind them, so they are drawn once.
      if (!isSmall) pen.drawImage(corners, 0, 0, width, height);
    },
    unit,
  );
  const label = canvasOf(
    width,
    foot,
    (pen) => {
      const fade = pen.createLinearGradient(0, 0, 0, foot);
      fade.addColorStop(0, 'rgba(6, 40, 37, 0)');
      fade.addColorStop(1, 'rgba(6, 40, 37, 0.5)');
      pen.fillStyle = fade;
      pen.fillRect(0, 0, width, foot);
      drawName(pen, [presenterName, phrases.role], { width, foot, isSmall });
      if (!isSmall) pen.drawImage(corners, 0, foot - height, width, height);
    },
    unit,
  );
  const before = [{ canvas: label, x: 0, y: toPixels(height, unit) - label.height }];
  return {
    behind,
    before: isSmall ? [...before, ...edges(behind)] : before,
    corners: isSmall ? undefined : corners,
  };
}

const edge = 4;

/** The plate with the presenter's name and the notice: in two lines when one line would be too small to read. */
function drawName(
  pen: Pen,
  [name, role]: readonly [string, string],
  { width, foot, isSmall }: { readonly width: number; readonly foot: number; readonly isSmall: boolean },
): void {
  const most = width - (isSmall ? 32 : 40);
  const single = fit(pen, `${name} · ${role}`, 600, [20, 17, 14, 12, 10], most, 1);
  const lines = isSmall && single.size < 14 ? [name, role] : [`${name} · ${role}`];
  const size = lines.length === 1 ? single.size : fit(pen, role, 600, [16, 14, 12, 10], most, 1).size;
  pen.font = font(600, size);
  const widths = lines.map((line) => pen.measureText(line).width);
  const wide = Math.max(...widths);
  const [bottom, tall] = isSmall ? [8, lines.length === 1 ? 30 : 46] : [18, 38];
  pen.fillStyle = colour.scrim;
  pen.beginPath();
  pen.roundRect((width - wide) / 2 - 12, foot - bottom - tall, wide + 24, tall, Math.min(19, tall / 2));
  pen.fill();
  pen.fillStyle = colour.surface;
  pen.direction = readsFromRight(role) ? 'rtl' : 'ltr';
  pen.textAlign = 'left';
  lines.forEach((line, at) => {
    const middle = foot - bottom - tall / 2 + (at - (lines.length - 1) / 2) * size * 1.25;
    pen.fillText(line, (width - (widths[at] ?? 0)) / 2, middle + size * 0.35);
  });
}

/** The white edges that set a small presenter off from the picture under it, on a canvas of pixels. */
const edges = ({ width, height }: Pick<Canvas, 'width' | 'height'>) =>
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
export const captionBackground = (background: Canvas, captionBox: Box, unit: number): Canvas =>
  canvasOf(captionBox.width, captionBox.height, (pen) => drawPart(pen, background, captionBox, unit), unit);
