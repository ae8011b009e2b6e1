/**
 * `node tools/make-lessons.ts [slug...]` makes the videos of MLS Unlocked with the product's own renderer; without
 * names, all of them. Each is one MP4 that includes captions and chapters, and is committed
 * (docs/decisions/0021-lessons.md).
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  createBuiltInVoice,
  createKokoroVoice,
  createLocalVideoProvider,
  findFfmpeg,
  voiceOf,
} from '../command-service/providers/index.ts';
import { lessons, scriptOf, type Lesson } from '../command-service/providers/samples/lessons/index.ts';
import type { ProviderFile, RenderState } from '../command-service/providers/video/port.ts';
import type { SpokenWord } from '../command-service/providers/voice/port.ts';
import { defaultLook } from '../domain/look.ts';
import { drawSlide } from './lesson-slide.ts';

const run = promisify(execFile);
const videos = fileURLToPath(new URL('../command-service/providers/samples/lessons/videos/', import.meta.url));
const language = 'en-US';
/** When the first picture appears and when the voice begins, in seconds of the video. */
const firstPicture = 1.52;
const firstWord = 2.12;

const voice = createBuiltInVoice(createKokoroVoice());
const found = await findFfmpeg(undefined);
if ('problem' in found) throw new Error(found.problem);
const ffmpeg = found.path;

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The start of each chapter, in seconds of the speech. */
function chapterStarts({ chapters }: Lesson, words: readonly SpokenWord[]): number[] {
  const ends: { readonly letters: number; readonly start: number }[] = [];
  let letters = 0;
  for (const { text, start } of words) {
    ends.push({ letters, start });
    letters += lettersOf(text).length;
  }
  let before = 0;
  return chapters.map(({ text, title }) => {
    const word = ends.find((each) => each.letters === before);
    if (word === undefined) throw new Error(`The beginning of “${title}” was not found in the speech`);
    before += lettersOf(text).length;
    return word.start;
  });
}

async function save(file: ProviderFile, path: string): Promise<void> {
  await pipeline(await file.open(), createWriteStream(path));
}

/** Shows each slide during the speech of its chapter. */
async function makeSlides(lesson: Lesson, folder: string, starts: readonly number[], end: number): Promise<string> {
  const list = await Promise.all(
    lesson.chapters.map(async (chapter, at) => {
      const picture = join(folder, `slide-${at}.png`);
      await writeFile(picture, drawSlide(chapter, at + 1, lesson.chapters.length));
      const from = at === 0 ? firstPicture : firstWord + (starts[at] ?? 0);
      const to = at + 1 < starts.length ? firstWord + (starts[at + 1] ?? 0) : end + 10;
      return { picture, seconds: to - from };
    }),
  );
  const clip = join(folder, 'slides.mp4');
  const inputs = list.flatMap(({ picture, seconds }) => [
    '-loop',
    '1',
    '-framerate',
    '25',
    '-t',
    seconds.toFixed(3),
    '-i',
    picture,
  ]);
  const joined = `${list.map((_each, at) => `[${at}:v]`).join('')}concat=n=${list.length}:v=1:a=0,format=yuv420p`;
  await run(ffmpeg, ['-v', 'error', ...inputs, '-filter_complex', joined, '-c:v', 'libx264', '-qp', '14', clip]);
  return clip;
}

async function render(
  lesson: Lesson,
  folder: string,
  clip: string,
): Promise<Extract<RenderState, { state: 'completed' }>> {
  const provider = createLocalVideoProvider({ workFolder: join(folder, 'render'), voice });
  const { promise, resolve } = Promise.withResolvers<RenderState>();
  provider.watch(lesson.slug, (state) => {
    if (['completed', 'failed', 'cancelled'].includes(state.state)) resolve(state);
  });
  await provider.start({
    jobId: lesson.slug,
    owner: 'curbcast',
    title: lesson.title,
    script: scriptOf(lesson),
    language,
    presenterId: lesson.presenterId,
    paidSeconds: 600,
    look: defaultLook,
    collectMedia: async () => ({ pictures: [{ url: 'slides', path: clip, contentType: 'video/mp4' }], leftOut: [] }),
  });
  const state = await promise;
  if (state.state !== 'completed') throw new Error(state.state === 'failed' ? state.reason : state.state);
  if (state.leftOut !== undefined) throw new Error('The slides could not be shown');
  await save(state.result.video, join(folder, 'video.mp4'));
  await save(state.result.captions, join(folder, 'captions.vtt'));
  await provider.close();
  return state;
}

/** The chapters in ffmpeg's format, in milliseconds. */
const metadataOf = ({ title, chapters }: Lesson, starts: readonly number[], seconds: number): string =>
  [
    ';FFMETADATA1',
    `title=${title}`,
    ...chapters.map((chapter, at) => {
      const from = at === 0 ? 0 : firstWord + (starts[at] ?? 0);
      const to = at + 1 < starts.length ? firstWord + (starts[at + 1] ?? 0) : seconds;
      return `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${Math.round(from * 1000)}\nEND=${Math.round(to * 1000)}\ntitle=${chapter.title}`;
    }),
    '',
  ].join('\n');

async function make(lesson: Lesson): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-lesson-'));
  try {
    const wav = join(folder, 'voice.wav');
    const { words, durationSeconds } = await voice.speak({
      text: scriptOf(lesson),
      language,
      voice: voiceOf(lesson.presenterId),
      wav,
    });
    const starts = chapterStarts(lesson, words);
    const { result } = await render(lesson, folder, await makeSlides(lesson, folder, starts, durationSeconds));
    await writeFile(join(folder, 'chapters.txt'), metadataOf(lesson, starts, result.durationSeconds));
    await mkdir(videos, { recursive: true });
    const target = join(videos, `${lesson.slug}.mp4`);
    const parts = (text: string): string[] => text.split(' ');
    const partial = join(folder, 'lesson.mp4');
    await run(ffmpeg, [
      ...parts('-v error -y -i'),
      join(folder, 'video.mp4'),
      '-i',
      join(folder, 'captions.vtt'),
      '-i',
      join(folder, 'chapters.txt'),
      ...parts('-map 0:v -map 0:a -map 1:s -map_metadata 2 -map_chapters 2'),
      // The renderer encodes fast, into large files. This encoding happens only once, so it may be slow.
      ...parts('-c:v libx264 -preset fast -tune animation -crf 28 -g 125 -c:a aac -b:a 40k -ac 1 -ar 24000'),
      ...parts('-c:s mov_text -metadata:s:s:0 language=eng -movflags +faststart -threads 1'),
      partial,
    ]);
    await copyFile(partial, target);
    const { size } = await stat(target);
    process.stdout.write(`${lesson.slug}: ${result.durationSeconds} s, ${Math.round(size / 1024)} KB\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
for (const lesson of lessons) if (wanted.length === 0 || wanted.includes(lesson.slug)) await make(lesson);
