import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import {
  completion,
  jsonCompletion,
  startModelServer,
  status,
  streamedCompletion,
  type ModelServer,
  type Reply,
} from '../../command-service/providers/scripts/openai/testing/model-server.ts';
import { startFixture, type Fixture } from '../support/fixture.ts';
import { shortScript } from '../support/videos.ts';
import { openPage, storageOf, timeout, useBrowser, whileBroken } from './browser.ts';

// Both flows with a language model: one that answers, streams, is slow, fails, breaks off, or talks nonsense.
const browser = useBrowser();
let model: ModelServer;
let fixture: Fixture;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  model = await startModelServer();
  fixture = await startFixture({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'stand-in' });
  const user = await fixture.user('Mona Model');
  context = await browser.context({ storageState: storageOf(user), viewport: { width: 1280, height: 900 } });
  ({ page } = await openPage(context));
}, timeout);
afterAll(async () => {
  await context?.close();
  await fixture?.server.remove();
  await model?.close();
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
/** Answers when the page says that it waits. */
const late =
  (waiting: string, reply: Reply): Reply =>
  (request, response) => {
    void button(waiting)
      .waitFor()
      .then(() => reply(request, response));
  };
const broken: Reply = (_request, response) => void response.destroy();
/** From a finished script to a video. */
async function startIt(): Promise<void> {
  await script().fill(shortScript);
  for (const step of ['Avatar', 'Content', 'Generate']) {
    await button('Next').click();
    await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor();
    if (step === 'Avatar') await page.getByRole('radio').first().click();
  }
  await button('Generate').click();
  await page.waitForURL('**/my-videos');
  await toast('Video creation started', 'You can track progress in My Videos');
}
/** What the client says when the server gives no answer at all. */
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
  'an improved script is shown beside the old one, to accept or reject',
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
    await startIt();
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
    await button('Confirm the 2 clear ones').click();
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
    await startIt();
  },
  timeout,
);
