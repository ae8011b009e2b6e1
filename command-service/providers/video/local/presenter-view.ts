import { createCanvas } from '@napi-rs/canvas';
import type { presenterPanel } from './picture/stage.ts';
import type { Box, Layout } from './picture/layout.ts';
import type { Planes } from './picture/yuv.ts';
import { blitRgba } from './picture/yuv.ts';
import type { Bounds, Portrait, Pose } from './presenter/portrait.ts';
import { headReach, mouthReach, shoulderLift } from './presenter/portrait.ts';

/** The pixels of the panel within bounds of the portrait, with even edges, because color has half the resolution. */
function pixelsOf({ left, top, right, bottom }: Bounds, { x, y, scale }: Layout['face'], panelSize: Box): Box {
  const even = (value: number, most: number): number => Math.min(most, Math.max(0, 2 * value));
  const from = {
    x: even(Math.floor((x + left * scale) / 2), panelSize.width),
    y: even(Math.floor((y + top * scale) / 2), panelSize.height),
  };
  const to = {
    x: even(Math.ceil((x + right * scale) / 2), panelSize.width),
    y: even(Math.ceil((y + bottom * scale) / 2), panelSize.height),
  };
  return { ...from, width: to.x - from.x, height: to.y - from.y };
}

/** The most pixels read at once: larger pieces cost ten times as much, because their memory comes from the system. */
const mostPixels = 90_000;

/** Divides a box into strips, with even edges. */
function strips({ x, y, width, height }: Box): readonly Box[] {
  const tall = 2 * Math.floor(mostPixels / width / 2);
  return Array.from({ length: Math.ceil(height / tall) }, (_, at) => ({
    x,
    y: y + at * tall,
    width,
    height: Math.min(tall, height - at * tall),
  }));
}

/** Where a presenter is shown: the layers around it, and the frame with the upper left corner of its panel. */
export interface PresenterStage {
  readonly panel: ReturnType<typeof presenterPanel>;
  readonly layout: Pick<Layout, 'face' | 'presenter' | 'unit'>;
  readonly frame: Planes;
  readonly at: { readonly x: number; readonly y: number };
}

/**
 * Prepares a presenter, drawn or recorded, for a stage. The result is called once for each frame, in order, and shows
 * the pose. `rests`: whether head and body may stay as they are.
 */
export type OpenPresenter = (stage: PresenterStage) => (pose: Pose, rests: boolean) => void | Promise<void>;

/**
 * Creates the function that draws a pose into a frame, with the upper left corner of the panel at `left`, `top`. It
 * draws and converts only what moved: always the lips, the head as well unless the figure `rests`, and with a breath
 * the whole panel. Lips move in every frame; head, eyes and shoulders move so slowly that every other frame is enough.
 */
export function createPresenterView(
  portrait: Portrait,
  { panel, layout, frame, at: { x: left, y: top } }: PresenterStage,
): (pose: Pose, rests: boolean) => void {
  const {
    face,
    presenter: { width, height },
  } = layout;
  const panelSize: Box = { x: 0, y: 0, width, height };
  const pen = createCanvas(panelSize.width, panelSize.height).getContext('2d');
  const head = pixelsOf(headReach, face, panelSize);
  const mouth = pixelsOf(mouthReach, face, panelSize);
  /** The pose on the canvas without its lips, and the pixels under the lips. */
  let held: { readonly pose: Pose; readonly bare: ReturnType<typeof pen.getImageData> } | undefined;

  function inside({ x, y, width, height }: Box, draw: () => void): void {
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    draw();
    pen.restore();
  }

  function place(draw: () => void): void {
    pen.save();
    pen.translate(face.x, face.y);
    pen.scale(face.scale, face.scale);
    draw();
    pen.restore();
  }

  function drawFigure(pose: Pose): void {
    pen.drawImage(panel.behind, 0, 0);
    place(() => {
      portrait.figure(pen, pose);
    });
    for (const { canvas, x, y } of panel.before) pen.drawImage(canvas, x, y);
  }

  return (pose, rests) => {
    let changed = mouth;
    if (held === undefined || !rests) {
      changed = held !== undefined && shoulderLift(held.pose) === shoulderLift(pose) ? head : panelSize;
      inside(changed, () => {
        drawFigure(pose);
      });
      held = { pose, bare: pen.getImageData(mouth.x, mouth.y, mouth.width, mouth.height) };
    } else pen.putImageData(held.bare, mouth.x, mouth.y);
    const posed = { ...held.pose, mouth: pose.mouth };
    place(() => {
      portrait.mouth(pen, posed);
    });
    for (const { x, y, width: wide, height: tall } of strips(changed))
      blitRgba(frame, pen.getImageData(x, y, wide, tall).data, wide, tall, left + x, top + y);
  };
}
