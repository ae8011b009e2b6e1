import { defaultLook } from '../domain/look.ts';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createBuiltInVoice,
  createKokoroVoice,
  createLocalVideoProvider,
  findFfmpeg,
} from '../command-service/providers/index.ts';

/**
 * `node tools/make-intro.ts` renders the landing page's video with the product itself, and makes its poster. The files
 * are committed.
 */
const media = fileURLToPath(new URL('../web/public/media/', import.meta.url));
const pictures = fileURLToPath(new URL('../command-service/providers/samples/pictures/', import.meta.url));
const script = `This is Curbcast. Paste the link of a listing, and I tell its story.
You get a script with the facts of the page, a presenter, captions, and the pictures beside it.
You see what it costs before you start. One credit is one minute, and if a video fails, your credits come back.
Make your first video in minutes.`;

const folder = await mkdtemp(join(tmpdir(), 'curbcast-intro-'));
const provider = createLocalVideoProvider({ workFolder: folder, voice: createBuiltInVoice(createKokoroVoice()) });
await provider.start({
  jobId: 'intro',
  owner: 'curbcast',
  title: 'Every listing deserves a presenter',
  script,
  language: 'en-US',
  presenterId: 'clara',
  paidSeconds: 600,
  look: defaultLook,
  collectMedia: async () => ({
    pictures: ['larkspur-lane-1.jpg', 'harbor-street-1.jpg', 'foundry-row-1.jpg'].map((url) => ({
      url,
      path: join(pictures, url),
      contentType: 'image/jpeg' as const,
    })),
    leftOut: [],
  }),
});
const state = await new Promise<Awaited<ReturnType<typeof provider.read>>>((resolve) => {
  provider.watch('intro', (now) => {
    if (now.state === 'completed' || now.state === 'failed') resolve(now);
  });
});
if (state.state !== 'completed') throw new Error(state.state === 'failed' ? state.reason : state.state);
await mkdir(media, { recursive: true });
await writeFile(join(media, 'intro.mp4'), await state.result.video.open());
await writeFile(join(media, 'intro.vtt'), await state.result.captions.open());
const ffmpeg = await findFfmpeg(undefined);
if ('problem' in ffmpeg) throw new Error(ffmpeg.problem);
const poster = ['-ss', '4', '-i', 'intro.mp4', '-frames:v', '1', '-vf', 'scale=960:-1:flags=lanczos'];
execFileSync(ffmpeg.path, ['-v', 'error', '-y', ...poster, '-quality', '72', 'intro-poster.webp'], { cwd: media });
await provider.close();
await rm(folder, { recursive: true });
