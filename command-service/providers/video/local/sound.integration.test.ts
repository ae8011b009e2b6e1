import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBuiltInVoice } from '../../voice/built-in.ts';
import { gainFor } from '../../voice/level.ts';
import { decodeWav } from '../../voice/wav.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { makeUpFor } from './loudness.ts';
import { musicFile } from './music.ts';
import { videoLoudness, soundFilters, soundWithMusic } from './sound.ts';

const run = promisify(execFile);
const voice = createBuiltInVoice();
const rate = 48_000;
/** Length of the windows in which the level is measured, in seconds. */
const step = 0.02;
/** The voice begins, and the video ends, this long before and after. */
const [voiceStart, tail] = [0.5, 0.5];

let folder = '';
let ffmpeg = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sound-'));
  const found = await findFfmpeg(undefined);
  if ('problem' in found) throw new Error(found.problem);
  ffmpeg = found.path;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** The sound of a video that says the text, as levels of its windows from 0 to 1, and its loudest sample. */
async function soundOf(language: string, text: string) {
  const {
    wav,
    words,
    durationSeconds: spoken,
  } = await voice.speak({
    text,
    language,
    voice: 'clara',
    wav: join(folder, `${language}.wav`),
  });
  const treatment = { gainDb: gainFor(decodeWav(await readFile(wav))), natural: false };
  const tools = { ffmpeg, signal: new AbortController().signal, onReader: () => undefined };
  const makeUpDb = await makeUpFor(tools, wav, treatment);
  const filters = soundFilters({ ...treatment, makeUpDb, voiceStart, durationSeconds: voiceStart + spoken + tail });
  const measured = `${filters},ebur128=framelog=quiet`;
  const { stdout, stderr } = await run(
    ffmpeg,
    ['-hide_banner', '-nostats', '-i', wav, '-af', measured, '-ac', '1', '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  const loudness = Number(/I:\s+(\S+) LUFS/u.exec(stderr.toString())?.[1]);
  const samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.length / 2);
  const size = rate * step;
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, at) => {
    let sum = 0;
    for (const sample of samples.subarray(at * size, (at + 1) * size)) sum += (sample / 32_768) ** 2;
    return Math.sqrt(sum / size);
  });
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768;
  return { levels, loudness, loudest, words, seconds: samples.length / rate, spoken };
}

/** Quieter than this is a pause. */
const pause = 0.01;

test.each([
  ['en-US', 'Welcome to 12 Oak Street. It is listed at $425,000, with three bedrooms. Call me today.'],
  ['es', 'Bienvenido a la Calle Roble 12. Tiene tres dormitorios. Llámeme hoy.'],
  ['zh', '欢迎来到橡树街。这座房子有三间卧室。请今天打电话。'],
  ['hi', 'नमस्ते, ओक स्ट्रीट में आपका स्वागत है। इस घर में तीन बेडरूम हैं।'],
  ['fa', 'به خانه شماره ۱۲ خوش آمدید. این خانه سه اتاق خواب دارد.'],
])(
  'in %s a video is as loud as in every language, never clipped or silent for long, with its captions at their words',
  async (language, text) => {
    const { levels, loudness, loudest, words, seconds, spoken } = await soundOf(language, text);
    expect(seconds).toBeCloseTo(voiceStart + spoken + tail, 1);

    // The limiter ends at 0.84 of full scale; nothing is clipped.
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThan(0.9);
    const speaking = levels.filter((level) => level > pause);
    expect(Math.abs(loudness - videoLoudness)).toBeLessThan(0.6);

    // From the first word to the last, nothing is silent for longer than the pause between two sentences.
    const first = levels.findIndex((each) => each > pause);
    const last = levels.findLastIndex((each) => each > pause);
    let silent = 0;
    let longest = 0;
    for (const each of levels.slice(first, last)) {
      silent = each > pause ? 0 : silent + step;
      longest = Math.max(longest, silent);
    }
    expect(longest).toBeLessThan(1);

    // Captions light up each word while it is said: the voice begins and ends with them, and is heard in each.
    const [start = 0, end = 0] = [words[0]?.start, words.at(-1)?.end];
    expect(Math.abs(first * step - voiceStart - start)).toBeLessThan(0.2);
    expect(Math.abs(last * step - voiceStart - end)).toBeLessThan(0.3);
    for (const word of words) {
      const from = Math.floor((voiceStart + word.start) / step);
      const to = Math.ceil((voiceStart + word.end) / step);
      expect([word.text, Math.max(...levels.slice(from, to)) > pause]).toEqual([word.text, true]);
    }
    // Outside of words only the faint echo of the room is heard.
    const isSaid = (at: number): boolean =>
      words.some(({ start, end }) => at >= voiceStart + start - 0.1 && at <= voiceStart + end + 0.15);
    const outside = levels.filter((each, at) => each > pause && !isSaid(at * step));
    expect(outside.length / speaking.length).toBeLessThan(0.05);
  },
  120_000,
);

test('a video is as loud with music as without, and the music gets quieter while somebody speaks', async () => {
  const wav = join(folder, 'music-voice.wav');
  const music = join(folder, 'music.wav');
  await writeFile(music, musicFile());
  const text = 'Welcome to 12 Oak Street. It is listed at $425,000, with three bedrooms. Call me today.';
  const { durationSeconds: spoken } = await voice.speak({ text, language: 'en', voice: 'clara', wav });
  const treatment = { gainDb: gainFor(decodeWav(await readFile(wav))), natural: false };
  const tools = { ffmpeg, signal: new AbortController().signal, onReader: () => undefined };
  const makeUpDb = await makeUpFor(tools, wav, treatment);
  const timing = { ...treatment, makeUpDb, voiceStart: 4, durationSeconds: spoken + 8 };
  const heard = async (graph: string, output: string) => {
    const inputs = ['-f', 'lavfi', '-i', 'anullsrc', '-i', wav, '-stream_loop', '-1', '-i', music];
    const { stderr } = await run(ffmpeg, [
      '-hide_banner',
      '-nostats',
      ...inputs,
      '-filter_complex',
      graph,
      '-map',
      output,
      '-f',
      'null',
      '-',
    ]);
    return stderr;
  };
  const graph = soundWithMusic(timing);
  const loudness = /I:\s+(\S+) LUFS/u.exec(await heard(`${graph};[sound]ebur128=framelog=quiet[out]`, '[out]'))?.[1];
  expect(Math.abs(Number(loudness) - videoLoudness)).toBeLessThan(1);

  // The music alone, before the voice and while it speaks.
  const bed = graph.slice(0, graph.lastIndexOf(';[voice][under]')).replace('asplit=2[voice][key]', 'anull[key]');
  const meanIn = async (from: number, to: number): Promise<number> =>
    Number(
      /mean_volume: (\S+) dB/u.exec(
        await heard(`${bed};[under]atrim=start=${from}:end=${to},volumedetect[out]`, '[out]'),
      )?.[1],
    );
  const before = await meanIn(2, 3.8);
  expect(before).toBeGreaterThan(-45);
  expect(await meanIn(4.5, 6)).toBeLessThan(before - 5);
}, 120_000);
