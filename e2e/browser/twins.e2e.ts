import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { footagePath } from '../../command-service/providers/twins/testing/footage.ts';
import { ffmpegPath } from '../../command-service/providers/twins/testing/recordings.ts';
import { eventually } from '../support/eventually.ts';
import type { TestUser } from '../support/fixture.ts';
import { buyTwin, twinCreditsOf } from '../support/twins.ts';
import { setCredits } from '../support/updates.ts';
import { useFixture } from '../support/use.ts';
import { readyVideo, startVideo } from '../support/videos.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { openAndClose, tabTo } from './keys.ts';
import { controlCamera, crash, keptPieces, setCamera, setRecorder, unplugCamera } from './camera.ts';

const fixture = useFixture();
const folder = await mkdtemp(join(tmpdir(), 'twins-e2e-'));
const cameraFile = join(folder, 'camera.mjpeg');
const microphoneFile = join(folder, 'microphone.wav');
/** A camera that shows the person of the test footage, who speaks. */
const browser = useBrowser([
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFile}`,
  `--use-file-for-fake-audio-capture=${microphoneFile}`,
]);
const desktop = { viewport: { width: 1280, height: 800 } };

const run = promisify(execFile);
const make = async (name: string, options: string): Promise<string> => {
  const path = join(folder, name);
  await run(await ffmpegPath(), ['-v', 'error', '-y', '-i', footagePath, ...options.split(' '), path]);
  return path;
};

beforeAll(async () => {
  await make('camera.mjpeg', '-an -c:v mjpeg -q:v 3');
  await make('microphone.wav', '-vn -ar 48000');
}, timeout);
afterAll(() => rm(folder, { recursive: true }));

async function open(who: TestUser, options: BrowserContextOptions) {
  const context = await browser.context({
    storageState: storageOf(who),
    permissions: ['camera', 'microphone'],
    ...options,
  });
  const watched = await openPage(context);
  return { context, ...watched };
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = async (page: Page, name: string): Promise<void> => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

/** Starts to record; the page's clock skips the countdown. */
async function recordFrom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, disabled: false }).waitFor();
  await page.clock.install();
  await press(page, name);
  await page.getByRole('timer').waitFor();
  await page.clock.runFor(3_000);
}

async function toCamera(page: Page): Promise<void> {
  await page.goto(new URL('/manage-avatars', fixture.server.url).href);
  await press(page, 'Create Custom Avatar');
  await press(page, 'Record with camera');
  await page.getByRole('checkbox', { name: 'I agree to this statement and will read it aloud' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Continue to camera');
}

/** The seconds of the main recording that the browser stores. */
const mainPieces = async (page: Page): Promise<number> =>
  (await keptPieces(page)).filter(({ take }) => take === 'main').length;

/** The controls of a ready twin, by keyboard alone: its certificate, and two questions that Escape cancels. */
async function walkTwin(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: `Consent certificate of ${name}` }));
  const [certificate] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await certificate.getByRole('heading', { level: 1, name: 'Consent certificate' }).waitFor();
  await tabTo(certificate, certificate.getByRole('link', { name: 'Download as PDF' }));
  await certificate.close();
  for (const opener of [`Take back the consent of ${name}`, `Delete ${name}`])
    await openAndClose(page, button(page, opener), page.getByRole('alertdialog'));
}

const cameraErrors = [
  [
    'NotAllowedError',
    'Camera and microphone access was not allowed. Please allow both in the permissions of your browser and try again.',
  ],
  ['NotFoundError', 'No camera or microphone found.'],
  ['NotReadableError', 'Camera is already in use by another application.'],
] as const;

test(
  'a camera that can’t be used is explained; Try Again and Cancel do what they say',
  async () => {
    const other = await fixture.user('Nora Nocamera');
    await buyTwin(other);
    const { context, page } = await open(other, desktop);
    await controlCamera(page);
    const explained = async (sentence: string): Promise<void> => {
      await page.getByText('Camera Access Error').waitFor();
      await page.getByText(sentence).waitFor();
    };
    await page.goto(new URL('/manage-avatars', fixture.server.url).href);
    for (const [failure, sentence] of cameraErrors) {
      await setCamera(page, { fails: failure });
      if (failure === 'NotAllowedError') await toCamera(page);
      else await press(page, 'Try Again');
      await explained(sentence);
    }
    expect(await faultsOf(page)).toEqual([]);
    for (const [shade, hint] of [
      ['black', 'It is too dark: turn to a window or switch on a light.'],
      ['white', 'It is too bright: turn away from the light.'],
    ] as const) {
      await setCamera(page, { shows: shade });
      await press(page, 'Try Again');
      await page.getByText(hint).waitFor();
      await unplugCamera(page);
      await explained('The camera or microphone was disconnected. What you recorded so far is kept.');
    }
    await setCamera(page, 'works');
    await press(page, 'Try Again');
    await page.getByText('Keep your face inside the oval.').waitFor();
    await setRecorder(page, 'without vp9');
    await recordFrom(page, 'Record consent');
    await eventually('a piece in vp8', async () => {
      const [first] = await keptPieces(page);
      return first?.type.includes('vp8') === true;
    });
    await unplugCamera(page);
    await explained('The camera or microphone was disconnected. What you recorded so far is kept.');
    await setRecorder(page, 'broken');
    await press(page, 'Try Again');
    await recordFrom(page, 'Record consent');
    await explained('Failed to start recording. Please try again.');
    await setRecorder(page, 'missing');
    await press(page, 'Try Again');
    await explained('Camera not supported in this browser');
    await press(page, 'Cancel');
    await button(page, 'Upload video file').waitFor();
    // A consent recording that was cut off can't be continued.
    await press(page, 'Record with camera');
    await button(page, 'Continue to camera').waitFor();
    expect(await page.getByText('You have an unfinished recording').count()).toBe(0);
    expect(await twinCreditsOf(other)).toBe(1);
    await context.close();
  },
  timeout,
);

test(
  'a recording survives a crash, a reload, a second tab and a lost network, and becomes a twin that speaks in a video',
  async () => {
    const ann = await fixture.user('Ann Recorder');
    await buyTwin(ann);
    const { context, page: crashing } = await open(ann, desktop);
    await toCamera(crashing);
    await recordFrom(crashing, 'Record consent');
    await crashing.getByText('Recording, 6 of 30 seconds').waitFor();
    await crashing.clock.fastForward(30_000);
    await crashing.getByText('Consent recorded. Recording 2 of 2: 2 minutes').waitFor();
    await recordFrom(crashing, 'Start recording');
    await eventually('some seconds of recording', async () => (await mainPieces(crashing)) > 2);
    await crash(crashing);
    const { page } = await openPage(context);
    await page.goto(new URL('/manage-avatars', fixture.server.url).href);
    await press(page, 'Create Custom Avatar');
    await press(page, 'Record with camera');
    await page.getByText('You have an unfinished recording').waitFor();
    expect(await mainPieces(page)).toBeGreaterThan(2);
    // Too short to be used, but the consent is complete.
    await press(page, 'Continue');
    await page.getByText('Consent recorded. Recording 2 of 2: 2 minutes').waitFor();
    await recordFrom(page, 'Start recording');

    const second = await openPage(context);
    await toCamera(second.page);
    await second.page.getByText('Another tab of this browser is recording. Please finish there first.').waitFor();
    expect(await second.page.getByText('You have an unfinished recording').count()).toBe(0);
    await second.page.close();

    await eventually('16 seconds of recording', async () => (await mainPieces(page)) > 16);
    await page.reload();
    await press(page, 'Create Custom Avatar');
    await press(page, 'Record with camera');
    await page.getByText('You have an unfinished recording').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await press(page, 'Continue');
    await page.getByLabel('Your recording').waitFor();
    await press(page, 'Record Again');
    await page.getByText('Consent recorded. Recording 2 of 2: 2 minutes').waitFor();
    await press(page, 'Cancel');
    await press(page, 'Record with camera');
    await press(page, 'Continue');
    await press(page, 'Use This Recording');
    await page.getByLabel('Avatar name').fill('Ann');
    let broken = 0;
    await page.route('**/files/recordings/**', (route) => {
      if (route.request().method() !== 'PATCH' || broken > 1) return route.fallback();
      broken += 1;
      return route.abort('internetdisconnected');
    });
    await press(page, 'Create avatar');
    await page.getByText('Avatar uploaded successfully!').first().waitFor();
    expect(broken).toBe(2);
    expect(await twinCreditsOf(ann)).toBe(0);
    await button(page, 'Delete Ann').waitFor();
    expect(await keptPieces(page)).toEqual([]);
    await walkTwin(page, 'Ann');
    await context.close();
    const avatars = (await ann.call<{ id: string; type: string; status: string }[]>('GET', '/api/avatars')).body;
    const twin = avatars.find(({ type }) => type === 'custom');
    expect(twin?.status).toBe('ready');
    await setCredits(await fixture.admin(), ann, 1);
    const { video } = await startVideo(ann, { avatarId: twin?.id ?? '' });
    const { videoUrl, duration } = await readyVideo(ann, video.id);
    expect(duration).toBeGreaterThan(2);
    const content = Buffer.from(await (await ann.fetch(videoUrl ?? '')).arrayBuffer());
    expect(content.toString('latin1', 4, 8)).toBe('ftyp');
  },
  timeout,
);

const longer = '-t 16 -c:v libx264 -preset ultrafast -c:a copy';
test(
  'a video that no twin can be made of is refused in words, and its credit comes back',
  async () => {
    const other = await fixture.user('Theo Two');
    await buyTwin(other);
    const { context, page } = await open(other, desktop);
    const upload = async (name: string, path: string): Promise<void> => {
      await page.goto(new URL('/manage-avatars', fixture.server.url).href);
      await press(page, 'Create Custom Avatar');
      await press(page, 'Upload video file');
      await page.getByLabel('Avatar name').fill(name);
      await page.getByLabel('Video file').setInputFiles(path);
      await page.getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await press(page, 'Create avatar');
    };
    const text = join(folder, 'letter.mp4');
    await writeFile(text, 'Dear Sir or Madam');
    await upload('Letter', text);
    await page.getByRole('alert').getByText('Please select a video file').waitFor();
    await upload('Silent', await make('silent.mp4', '-an -c:v copy'));
    await page
      .getByRole('alert')
      .getByText('The video has no sound. Please record it with your microphone on.')
      .waitFor();
    for (const [name, filter, sentence] of [
      [
        'Two',
        '-filter_complex [0:v]crop=320:360:160:0,split[a][b];[a][b]hstack',
        'We saw more than one face in the video. Please be alone in the picture.',
      ],
      [
        'Nobody',
        '-vf crop=200:113:0:0,scale=640:360',
        'We could not see a face in the video. Please face the camera in good light.',
      ],
    ] as const) {
      await upload(name, await make(`${name}.mp4`, `${filter} ${longer}`));
      await page.getByText(`${sentence} Your Digital Twin credit was given back.`).waitFor();
      await eventually('the credit', async () => (await twinCreditsOf(other)) === 1);
    }
    await context.close();
  },
  timeout,
);
