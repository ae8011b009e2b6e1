import { coverSize } from './picture-reader.ts';
import type { Shot } from './picture/camera.ts';
import { planShots, viewAt } from './picture/camera.ts';
import { createCaptionStrip } from './picture/caption-strip.ts';
import type { Caption } from './picture/captions.ts';
import type { Words } from './picture/cards.ts';
import { closeCard, emptyPicture, nightPlanes, titleShade, titleWords } from './picture/cards.ts';
import type { Box } from './picture/layout.ts';
import { captionBox, pictureBox, stage, timing } from './picture/layout.ts';
import { captionBackground, pictureOverlays, presenterPanel, stageCanvas } from './picture/stage.ts';
import type { Planes } from './picture/yuv.ts';
import { blitRgba, emptyPlanes, lay, planesFromRgba, put, sample } from './picture/yuv.ts';
import type { Portrait, Pose } from './presenter/portrait.ts';
import { createPresenterView } from './presenter-view.ts';

export interface FrameSources {
  readonly words: Words;
  readonly speechSeconds: number;
  readonly captions: readonly Caption[];
  readonly separator: string;
  readonly pictures: readonly Planes[];
  readonly cover: Planes | undefined;
  readonly portrait: Portrait;
  /** The presenter's pose at a moment of the recording. */
  readonly motion: (seconds: number) => Pose;
}

export interface VideoFrames {
  readonly frames: number;
  readonly durationSeconds: number;
  /** Start of the voice, in seconds of the video. */
  readonly voiceStart: number;
  /** Draws a frame. Frames must be requested in order; the bytes are valid until the next call. */
  draw(frame: number): Uint8Array;
}

/** The picture of a shot, at the size of the picture's box. */
interface Pane {
  readonly planes: Planes;
  shot?: Shot;
  view?: Box | undefined;
}

const paneBox: Box = { ...pictureBox, x: 0, y: 0 };
const wholeStage = { x: 0, y: 0, width: stage.width, height: stage.height };

/** The camera moves in steps of this many pixels: smaller steps are invisible and cost as much. */
const visibleStep = 0.7;

/** The largest movement of an edge of the view, in pixels of the picture. */
const farthest = (before: Box, now: Box): number =>
  Math.max(
    Math.abs(now.x - before.x),
    Math.abs(now.y - before.y),
    Math.abs(now.x + now.width - before.x - before.width),
    Math.abs(now.y + now.height - before.y - before.height),
  );

const between = (seconds: number, from: number, length: number): number =>
  Math.min(1, Math.max(0, (seconds - from) / length));

/** Composes the frames of a video: title card, presenter next to the pictures with captions below, closing card. */
export function createFrames({
  words,
  speechSeconds,
  captions,
  separator,
  pictures,
  cover,
  portrait,
  motion,
}: FrameSources): VideoFrames {
  const voiceStart = timing.title + timing.voiceAfterTitle;
  const mainEnd = voiceStart + speechSeconds + timing.tail;
  const frames = Math.ceil((mainEnd + timing.close) * stage.framesPerSecond);
  const background = stageCanvas();
  const main = planesFromRgba(background.data(), stage.width, stage.height);
  const card = emptyPlanes(stage.width, stage.height);
  const out = emptyPlanes(stage.width, stage.height);

  const designed = pictures.length === 0 ? emptyPicture(words) : undefined;
  const sources = designed === undefined ? pictures : [designed.picture];
  const overlays = [
    ...(designed === undefined ? [] : [designed.words]),
    ...pictureOverlays(background, designed === undefined ? words.address : undefined),
  ];
  const shots = planShots(sources.length, timing.title - timing.titleFade, mainEnd + timing.closeFade);
  // Two panes alternate: a shot, and the one that it fades into.
  const panes = [0, 1].map((): Pane => ({ planes: emptyPlanes(pictureBox.width, pictureBox.height) }));
  /** The shot that is shown without a crossfade. */
  let alone: Shot | undefined;

  const opening = cover ?? nightPlanes(coverSize.width, coverSize.height);
  if (cover !== undefined) lay(opening, titleShade(opening.width, opening.height));
  const headline = titleWords(words);
  const closing = closeCard(words);

  const presenter = createPresenterView(portrait, presenterPanel(background, words), main);
  const strip = createCaptionStrip(captionBackground(background), captions, separator);

  /** Updates the pane of a shot. Returns whether the pane changed. */
  function refresh(pane: Pane, shot: Shot, seconds: number): boolean {
    const source = sources[shot.source];
    if (source === undefined) return false;
    if (pane.shot !== shot) {
      pane.shot = shot;
      pane.view = undefined;
    }
    const view = viewAt({ ...shot, end: shot.end + timing.crossFade }, seconds, source, pictureBox);
    if (pane.view !== undefined && farthest(pane.view, view) < visibleStep) return false;
    sample(pane.planes, paneBox, source, view);
    pane.view = view;
    return true;
  }

  function drawPicture(seconds: number): void {
    const index = Math.max(
      0,
      shots.findLastIndex((shot) => shot.start <= seconds),
    );
    const shot = shots[index];
    const previous = shots[index - 1];
    const pane = panes[index % 2];
    const other = panes[(index + 1) % 2];
    if (shot === undefined || pane === undefined || other === undefined) return;
    const isNew = refresh(pane, shot, seconds);
    const mix = previous === undefined ? 1 : between(seconds, shot.start, timing.crossFade);
    if (previous !== undefined && mix < 1) {
      refresh(other, previous, seconds);
      put(main, other.planes, pictureBox);
      put(main, pane.planes, pictureBox, mix * mix * (3 - 2 * mix));
    } else if (isNew || alone !== shot) {
      put(main, pane.planes, pictureBox);
      alone = shot;
    } else return;
    for (const overlay of overlays) lay(main, overlay);
  }

  /** The camera moves one pixel a frame, which is smoothest and cheapest. */
  function drawOpening(frame: number, into: Planes): void {
    const drift = timing.title * stage.framesPerSecond;
    const x = Math.round((opening.width - stage.width - drift) / 2) + Math.min(frame, drift);
    sample(into, wholeStage, opening, { ...wholeStage, x, y: (opening.height - stage.height) >> 1 });
    lay(into, headline);
  }

  return {
    frames,
    durationSeconds: frames / stage.framesPerSecond,
    voiceStart,
    draw(frame) {
      const seconds = frame / stage.framesPerSecond;
      const toMain = between(seconds, timing.title - timing.titleFade, timing.titleFade);
      const toClose = between(seconds, mainEnd, timing.closeFade);
      if (toMain === 0) {
        drawOpening(frame, out);
        return out.data;
      }
      if (toClose === 1) return closing.data;
      drawPicture(seconds);
      presenter(motion(seconds - voiceStart), frame % 2 === 1);
      const captionCanvas = strip(seconds - voiceStart);
      if (captionCanvas !== undefined)
        blitRgba(main, captionCanvas.data(), captionBox.width, captionBox.height, captionBox.x, captionBox.y);
      if (toMain === 1 && toClose === 0) return main.data;
      out.data.set(main.data);
      if (toMain < 1) {
        drawOpening(frame, card);
        put(out, card, wholeStage, 1 - toMain);
      } else put(out, closing, wholeStage, toClose);
      return out.data;
    },
  };
}
