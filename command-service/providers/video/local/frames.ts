import type { Clip } from './clip-reader.ts';
import { coverSizeOf } from './picture-reader.ts';
import type { Shot } from './picture/camera.ts';
import { viewAt } from './picture/camera.ts';
import { createCaptionStrip } from './picture/caption-strip.ts';
import type { Caption } from './picture/captions.ts';
import type { Brand, Words } from './picture/cards.ts';
import { closeCard, emptyPicture, hasContact, nightPlanes, titleShade, titleWords } from './picture/cards.ts';
import type { Box, Layout } from './picture/layout.ts';
import { framesPerSecond, inPixels, timing } from './picture/layout.ts';
import { createLowerThirds, lowerThirdsOf } from './picture/lower-thirds.ts';
import { shotsOf } from './picture/scenes.ts';
import {
  captionBackground,
  captionOverlay,
  labelHeight,
  pictureOverlays,
  presenterPanel,
  stageCanvas,
} from './picture/stage.ts';
import { sample } from './picture/sampling.ts';
import type { PictureHints } from '../../../../domain/storyboard/index.ts';
import type { SpokenWord } from '../../voice/port.ts';
import { readsFromRight } from './picture/text.ts';
import type { Overlay, Planes } from './picture/yuv.ts';
import { blend, blitRgba, emptyPlanes, lay, overlayFromRgba, planesFromRgba, put } from './picture/yuv.ts';
import type { Pose } from './presenter/portrait.ts';
import type { OpenPresenter } from './presenter-view.ts';

export interface FrameSources {
  readonly layout: Layout;
  readonly brand: Brand;
  readonly words: Words;
  readonly speechSeconds: number;
  readonly spoken: readonly SpokenWord[];
  readonly captions: readonly Caption[];
  readonly separator: string;
  readonly pictures: readonly Planes[];
  /** The known facts about each picture, which decide the words it is shown with. */
  readonly pictureHints: readonly PictureHints[];
  /** A video that comes before the pictures. */
  readonly clip: Clip | undefined;
  readonly clipCaption: string;
  readonly cover: Planes | undefined;
  readonly openPresenter: OpenPresenter;
  /** The presenter's pose at a moment of the recording. */
  readonly motion: (seconds: number) => Pose;
}

export interface VideoFrames {
  readonly frames: number;
  readonly durationSeconds: number;
  /** Start of the voice, in seconds of the video. */
  readonly voiceStart: number;
  /** Draws a frame. Frames must be requested in order; the bytes are valid until the next call. */
  draw(frame: number): Promise<Uint8Array>;
}

/** The picture of a shot, at the size of the picture's box. */
interface Pane {
  readonly planes: Planes;
  shot?: Shot;
  view?: Box | undefined;
}

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
  layout,
  brand,
  words,
  speechSeconds,
  spoken,
  captions,
  separator,
  pictures,
  pictureHints,
  clip,
  clipCaption,
  cover,
  openPresenter,
  motion,
}: FrameSources): VideoFrames {
  const { isSmall, isFull, unit } = layout;
  const pixels = inPixels(layout);
  const { width, height, picture: pictureBox, presenter: presenterBox, caption: captionBox } = pixels;
  const paneBox: Box = { ...pictureBox, x: 0, y: 0 };
  const wholeStage: Box = { x: 0, y: 0, width, height };
  const voiceStart = timing.title + timing.voiceAfterTitle;
  const mainEnd = voiceStart + speechSeconds + timing.tail;
  const frames = Math.ceil((mainEnd + (hasContact(brand.agent) ? timing.contact : timing.close)) * framesPerSecond);
  const background = stageCanvas(layout);
  const main = planesFromRgba(background.data(), width, height);
  const card = emptyPlanes(width, height);
  const out = emptyPlanes(width, height);

  const designed = pictures.length === 0 && clip === undefined ? emptyPicture(words, layout, brand) : undefined;
  const stills = designed === undefined ? pictures : [designed.picture];
  /** A clip, if any, comes first. */
  const sources: readonly Planes[] = clip === undefined ? stills : [clip.planes, ...stills];
  const labels = pictureHints.map(({ label }) => label);
  const written = clip === undefined ? labels : [clipCaption, ...labels];
  // Labels are on the side from which the video's language is read.
  const fromRight = readsFromRight(words.phrases.thanks);
  const captionsOver = sources.map((_source, at) => {
    const text = designed === undefined ? (written[at] ?? '').trim() : '';
    return text === '' ? undefined : captionOverlay(layout, text, fromRight);
  });
  const overlays = [
    ...(designed === undefined ? [] : [designed.words]),
    ...pictureOverlays(background, layout, designed === undefined ? words.address : undefined, fromRight),
  ];
  const unknown: PictureHints = { label: '', alternative: '', url: '' };
  const shots = shotsOf({
    spoken,
    separator,
    hints: designed === undefined ? pictureHints : [unknown],
    address: words.address,
    clipLength: clip?.seconds,
    voiceStart,
    start: timing.title - timing.titleFade,
    end: mainEnd + timing.closeFade,
  });
  // Two panes alternate: a shot, and the next one, into which it fades.
  const panes = [0, 1].map((): Pane => ({ planes: emptyPlanes(pictureBox.width, pictureBox.height) }));
  const mixed = emptyPlanes(pictureBox.width, pictureBox.height);
  /** The shot that is shown without a crossfade. */
  let alone: Shot | undefined;

  const coverSize = coverSizeOf(pixels);
  const opening = cover ?? nightPlanes(coverSize.width, coverSize.height, brand.inks);
  if (cover !== undefined) lay(opening, titleShade(opening.width, opening.height));
  const headline = titleWords(words, layout, brand);
  const closing = closeCard(words, layout, brand);

  // A small presenter stands on the picture, which moves: it is kept apart and laid over each frame.
  const apart = isSmall ? emptyPlanes(presenterBox.width, presenterBox.height) : undefined;
  const presenter = openPresenter({
    panel: presenterPanel(background, layout, words),
    layout: pixels,
    frame: apart ?? main,
    at: apart === undefined ? presenterBox : { x: 0, y: 0 },
  });
  const strip =
    layout.caption === undefined || captionBox === undefined
      ? undefined
      : {
          box: captionBox,
          draw: createCaptionStrip(
            isFull ? undefined : captionBackground(background, layout.caption, unit),
            layout.caption,
            unit,
            brand.inks,
            captions,
            separator,
          ),
        };

  const indexAt = (seconds: number): number =>
    Math.max(
      0,
      shots.findLastIndex((shot) => shot.start <= seconds),
    );
  const isClip = (shot: Shot | undefined): boolean => clip !== undefined && shot?.source === 0;

  // The facts are above the labels of pictures.
  const lift = captionsOver.some((caption) => caption !== undefined) ? labelHeight + 12 : 0;
  const lowerThirds = createLowerThirds(lowerThirdsOf(spoken, separator), layout, brand.inks, {
    fromRight,
    lift,
    frameSeconds: 1 / framesPerSecond,
  });
  let factsShown: readonly Overlay[] = [];
  /** The captions over a picture that fills the frame. */
  let captionsOverPicture: Overlay | undefined;
  let captionsChanged = false;

  /** Updates the pane of a shot. Returns whether the pane changed. */
  function refresh(pane: Pane, shot: Shot, seconds: number): boolean {
    const source = sources[shot.source];
    if (source === undefined) return false;
    if (pane.shot !== shot) {
      pane.shot = shot;
      pane.view = undefined;
    }
    if (isClip(shot)) {
      pane.planes.data.set(source.data);
      return true;
    }
    const view = viewAt({ ...shot, end: shot.end + timing.crossFade }, seconds, source, pictureBox);
    if (pane.view !== undefined && farthest(pane.view, view) < visibleStep) return false;
    sample(pane.planes, paneBox, source, view);
    pane.view = view;
    return true;
  }

  function drawPicture(seconds: number): void {
    const index = indexAt(seconds);
    const shot = shots[index];
    const previous = shots[index - 1];
    const pane = panes[index % 2];
    const other = panes[(index + 1) % 2];
    if (shot === undefined || pane === undefined || other === undefined) return;
    const facts = lowerThirds.at(seconds - voiceStart);
    const isNew = refresh(pane, shot, seconds) || facts !== factsShown || captionsChanged;
    factsShown = facts;
    const mix = previous === undefined ? 1 : between(seconds, shot.start, timing.crossFade);
    if (previous !== undefined && mix < 1) {
      refresh(other, previous, seconds);
      blend(mixed, other.planes, pane.planes, mix * mix * (3 - 2 * mix));
      put(main, mixed, pictureBox);
    } else if (isNew || alone !== shot) {
      put(main, pane.planes, pictureBox);
      alone = shot;
    } else return;
    for (const overlay of overlays) lay(main, overlay);
    // A label goes with its picture: at half of a crossfade.
    const caption = captionsOver[(mix < 0.5 ? (previous ?? shot) : shot).source];
    if (caption !== undefined) lay(main, caption);
    for (const fact of facts) lay(main, fact);
    if (captionsOverPicture !== undefined) lay(main, captionsOverPicture);
  }

  /** Draws the captions of a moment: below the picture, or for the picture that they are on. */
  function drawCaptions(seconds: number): void {
    const canvas = strip?.draw(seconds - voiceStart);
    captionsChanged = canvas !== undefined;
    if (strip === undefined || canvas === undefined) return;
    const { box } = strip;
    if (isFull) captionsOverPicture = overlayFromRgba(new Uint8Array(canvas.data()), box);
    else blitRgba(main, canvas.data(), box.width, box.height, box.x, box.y);
  }

  /** The camera moves one pixel a frame, which is smoothest and cheapest. */
  function drawOpening(frame: number, into: Planes): void {
    const drift = timing.title * framesPerSecond;
    const x = Math.round((opening.width - width - drift) / 2) + Math.min(frame, drift);
    sample(into, wholeStage, opening, { ...wholeStage, x, y: (opening.height - height) >> 1 });
    lay(into, headline);
  }

  return {
    frames,
    durationSeconds: frames / framesPerSecond,
    voiceStart,
    async draw(frame) {
      const seconds = frame / framesPerSecond;
      const toMain = between(seconds, timing.title - timing.titleFade, timing.titleFade);
      const toClose = between(seconds, mainEnd, timing.closeFade);
      if (toMain === 0) {
        drawOpening(frame, out);
        return out.data;
      }
      if (toClose === 1) return closing.data;
      const at = indexAt(seconds);
      const fades = seconds - (shots[at]?.start ?? 0) < timing.crossFade;
      if (clip !== undefined && (isClip(shots[at]) || (fades && isClip(shots[at - 1])))) await clip.advance();
      drawCaptions(seconds);
      drawPicture(seconds);
      await presenter(motion(seconds - voiceStart), frame % 2 === 1);
      if (apart !== undefined) put(main, apart, presenterBox);
      if (toMain === 1 && toClose === 0) return main.data;
      if (toMain < 1) {
        drawOpening(frame, card);
        blend(out, main, card, 1 - toMain);
      } else blend(out, main, closing, toClose);
      return out.data;
    },
  };
}
