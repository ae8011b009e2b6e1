import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  createBuiltInVoice,
  createKokoroVoice,
  createLocalVideoProvider,
  findFfmpeg,
  type VoiceProvider,
} from '../command-service/providers/index.ts';
import type { RenderState } from '../command-service/providers/video/port.ts';
import type { Speech } from '../command-service/providers/voice/port.ts';
import { decodeWav } from '../command-service/providers/voice/wav.ts';
import { sampleContents } from '../command-service/providers/samples/listings/index.ts';
import { hear, type Heard } from './hearing/hear.ts';
import { sampleVideos, type SampleVideo } from './hearing/scripts.ts';

/**
 * `npm run videos [-- folder [language ...]]` makes a video of a minute and a half in each language with the built-in
 * renderer and voice, and prints everything that can be measured. The folder keeps the videos, their captions and three
 * pictures of each, because only a person can judge whether the text looks and sounds right. `NATURAL_VOICE=off` uses
 * the synthesizer.
 *
 * With `HEARING_PYTHON`, a Python that has the packages of `tools/hearing/requirements.txt`, a recognizer also measures
 * how many words can be understood, and a forced aligner how well the captions match the voice.
 */
const agent = {
  name: 'Maria Okafor',
  title: 'Broker',
  company: 'Oak & Elm',
  phone: '(512) 555-0142',
  email: '',
  licence: '',
};
const brand = { primaryColour: '#0b3d6e', accentColour: '#e0a030', logoUrl: null, agent };

const run = promisify(execFile);
/** The house of the videos, with the page's text for each picture. */
const house = {
  slug: 'larkspur-lane',
  pictures: [] as readonly string[],
  ...sampleContents.find(({ slug }) => slug === 'larkspur-lane'),
};
const pictures = fileURLToPath(new URL('../command-service/providers/samples/pictures/', import.meta.url));
const [target = join(tmpdir(), 'videos'), ...chosen] = process.argv.slice(2);
const folder = resolve(target);
await mkdir(folder, { recursive: true });
const work = await mkdtemp(join(tmpdir(), 'curbcast-videos-'));
const found = await findFfmpeg(undefined);
if ('problem' in found) throw new Error(found.problem);
const ffmpeg = found.path;
const builtIn = createBuiltInVoice(process.env['NATURAL_VOICE'] === 'off' ? undefined : createKokoroVoice());
/** The words spoken in the current video. */
let spoken: Speech | undefined;
let voiceSeconds = 0;
const voice: VoiceProvider = {
  ...builtIn,
  async speak(request) {
    const began = performance.now();
    spoken = await builtIn.speak(request);
    voiceSeconds = (performance.now() - began) / 1000;
    await copyFile(spoken.wav, join(work, 'voice.wav'));
    return spoken;
  },
};
const provider = createLocalVideoProvider({ workFolder: work, voice });

interface Made {
  readonly mp4: string;
  readonly captions: string;
  readonly seconds: number;
}

async function makeVideo(language: string, { caption, ...sample }: SampleVideo): Promise<Made> {
  const jobId = `video-${language}`;
  const { promise: ended, resolve: end } = Promise.withResolvers<RenderState>();
  provider.watch(jobId, (state) => {
    if (state.state === 'completed' || state.state === 'failed') end(state);
  });
  await provider.start({
    jobId,
    owner: 'videos',
    language,
    ...sample,
    brand,
    paidSeconds: 600,
    collectMedia: async () => ({
      pictures: house.pictures.map((alternative, at) => ({
        url: `${house.slug}-${at + 1}.jpg`,
        path: join(pictures, `${house.slug}-${at + 1}.jpg`),
        contentType: 'image/jpeg' as const,
        alternative,
        ...(/kitchen/iu.test(alternative) ? { caption } : {}),
      })),
      leftOut: [],
    }),
  });
  const state = await ended;
  if (state.state !== 'completed') throw new Error(state.state === 'failed' ? state.reason : state.state);
  const [mp4, captions] = [join(folder, `${language}.mp4`), join(folder, `${language}.vtt`)];
  await writeFile(mp4, await state.result.video.open());
  await writeFile(captions, await state.result.captions.open());
  return { mp4, captions, seconds: state.result.durationSeconds };
}

/** Levels and times of a video, and pictures from its opening, its middle and its end. */
async function measured(language: string, { mp4, captions, seconds }: Made) {
  for (const [at, time] of [0.8, seconds * 0.45, seconds - 0.4].entries())
    await run(ffmpeg, [
      '-v',
      'error',
      '-y',
      '-ss',
      String(time),
      '-i',
      mp4,
      '-frames:v',
      '1',
      join(folder, `${language}-${at + 1}.png`),
    ]);
  const filters = 'volumedetect,ebur128=framelog=quiet,silencedetect=noise=-40dB:d=0.1';
  const { stderr } = await run(ffmpeg, [
    '-hide_banner',
    '-nostats',
    '-i',
    mp4,
    '-vn',
    '-af',
    filters,
    '-f',
    'null',
    '-',
  ]);
  const value = (pattern: RegExp): number => Number(pattern.exec(stderr)?.[1]);
  const silences = [...stderr.matchAll(/silence_start: (\S+)[\s\S]*?silence_end: (\S+) \| silence_duration: (\S+)/gu)];
  const ranges = silences.map(([, from, to, length]) => ({
    from: Number(from),
    to: Number(to),
    length: Number(length),
  }));
  const text = await readFile(captions, 'utf8');
  const cues = [...text.matchAll(/(\S+) --> (\S+)[^\n]*\n([\s\S]*?)(?:\n\n|$)/gu)].map(
    ([, from = '', to = '', lines = '']) => ({
      from: secondsOf(from),
      to: secondsOf(to),
      lines: lines.split('\n'),
    }),
  );
  const [opening] = ranges;
  const voiceFrom = opening !== undefined && opening.from <= 0.05 ? opening.to : 0;
  const ending = ranges.findLast(({ to }) => seconds - to < 0.3);
  const within = ranges.filter((range) => range !== opening && range !== ending);
  const [first, last] = [cues[0]?.from ?? Number.NaN, cues.at(-1)?.to ?? Number.NaN];
  return {
    seconds,
    'loudness LUFS': value(/I:\s+(\S+) LUFS/u),
    'mean dB': value(/mean_volume: (\S+) dB/u),
    'peak dB': value(/max_volume: (\S+) dB/u),
    'clipped samples': value(/histogram_0db: (\d+)/u) || 0,
    'longest pause s': rounded(Math.max(0, ...within.map(({ length }) => length))),
    captions: cues.length,
    'first caption − voice s': rounded(first - voiceFrom),
    'last caption − voice s': rounded(last - (ending?.from ?? seconds)),
    'longest line': Math.max(...cues.flatMap(({ lines }) => lines.map((line) => Array.from(line).length))),
  };
}

const secondsOf = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
/** The sound of a file in the recognizer's format. */
async function soundFor(source: string, target: string): Promise<string> {
  await run(ffmpeg, ['-v', 'error', '-y', '-i', source, '-vn', '-ac', '1', '-ar', '16000', target]);
  return target;
}

/** The silence before the first sound of a recording and after its last one, in seconds. */
async function silencesOf(wav: string): Promise<{ readonly first: number; readonly last: number }> {
  const { samples, sampleRate } = decodeWav(await readFile(wav));
  // -40 dB.
  const isLoud = (sample: number): boolean => Math.abs(sample) >= 328;
  return {
    first: samples.findIndex(isLoud) / sampleRate,
    last: (samples.length - 1 - samples.findLastIndex(isLoud)) / sampleRate,
  };
}

const rounded = (number: number): number => Math.round(number * 100) / 100;

const rows = [];
const recordings: Heard[] = [];
for (const language of chosen.length > 0 ? chosen : Object.keys(sampleVideos)) {
  const sample = sampleVideos[language];
  if (sample === undefined)
    throw new Error(`There is no sample in "${language}"; there are ${Object.keys(sampleVideos).join(', ')}`);
  const began = performance.now();
  const made = await makeVideo(language, sample);
  const took = (performance.now() - began) / 1000;
  const silences = await silencesOf(join(work, 'voice.wav'));
  rows.push({
    language,
    voice: await builtIn.engineFor(language),
    ...(await measured(language, made)),
    'first silence s': rounded(silences.first),
    'last silence s': rounded(silences.last),
    'voice took s': rounded(voiceSeconds),
    'video took s': rounded(took),
  });
  recordings.push({
    language,
    script: sample.script,
    video: await soundFor(made.mp4, join(folder, `${language}.wav`)),
    voice: await soundFor(join(work, 'voice.wav'), join(folder, `${language}-voice.wav`)),
    words: spoken?.words ?? [],
  });
}
console.table(rows);
const python = process.env['HEARING_PYTHON'];
if (python === undefined) console.log('Nobody heard the videos: HEARING_PYTHON names no Python.');
else {
  const percent = (share: number | undefined): string => (share === undefined ? '–' : `${rounded(share * 100)} %`);
  const heard = await hear(python, recordings);
  console.table(
    heard.map(({ errors, dnsmos, inTime }, at) => ({
      language: recordings[at]?.language,
      'heard wrong': percent(errors),
      DNSMOS: dnsmos,
      'words in time': percent(inTime),
    })),
  );
  for (const [at, { transcript }] of heard.entries()) console.log(`${recordings[at]?.language}: ${transcript}`);
}
console.log(`Look at the pictures and listen to the videos: ${folder}`);
await provider.close();
await rm(work, { recursive: true });
