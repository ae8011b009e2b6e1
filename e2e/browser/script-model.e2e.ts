import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import {
  standInKey,
  standInSecret,
  startHeygenServer,
  type HeygenServer,
} from '../../command-service/providers/heygen/testing/heygen-server.ts';
import {
  completion,
  jsonCompletion,
  startModelServer,
  status,
  streamedCompletion,
  type ModelServer,
  type Reply,
} from '../../command-service/providers/scripts/openai/testing/model-server.ts';
import { videoFailures } from '../../domain/videos/index.ts';
import { eventually } from '../support/eventually.ts';
import { creditsOf, startFixture, trialCredits, type Fixture, type TestUser } from '../support/fixture.ts';
import { shortScript } from '../support/videos.ts';
import { openPage, storageOf, timeout, useBrowser, whileBroken } from './browser.ts';
import { inWords } from '../../words/index.ts';

// Both wizard flows with outside services: a language model that answers, streams, is slow, fails, breaks off, or talks
// nonsense, and HeyGen as the provider of videos.
const browser = useBrowser();
let model: ModelServer;
let heygen: HeygenServer;
let fixture: Fixture;
let user: TestUser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  model = await startModelServer();
  // A video that browsers can play.
  const video = new URL('../../command-service/providers/samples/lessons/videos/seasons.mp4', import.meta.url);
  heygen = await startHeygenServer([], await readFile(video));
  heygen.hold(true);
  fixture = await startFixture({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'stand-in',
    VIDEO_PROVIDER: 'heygen',
    HEYGEN_API_KEY: standInKey,
    HEYGEN_API_BASE: heygen.baseUrl,
    HEYGEN_WEBHOOK_SECRET: standInSecret,
  });
  user = await fixture.user('Mona Model');
  context = await browser.context({ storageState: storageOf(user), viewport: { width: 1280, height: 900 } });
  ({ page } = await openPage(context));
}, timeout);
afterAll(async () => {
  await context?.close();
  await fixture?.server.remove();
  await model?.close();
  await heygen?.close();
}, timeout);
beforeEach(() => {
  model.replies.length = 0;
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const script = () => page.getByRole('textbox', { name: 'Script', exact: true });
const toast = async (title: string, text?: string): Promise<void> => {
  const shown = page.locator('[data-toasts]');
  await shown.getByText(title, { exact: true }).waitFor();
  if (text !== undefined) await shown.getByText(text, { exact: true }).waitFor();
};
/** Answers once the page shows that it waits. */
const late =
  (waiting: string, reply: Reply): Reply =>
  (request, response) => {
    void button(waiting)
      .waitFor()
      .then(() => reply(request, response));
  };
const broken: Reply = (_request, response) => void response.destroy();
/** From a finished script to a video that HeyGen makes; resolves with its card and HeyGen's id. */
async function startIt(): Promise<{ readonly card: Locator; readonly id: string }> {
  await script().fill(shortScript);
  const title = await page.getByRole('textbox', { name: 'Title' }).inputValue();
  for (const step of ['Avatar', 'Content', 'Generate']) {
    await button('Next').click();
    await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor();
    if (step === 'Avatar') await page.getByRole('radio', { name: /^Abigail/ }).click();
  }
  const before = heygen.videos.size;
  await button('Generate').click();
  await page.waitForURL('**/my-videos');
  await toast('Video creation started', 'You can track progress in My Videos');
  await eventually('HeyGen to be asked for the video', async () => heygen.videos.size > before);
  const made = [...heygen.videos.values()].at(-1);
  expect(made?.request).toMatchObject({ script: shortScript, avatar_id: 'Abigail_sitting_20240912' });
  const card = page.getByRole('article', { name: title, exact: true });
  await card.waitFor();
  return { card, id: made?.id ?? '' };
}
/** HeyGen makes progress with a video and reports it, until the video's card shows the result. */
async function end(id: string, shown: Locator): Promise<void> {
  heygen.hold(false);
  await eventually('the end of the video', async () => {
    const { body, headers } = heygen.report(id);
    const url = `${fixture.server.url}/api/webhooks/heygen`;
    const type = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', body: new Uint8Array(body), headers: { ...headers, ...type } });
    expect(answer.status).toBe(200);
    return shown.isVisible();
  });
  heygen.hold(true);
}
/** The client's message when the server does not answer at all. */
const notReached = 'The server cannot be reached. Check your connection and try again.';
const notAnswering = 'The script service is not answering right now. Please try again in a minute.';
const noUsableAnswer = 'The script service gave no usable answer. Please try again, or change the text a little.';
const listing = '12 Oak Street, Austin, TX 78701\n$649,000, 3 bedrooms, 2.5 baths, 1,850 sq ft';

test(
  'a listing becomes a script that says no foreign figure; a failure keeps the draft and costs nothing',
  async () => {
    await page.goto(`${fixture.server.url}/generate-video`);
    await page.getByLabel('Property URL').fill(listing);
    await whileBroken(page, 'GenerateScript', async () => {
      await button('Generate Script').click();
      await toast('Error generating script', notReached);
    });
    model.replies.push(status(401));
    await button('Generate Script').click();
    await toast('Error generating script', notAnswering);
    expect(await page.getByLabel('Property URL').inputValue()).toBe(listing);
    await page.getByRole('button', { name: /^3 credits available/ }).waitFor();

    model.replies.push(completion('Sure! Here is your script.'));
    await button('Generate Script').click();
    await toast('Error generating script', noUsableAnswer);

    model.replies.push(late('Generating…', broken));
    await button('Generate Script').click();
    await toast('Error generating script', notAnswering);
    expect(await page.getByLabel('Property URL').inputValue()).toBe(listing);

    model.replies.push(
      late(
        'Generating…',
        streamedCompletion(
          JSON.stringify({
            sentences: [
              'Welcome to 12 Oak Street in Austin.',
              'It has nine bedrooms.',
              'It is offered at $649,000.',
              'Call today.',
            ],
          }),
        ),
      ),
    );
    await button('Generate Script').click();
    await toast('Script Generated!');
    expect(await script().inputValue()).toContain('[left out: a figure that is not in the source]');
    expect(await script().inputValue()).not.toContain('nine bedrooms');
    await page.getByText('Fill in what the listing did not say').waitFor();
    expect(await button('Next').isDisabled()).toBe(true);
  },
  timeout,
);

test(
  'an improved script is shown next to the old one, to accept or reject',
  async () => {
    await script().fill(' ');
    await button('Optimize').click();
    await toast('Error optimizing script', 'Please write a script first');
    await script().fill('This home has three bedrooms and a garden.');
    await whileBroken(page, 'OptimizeScript', async () => {
      await button('Optimize').click();
      await toast('Error optimizing script', notReached);
    });
    model.replies.push(status(401));
    await button('Optimize').click();
    await toast('Error optimizing script', notAnswering);

    model.replies.push(jsonCompletion({ sentences: ['Three bedrooms and a garden.'], changes: ['Shorter.'] }));
    await button('Optimize').click();
    const suggestion = page.getByRole('region', { name: 'Suggested changes' });
    await suggestion.getByRole('region', { name: 'Your script now' }).getByText('This home has').waitFor();
    await suggestion.getByRole('region', { name: 'Suggested script' }).getByText('Three bedrooms').first().waitFor();
    await button('Reject').click();
    expect(await script().inputValue()).toBe('This home has three bedrooms and a garden.');
    model.replies.push(jsonCompletion({ sentences: ['Three bedrooms and a garden.'], changes: [] }));
    await button('Optimize').click();
    await button('Accept').click();
    expect(await script().inputValue()).toBe('Three bedrooms and a garden.');
  },
  timeout,
);

test(
  'a translation keeps every figure, or is refused',
  async () => {
    await script().fill('It is offered at $649,000.');
    await button('Translate').click();
    await toast('Error translating script', 'Please select a language for translation');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Spanish' });
    await whileBroken(page, 'TranslateScript', async () => {
      await button('Translate').click();
      await toast('Error translating script', notReached);
    });
    model.replies.push(jsonCompletion({ translation: 'Se ofrece por $694,000.' }));
    await button('Translate').click();
    await toast('Error translating script', noUsableAnswer);
    model.replies.push(late('Translating…', jsonCompletion({ translation: 'Se ofrece por $649,000.' })));
    await button('Translate').click();
    await button('Accept').click();
    expect(await script().inputValue()).toBe('Se ofrece por $649,000.');
    await script().fill(' ');
    await button('Translate').click();
    await toast('Error translating script', 'Please write a script first');

    const { card, id } = await startIt();
    expect((await creditsOf(user)).held).toBe(0.5);
    await end(id, card.getByText('Ready', { exact: true }));
    await card.getByText('0.5 credits used').waitFor();
    expect(await creditsOf(user)).toMatchObject({ available: trialCredits - 0.5, held: 0 });
    // HeyGen's price for 5.4 s at $3 a minute.
    const [{ id: videoId } = { id: '' }] = (await user.call<{ id: string }[]>('GET', '/api/videos')).body;
    const admin = await fixture.admin();
    expect(await admin.graphql('query ($id: ID!) { adminVideo(id: $id) { costCents } }', { id: videoId })).toEqual({
      adminVideo: { costCents: 27 },
    });
    // The video is in our storage, so it plays although HeyGen's files are gone.
    heygen.loseFiles(true);
    const width = await card.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
      return video.videoWidth;
    });
    heygen.loseFiles(false);
    expect(width).toBeGreaterThan(0);
  },
  timeout,
);

test(
  'a fee sheet becomes a script that says the confirmed figures only',
  async () => {
    await page.goto(`${fixture.server.url}/generate-video?template=lender`);
    await page.getByLabel('Fee sheet file').setInputFiles({
      name: 'sheet.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Loan Amount: $450,000\nInterest Rate: 6.625%\n'),
    });
    await button('Confirm all 2').click();
    await page.getByLabel('Lender name').fill('Mona Model');
    await page.getByLabel('Phone').fill('512-555-0100');
    model.replies.push(completion('{"sentences": ["Half'));
    await button('Generate Script').click();
    await toast('Generation Failed', 'Failed to generate script from fee sheet.');
    await page.getByText(noUsableAnswer).waitFor();
    await page.getByText('2 of 2 confirmed').waitFor();
    model.replies.push(late('Generating…', broken));
    await button('Generate Script').click();
    await page.getByText(notAnswering).waitFor();
    await page.getByText('2 of 2 confirmed').waitFor();

    const sentences = ['Hello.', 'Your loan amount is $450,000.', 'The interest rate is 5.000%.', 'Talk to me.'];
    model.replies.push(late('Generating…', streamedCompletion(JSON.stringify({ sentences }))));
    await button('Generate Script').click();
    await toast('Script Generated!');
    const text = await script().inputValue();
    expect(text).toContain('Your loan amount is $450,000.');
    expect(text).not.toContain('5.000%');
    expect(text).toContain('This is not a commitment to lend.');
    heygen.failVideos('internal_error');
    const { card, id } = await startIt();
    await end(id, card.getByText('Processing Failed'));
    await eventually('the credits back', async () => (await creditsOf(user)).held === 0);
    expect((await creditsOf(user)).available).toBe(trialCredits - 0.5);
    await card.getByText(inWords(videoFailures.renderer_failed.sentence, 'en')).waitFor();

    // Retry states its price, and this time HeyGen makes the video.
    heygen.failVideos(undefined);
    const before = heygen.videos.size;
    await card.getByRole('button', { name: /^Retry/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Retry/ })
      .click();
    await eventually('HeyGen to be asked again', async () => heygen.videos.size > before);
    await end([...heygen.videos.keys()].at(-1) ?? '', card.getByText('Ready', { exact: true }));
    await eventually('the video to be paid', async () => (await creditsOf(user)).available === trialCredits - 1);
  },
  timeout,
);
