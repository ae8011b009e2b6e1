import type { Clip, PreparedFootage } from './footage.ts';
import { coverSize, openClip } from './footage.ts';
import type { Shot } from './picture/camera.ts';
import { planShots, viewAt } from './picture/camera.ts';
import { createCaptionStrip } from './picture/caption-strip.ts';
import type { Caption } from './picture/captions.ts';
import type { Words } from './picture/cards.ts';
import { captionBackground, closeCard, emptyPicture, nightPlanes, pictureOverlays, presenterPanel, stageCanvas, titleShade, titleWords } from './picture/cards.ts';
import type { Box } from './picture/layout.ts';
import { captionBox, pictureBox, stage, timing } from './picture/layout.ts';
import type { Planes } from './picture/yuv.ts';
import { blitRgba, emptyPlanes, lay, planesFromRgba, put, sample } from './picture/yuv.ts';
import type { Portrait, Pose } from './presenter/portrait.ts';
import { createPresenterView } from './presenter-view.ts';

export interface FilmParts {
  readonly ffmpeg: string;
  readonly words: Words;
  readonly speechSeconds: number;
  readonly captions: readonly Caption[];
  readonly separator: string;
  readonly footage: readonly PreparedFootage[];
  readonly cover: Planes | undefined;
  readonly portrait: Portrait;
  /** The presenter's pose at a moment of the recording. */
  readonly motion: (seconds: number) => Pose;
}

export interface Film {
  readonly frames: number;
  readonly durationSeconds: number;
  /** When the voice begins, in seconds of the film. */
  readonly voiceStart: number;
  /** Draws frame after frame; they must be asked for in order. The bytes are valid until the next call. */
  draw(frame: number): Promise<Uint8Array>;
  close(): void;
}

const wholeStage = { x: 0, y: 0, width: stage.width, height: stage.height };

/** The camera steps when it has gone this many pixels: smaller steps cannot be seen and would cost as much. */
const visibleStep = 0.7;

/** How far the farthest edge of a view has moved, in pixels of the picture. */
const farthest = (before: Box, now: Box): number => Math.max(
  Math.abs(now.x - before.x), Math.abs(now.y - before.y), Math.abs(now.x + now.width - before.x - before.width), Math.abs(now.y + now.height - before.y - before.height),
);

const between = (seconds: number, from: number, length: number): number => Math.min(1, Math.max(0, (seconds - from) / length));

/** Puts the film together: opening card, presenter beside the pictures with captions below, closing card. */
export function createFilm({ ffmpeg, words, speechSeconds, captions, separator, footage, cover, portrait, motion }: FilmParts): Film {
  const voiceStart = timing.title + timing.voiceAfterTitle;
  const mainEnd = voiceStart + speechSeconds + timing.tail;
  const frames = Math.ceil((mainEnd + timing.close) * stage.framesPerSecond);
  const background = stageCanvas();
  const main = planesFromRgba(background.data(), stage.width, stage.height);
  const card = emptyPlanes(stage.width, stage.height);
  const out = emptyPlanes(stage.width, stage.height);

  const designed = footage.length === 0 ? emptyPicture(words) : undefined;
  const sources: readonly PreparedFootage[] = designed === undefined ? footage : [{ kind: 'image', planes: designed.picture }];
  const overlays = [...(designed === undefined ? [] : [designed.words]), ...pictureOverlays(background, designed === undefined ? words.address : undefined)];
  const shots = planShots(sources, timing.title - timing.titleFade, mainEnd + timing.closeFade);
  const incoming = emptyPlanes(pictureBox.width, pictureBox.height);
  const clips = new Map<Shot, Clip>();
  /** The still shot that fills the picture's box, alone, and what of it is seen. */
  let onScreen: { readonly shot: Shot; readonly view: Box } | undefined;

  const opening = cover ?? nightPlanes(coverSize.width, coverSize.height);
  if (cover !== undefined) lay(opening, titleShade(opening.width, opening.height));
  const headline = titleWords(words);
  const closing = closeCard(words);

  const presenter = createPresenterView(portrait, presenterPanel(background, words), main);
  const strip = createCaptionStrip(captionBackground(background), captions, separator);

  /** What a still shot shows at a moment; nothing for a clip. */
  function viewOf(shot: Shot, seconds: number): Box | undefined {
    const source = sources[shot.source];
    return source?.kind === 'image' ? viewAt({ ...shot, end: shot.end + timing.crossFade }, seconds, source.planes, pictureBox) : undefined;
  }

  /** Shows one shot in a box of a frame of the picture's size. */
  async function show(shot: Shot, seconds: number, into: Planes, box: Box): Promise<void> {
    const source = sources[shot.source];
    if (source === undefined) return;
    const view = viewOf(shot, seconds);
    if (source.kind === 'image') {
      if (view !== undefined) sample(into, box, source.planes, view);
      return;
    }
    const clip = clips.get(shot) ?? openClip(ffmpeg, source.path);
    clips.set(shot, clip);
    put(into, await clip.next(), box);
  }

  async function drawPicture(seconds: number): Promise<void> {
    const index = Math.max(0, shots.findLastIndex((shot) => shot.start <= seconds));
    const shot = shots[index];
    const previous = shots[index - 1];
    if (shot === undefined) return;
    const mix = previous === undefined ? 1 : between(seconds, shot.start, timing.crossFade);
    if (previous !== undefined && mix < 1) {
      await show(previous, seconds, main, pictureBox);
      await show(shot, seconds, incoming, { ...pictureBox, x: 0, y: 0 });
      put(main, incoming, pictureBox, mix * mix * (3 - 2 * mix));
    } else {
      const view = viewOf(shot, seconds);
      if (view !== undefined && onScreen !== undefined && onScreen.shot === shot && farthest(onScreen.view, view) < visibleStep) return;
      await show(shot, seconds, main, pictureBox);
      onScreen = view === undefined ? undefined : { shot, view };
      if (previous !== undefined) { clips.get(previous)?.close(); clips.delete(previous); }
    }
    for (const overlay of overlays) lay(main, overlay);
  }

  function drawOpening(seconds: number, into: Planes): void {
    const zoom = 1.02 + (seconds / timing.title) * 0.035;
    const width = opening.width / zoom;
    const height = opening.height / zoom;
    sample(into, wholeStage, opening, { x: (opening.width - width) / 2, y: (opening.height - height) / 2, width, height });
    lay(into, headline);
  }

  return {
    frames,
    durationSeconds: frames / stage.framesPerSecond,
    voiceStart,
    async draw(frame) {
      const seconds = frame / stage.framesPerSecond;
      const mayRest = frame % 2 === 1;
      const toMain = between(seconds, timing.title - timing.titleFade, timing.titleFade);
      const toClose = between(seconds, mainEnd, timing.closeFade);
      if (toMain === 0) {
        if (!mayRest) drawOpening(seconds, out);
        return out.data;
      }
      if (toClose === 1) return closing.data;
      await drawPicture(seconds);
      presenter(motion(seconds - voiceStart), mayRest);
      const captionCanvas = strip(seconds - voiceStart);
      if (captionCanvas !== undefined) blitRgba(main, captionCanvas.data(), captionBox.width, captionBox.height, captionBox.x, captionBox.y);
      if (toMain === 1 && toClose === 0) return main.data;
      out.data.set(main.data);
      if (toMain < 1) {
        if (!mayRest) drawOpening(seconds, card);
        put(out, card, wholeStage, 1 - toMain);
      } else put(out, closing, wholeStage, toClose);
      return out.data;
    },
    close() { for (const clip of clips.values()) clip.close(); },
  };
}
