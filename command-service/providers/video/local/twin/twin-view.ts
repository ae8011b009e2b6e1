import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { framesIn } from '../clip-reader.ts';
import type { PictureTools } from '../picture-reader.ts';
import type { Box } from '../picture/layout.ts';
import { cornerRadius, toPixels } from '../picture/layout.ts';
import type { Overlay } from '../picture/yuv.ts';
import { emptyPlanes, lay, overlayFromRgba, planeBytes, put } from '../picture/yuv.ts';
import type { OpenPresenter, PresenterStage } from '../presenter-view.ts';
import { framingOf, placeInBox } from './framing.ts';
import { modelNames, type TwinModel, twinModel } from './model.ts';
import { createMouthMaker, createMouthPainter } from './mouth.ts';

/** A twin whose model was read. */
export interface OpenedTwin {
  readonly view: OpenPresenter;
  /** Ends the decoder of the loop. */
  readonly close: () => void;
}

/** Reads the model of a twin and prepares to show it. @throws when a file of the model is broken */
export async function openTwin(tools: PictureTools, folder: string): Promise<OpenedTwin> {
  const model = twinModel.parse(JSON.parse(await readFile(join(folder, modelNames.model), 'utf8')));
  const { mouths } = model;
  const image = await loadImage(await readFile(join(folder, modelNames.mouths)));
  if (image.width !== mouths.width || image.height !== mouths.height * mouths.shapes.length)
    throw new Error('The mouths of the twin do not match its model.');
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const sheet = pen.getImageData(0, 0, image.width, image.height).data;
  const closing: (() => void)[] = [];
  return {
    view: (stage) => {
      const { presenter } = stage.layout;
      const framing = framingOf(model, stage.layout);
      const loop = playLoop(tools, join(folder, modelNames.loop), model.places.length, framing, presenter);
      closing.push(loop.close);
      return showTwin(model, sheet, framing, loop.next, stage);
    },
    close: () => {
      for (const close of closing) close();
    },
  };
}

/** Creates the function that shows the next frame of the loop with the mouth of a pose. */
function showTwin(
  model: TwinModel,
  sheet: Uint8ClampedArray,
  framing: Box,
  next: () => Promise<Uint8Array>,
  { panel, layout, frame, at }: PresenterStage,
): ReturnType<OpenPresenter> {
  const { width, height } = layout.presenter;
  const makeMouth = createMouthMaker(model.mouths, sheet);
  const paintMouth = createMouthPainter(model.mouths);
  const overlays = overlaysOf(panel, width, toPixels(cornerRadius, layout.unit));
  const shown = emptyPlanes(width, height);
  const places = model.places.map((place) => placeInBox(place, framing, layout.presenter));
  const box: Box = { x: at.x, y: at.y, width, height };
  let number = 0;
  return async (pose) => {
    shown.data.set(await next());
    const place = places[number % places.length];
    number += 1;
    if (place !== undefined) paintMouth(shown, place, makeMouth(pose.mouth));
    for (const overlay of overlays) lay(shown, overlay);
    put(frame, shown, box);
  };
}

/** Name and notice, edges, and the upper corners, which a drawn presenter has in its background. */
function overlaysOf({ before, corners }: PresenterStage['panel'], width: number, radius: number): Overlay[] {
  const overlay = (canvas: Canvas, x: number, y: number, tall: number): Overlay => {
    const bytes = new Uint8Array(canvas.data().subarray(0, canvas.width * tall * 4));
    return overlayFromRgba(bytes, { x, y, width: canvas.width, height: tall });
  };
  return [
    ...before.map(({ canvas, x, y }) => overlay(canvas, x, y, canvas.height)),
    ...(corners === undefined || corners.width !== width ? [] : [overlay(corners, 0, 0, radius)]),
  ];
}

/** A decoder that delivers no frame for this long, in milliseconds, is stuck. */
const stuck = 20_000;

/**
 * Plays a part of the loop in a circle, at the size of a box. Each frame is decoded once and kept: that takes at most
 * 200 MB and makes long videos a third faster.
 */
function playLoop(
  tools: PictureTools,
  path: string,
  length: number,
  part: Box,
  { width, height }: Box,
): { readonly next: () => Promise<Uint8Array>; readonly close: () => void } {
  const child = spawn(
    tools.ffmpeg,
    [
      ...'-hide_banner -nostdin -v error -threads 1 -protocol_whitelist file -f mov'.split(' '),
      ...'-codec_whitelist h264 -i'.split(' '),
      `file:${path}`,
      '-an',
      '-vf',
      `crop=${part.width}:${part.height}:${part.x}:${part.y},scale=${width}:${height}:flags=bicubic,format=yuv420p`,
      ...'-fps_mode passthrough -f rawvideo pipe:1'.split(' '),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'], env: {} },
  );
  if (child.pid !== undefined) tools.onReader(child.pid);
  const close = (): void => {
    child.kill('SIGKILL');
  };
  tools.signal.addEventListener('abort', close, { once: true });
  const frames = framesIn(child.stdout, planeBytes(width, height));
  const kept: Uint8Array[] = [];
  let number = 0;
  return {
    close,
    async next() {
      const known = kept[number % length];
      number += 1;
      if (known !== undefined) return known;
      const timer = setTimeout(close, stuck);
      try {
        const { value, done } = await frames.next();
        if (done === true) throw new Error('The loop of the twin is shorter than its model says.');
        const frame = new Uint8Array(value);
        kept.push(frame);
        return frame;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
