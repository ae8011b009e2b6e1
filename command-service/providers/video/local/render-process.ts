/**
 * Child process that renders one video: it draws the frames, feeds the encoder and reports on standard output. It exits
 * with its encoder when its standard input closes, so it never outlives the server.
 */
import { loadImage } from '@napi-rs/canvas';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productColours } from '../../../../domain/look.ts';
import { videoTypes } from '../../fetch/port.ts';
import { gainFor } from '../../voice/level.ts';
import { decodeWav } from '../../voice/wav.ts';
import { primaryLanguage } from '../../voice/wording.ts';
import { saveJpeg } from './encoder.ts';
import { startThreadedEncoder } from './threaded-encoder.ts';
import { createFrames } from './frames.ts';
import { openClip } from './clip-reader.ts';
import { makeUpFor } from './loudness.ts';
import { musicFile } from './music.ts';
import { preparePictures, type PictureTools } from './picture-reader.ts';
import { captionLineWidth, captionMeasure } from './picture/caption-strip.ts';
import { captionsOf, webVtt } from './picture/captions.ts';
import { registerFonts } from './picture/fonts.ts';
import { framesPerSecond, inPixels, layoutOf, type Layout } from './picture/layout.ts';
import { headingOf } from './picture/heading.ts';
import { inksOf } from '../../../../domain/inks.ts';
import { phrasesFor } from './picture/phrases.ts';
import type { RenderMessage, RenderPlan } from './plan.ts';
import { logoName, renderPlan, resultNames } from './plan.ts';
import { TooMuchMemory, watchMemory } from './memory.ts';
import { looks } from './presenter/look.ts';
import { createMotion, withOpenEyes } from './presenter/motion.ts';
import { createPortrait } from './presenter/portrait.ts';
import { createPresenterView, type PresenterStage } from './presenter-view.ts';
import { stockPresenters } from './presenters.ts';
import { openTwin } from './twin/twin-view.ts';

const say = (message: RenderMessage): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

/** Second of the thumbnail: early, with the first picture and the presenter in full view. */
const thumbnailAt = 3.4;

/**
 * The media of a plan: at most one video, which plays first, and the pictures. `unreadable` are the indexes of media
 * that can't be read.
 */
async function prepareMedia(plan: RenderPlan, layout: Layout, tools: PictureTools) {
  const numbered = plan.media.map((media, index) => ({ ...media, index }));
  const stills = numbered.filter(({ contentType }) => contentType.startsWith('image/'));
  const [moving] = numbered.filter(({ contentType }) => !contentType.startsWith('image/'));
  const type = moving === undefined ? undefined : videoTypes.find((each) => each === moving.contentType);
  const frames =
    moving === undefined || type === undefined
      ? undefined
      : await openClip(tools, { ...moving, contentType: type }, layout.picture);
  const { pictures, cover, unreadable } = await preparePictures(tools, stills, layout);
  return {
    pictures,
    cover,
    shown: stills.filter((_still, at) => !unreadable.includes(at)),
    clip: frames === undefined ? undefined : { frames, caption: moving?.caption },
    unreadable: [
      ...unreadable.flatMap((at) => stills[at]?.index ?? []),
      ...(moving !== undefined && frames === undefined ? [moving.index] : []),
    ],
  };
}

/** The stock presenter or the twin of a plan, ready to be shown. */
async function preparePresenter({ presenter }: RenderPlan, { face }: Layout, tools: PictureTools) {
  if (presenter.kind === 'twin') return { name: presenter.name, seed: 0, ...(await openTwin(tools, presenter.model)) };
  const seed = stockPresenters.findIndex(({ id }) => id === presenter.id);
  const portrait = createPortrait(looks[presenter.id], face.scale);
  return {
    name: stockPresenters[seed]?.name ?? presenter.id,
    seed,
    view: (stage: PresenterStage) => createPresenterView(portrait, stage),
    close: () => undefined,
  };
}

async function render(plan: RenderPlan): Promise<void> {
  say({ kind: 'phase', phase: 'Preparing pictures' });
  registerFonts();
  const at = (name: string): string => join(plan.folder, name);
  const children = new Set<number>();
  const memory = watchMemory(plan.memoryLimitMb, () => [process.pid, ...children]);
  const layout = layoutOf(plan.look, plan.media.length > 0);
  const pixels = inPixels(layout);
  const onReader = (pid: number): void => {
    children.add(pid);
    say({ kind: 'reading' });
  };
  const tools = { ffmpeg: plan.ffmpeg, signal: memory.exceeded, onReader };
  const { pictures, shown, cover, unreadable, clip } = await prepareMedia(plan, pixels, tools);
  const brand = {
    inks: inksOf(plan.brand ?? productColours),
    logo: plan.hasLogo ? await loadImage(await readFile(at(logoName))) : undefined,
    agent: plan.brand?.agent,
  };
  const separator = primaryLanguage(plan.language) === 'zh' ? '' : ' ';
  const captions = captionsOf(plan.speech.words, {
    measure: captionMeasure(),
    lineWidth: captionLineWidth(layout.caption ?? { width: layout.width }),
    separator,
  });
  const recording = decodeWav(await readFile(plan.speech.wav));
  const treatment = { gainDb: gainFor(recording), natural: plan.speech.natural };
  const makeUpDb = await makeUpFor(tools, plan.speech.wav, treatment);
  const music = plan.look.music ? at('music.wav') : undefined;
  if (music !== undefined) await writeFile(music, musicFile());
  const presenter = await preparePresenter(plan, pixels, tools);
  const motion = createMotion({ ...plan.speech, recording }, presenter.seed + 1);
  const video = createFrames({
    layout,
    brand,
    words: {
      title: headingOf(plan, plan.speech.words, separator),
      address: plan.address,
      presenterName: presenter.name,
      phrases: phrasesFor(plan.language),
    },
    speechSeconds: plan.speech.durationSeconds,
    spoken: plan.speech.words,
    captions,
    separator,
    pictures,
    pictureHints: shown.map(({ caption = '', alternative = '', url, chosenFor = [] }) => ({
      label: caption,
      alternative,
      url,
      chosenFor,
    })),
    clip: clip?.frames,
    clipCaption: clip?.caption ?? '',
    cover,
    openPresenter: presenter.view,
    motion,
  });
  say({ kind: 'phase', phase: 'Drawing and encoding' });
  const partial = at('partial.mp4');
  const encoder = startThreadedEncoder({
    job: {
      size: { width: pixels.width, height: pixels.height },
      ffmpeg: plan.ffmpeg,
      threads: plan.threads,
      wav: plan.speech.wav,
      sound: { ...treatment, makeUpDb, voiceStart: video.voiceStart, durationSeconds: video.durationSeconds },
      music,
      mp4: partial,
    },
    onStarted: (pid) => children.add(pid),
    onEncoded: (frames) => {
      say({ kind: 'encoded', frames, of: video.frames });
    },
  });
  const thumbnailSecond = withOpenEyes(motion, thumbnailAt - video.voiceStart, 1 / framesPerSecond) + video.voiceStart;
  const thumbnailFrame = Math.min(Math.round(thumbnailSecond * framesPerSecond), video.frames - 1);
  let thumbnail: Uint8Array | undefined;
  for (let frame = 0; frame < video.frames; frame += 1) {
    const picture = await video.draw(frame);
    if (frame === thumbnailFrame) thumbnail = picture.slice();
    await encoder.write(picture);
    memory.check();
  }
  clip?.frames.close();
  presenter.close();
  await encoder.finish();
  memory.stop();
  say({ kind: 'phase', phase: 'Finishing' });
  if (thumbnail !== undefined) await saveJpeg(plan.ffmpeg, thumbnail, pixels, at(resultNames.thumbnail));
  await writeFile(at(resultNames.captions), webVtt(captions, video.voiceStart, separator));
  await rename(partial, at(resultNames.video));
  say({ kind: 'done', durationSeconds: video.durationSeconds, unreadable: [...unreadable] });
}

process.stdin
  .resume()
  .on('end', () => process.exit(3))
  .on('error', () => process.exit(3));
// The server is gone, so there is nothing left to do.
process.stdout.on('error', () => process.exit(3));

let code = 0;
try {
  await render(renderPlan.parse(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'))));
} catch (error) {
  say({
    kind: 'failed',
    code: error instanceof TooMuchMemory ? 'too_much_memory' : 'renderer_failed',
    detail: error instanceof Error ? error.message : String(error),
  });
  code = 1;
}
// An encoder that waits for frames would keep this process alive; exiting ends the encoder, too.
process.stdout.end(() => process.exit(code));
