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
import { payWithCard } from '../support/payments.ts';
import { useFixture } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';

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

async function buyTwin(buyer: TestUser): Promise<void> {
  const before = await twinCredits(buyer);
  const order = { planId: 'digital-twin', amount: before === 0 ? 350 : 315 };
  const { body } = await buyer.call<{ clientSecret: string; paymentIntentId: string }>(
    'POST',
    '/api/create-payment-intent',
    order,
  );
  await payWithCard(buyer, { paymentId: body.paymentIntentId, clientSecret: body.clientSecret });
  await eventually('the twin credit', async () => (await twinCredits(buyer)) > before);
}
const twinCredits = async (buyer: TestUser): Promise<number> =>
  (await buyer.call<{ digitalTwinCredits: number }>('GET', '/auth/user')).body.digitalTwinCredits;

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

async function toCamera(page: Page): Promise<void> {
  await page.goto(new URL('/manage-avatars', fixture.server.url).href);
  await press(page, 'Create Custom Avatar');
  await press(page, 'Record with camera');
  await page.getByRole('checkbox', { name: 'I agree to this statement and will read it aloud' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Continue to camera');
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
    await page.addInitScript(() => {
      const devices = navigator.mediaDevices;
      const real = devices.getUserMedia.bind(devices);
      devices.getUserMedia = async (wanted) => {
        const failure = sessionStorage.getItem('camera');
        if (failure !== null) throw new DOMException('made by the test', failure);
        return real(wanted);
      };
    });
    await page.goto(new URL('/manage-avatars', fixture.server.url).href);
    for (const [failure, sentence] of cameraErrors) {
      await page.evaluate((name) => sessionStorage.setItem('camera', name), failure);
      await toCamera(page);
      await page.getByText('Camera Access Error').waitFor();
      await page.getByText(sentence).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.evaluate(() => sessionStorage.removeItem('camera'));
      await press(page, 'Try Again');
      await page.getByRole('button', { name: 'Record consent', disabled: false }).waitFor();
      await press(page, 'Cancel');
      await button(page, 'Upload video file').waitFor();
    }
    expect(await twinCredits(other)).toBe(1);
    await context.close();
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
      await eventually('the credit', async () => (await twinCredits(other)) === 1);
    }
    await context.close();
  },
  timeout,
);
