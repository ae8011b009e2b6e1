/**
 * Child process that renders one video: it draws the frames, feeds the encoder and reports on standard output. It exits
 * with its encoder when its standard input closes, so it never outlives the server.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gainFor } from '../../voice/level.ts';
import { decodeWav } from '../../voice/wav.ts';
import { primaryLanguage } from '../../voice/wording.ts';
import { saveJpeg, startEncoder } from './encoder.ts';
import { createFrames } from './frames.ts';
import { preparePictures } from './picture-reader.ts';
import { captionLineWidth, captionMeasure } from './picture/caption-strip.ts';
import { captionsOf, webVtt } from './picture/captions.ts';
import { registerFonts } from './picture/fonts.ts';
import { stage } from './picture/layout.ts';
import { phrasesFor } from './picture/phrases.ts';
import type { RenderMessage, RenderPlan } from './plan.ts';
import { renderPlan, resultNames } from './plan.ts';
import { TooMuchMemory, watchMemory } from './memory.ts';
import { looks } from './presenter/look.ts';
import { createMotion } from './presenter/motion.ts';
import { createPortrait } from './presenter/portrait.ts';
import { presenterPlace } from './presenter-view.ts';
import { stockPresenters } from './presenters.ts';

const say = (message: RenderMessage): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

/** Second of the thumbnail: early, with the first picture and the presenter in full view. */
const thumbnailAt = 3.4;

async function render(plan: RenderPlan): Promise<void> {
  say({ kind: 'phase', phase: 'Preparing pictures' });
  registerFonts();
  const at = (name: string): string => join(plan.folder, name);
  const children = new Set<number>();
  const memory = watchMemory(plan.memoryLimitMb, () => [process.pid, ...children]);
  const { pictures, cover, unreadable } = await preparePictures(
    { ffmpeg: plan.ffmpeg, signal: memory.exceeded, onReader: (pid) => children.add(pid) },
    plan.media,
  );
  const separator = primaryLanguage(plan.language) === 'zh' ? '' : ' ';
  const captions = captionsOf(plan.speech.words, { measure: captionMeasure(), lineWidth: captionLineWidth, separator });
  const recording = decodeWav(await readFile(plan.speech.wav));
  const seed = stockPresenters.findIndex(({ id }) => id === plan.presenter);
  const video = createFrames({
    words: {
      title: plan.title,
      address: plan.address,
      presenterName: stockPresenters[seed]?.name ?? plan.presenter,
      phrases: phrasesFor(plan.language),
    },
    speechSeconds: plan.speech.durationSeconds,
    captions,
    separator,
    pictures,
    cover,
    portrait: createPortrait(looks[plan.presenter], presenterPlace.scale),
    motion: createMotion({ ...plan.speech, recording }, seed + 1),
  });
  say({ kind: 'phase', phase: 'Drawing and encoding' });
  const partial = at('partial.mp4');
  const encoder = startEncoder({
    ffmpeg: plan.ffmpeg,
    threads: plan.threads,
    wav: plan.speech.wav,
    gainDb: gainFor(recording),
    voiceStart: video.voiceStart,
    durationSeconds: video.durationSeconds,
    mp4: partial,
    onEncoded: (frames) => {
      say({ kind: 'encoded', frames, of: video.frames });
    },
  });
  if (encoder.pid !== undefined) children.add(encoder.pid);
  const thumbnailFrame = Math.min(Math.round(thumbnailAt * stage.framesPerSecond), video.frames - 1);
  let thumbnail: Uint8Array | undefined;
  for (let frame = 0; frame < video.frames; frame += 1) {
    const picture = video.draw(frame);
    if (frame === thumbnailFrame) thumbnail = picture.slice();
    await encoder.write(picture);
    memory.check();
  }
  await encoder.finish();
  memory.stop();
  say({ kind: 'phase', phase: 'Finishing' });
  if (thumbnail !== undefined) await saveJpeg(plan.ffmpeg, thumbnail, at(resultNames.thumbnail));
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
