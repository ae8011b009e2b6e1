import { expect, test } from '@jest/globals';
import type { FileChooser, Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { buyTwin } from '../support/twins.ts';
import { useFixture } from '../support/use.ts';
import { openPage, storageOf, timeout, useBrowser } from './browser.ts';
import { hasFocus, openAndClose, roundOf, tabTo } from './keys.ts';

const fixture = useFixture();
const browser = useBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const enabled = (page: Page, name: string): Locator =>
  page.locator('button:enabled').filter({ hasText: new RegExp(`^${name}$`) });

/** Tabs to a control, presses a key there, and waits for the result. */
async function use(page: Page, control: Locator, leadsTo: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
  await leadsTo.waitFor();
}

test.each(['/manage-avatars', '/manage-avatars-clean'])(
  'on %s a Digital Twin can be recorded or uploaded, and each step left, by keyboard alone',
  async (path) => {
    const user = await fixture.user('Kay Keyboard');
    await buyTwin(user);
    const context = await browser.context({ storageState: storageOf(user), permissions: ['camera', 'microphone'] });
    const { page, problems } = await openPage(context);
    // Chromium registers late that a test waits for a file, so a wait that starts with the key may miss the file
    // window.
    const choosers: FileChooser[] = [];
    page.on('filechooser', (chooser) => choosers.push(chooser));
    await page.goto(`${fixture.server.url}${path}`);
    const opener = button(page, 'Create Custom Avatar');
    const dialog = page.getByRole('dialog', { name: 'Create Custom Avatar' });
    const choices = dialog.filter({ has: button(page, 'Record with camera') });
    expect(await openAndClose(page, opener, choices)).toEqual(['Record with camera', 'Upload video file', 'Close']);

    // Uploading: the key opens a window of the system, in which the file is chosen.
    await page.keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: 'Avatar name' });
    await use(page, button(page, 'Upload video file'), name);
    await tabTo(page, name);
    await page.keyboard.type('Kay');
    await tabTo(page, button(page, 'Choose a video'));
    await page.keyboard.press('Enter');
    const chooser = await eventually('the window that asks for a file', () => choosers.at(-1));
    await chooser.setFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Sir or Madam') });
    await use(page, page.getByRole('checkbox'), page.getByRole('checkbox', { checked: true }), 'Space');
    await use(page, button(page, 'Create avatar'), page.getByText('Please select a video file'));
    await roundOf(page, dialog);
    await use(page, button(page, 'Back'), button(page, 'Record with camera'));

    // Recording: statement, camera and microphone, a take that is stopped, and going back.
    const agree = page.getByRole('checkbox', { name: 'I agree to this statement and will read it aloud' });
    await use(page, button(page, 'Record with camera'), agree);
    await use(page, agree, enabled(page, 'Continue to camera'), 'Space');
    await use(page, button(page, 'Continue to camera'), enabled(page, 'Record consent'));
    const stops = await roundOf(page, dialog);
    for (const stop of ['Text to read aloud', 'Scroll while I speak', 'Cancel', 'Record consent', 'Close'])
      expect(stops).toContain(stop);
    const choice = page.getByRole('combobox', { name: 'Microphone' });
    const chosen = await choice.inputValue();
    await tabTo(page, choice);
    await page.keyboard.press('ArrowDown');
    await eventually('another microphone', async () => (await choice.inputValue()) !== chosen);
    await enabled(page, 'Record consent').waitFor();
    expect(await hasFocus(choice)).toBe(true);
    const speed = page.getByRole('slider');
    const before = await speed.getAttribute('aria-valuenow');
    await tabTo(page, speed);
    await page.keyboard.press('ArrowRight');
    expect(await speed.getAttribute('aria-valuenow')).not.toBe(before);
    await use(page, button(page, 'Record consent'), page.getByRole('timer'));
    await use(page, enabled(page, 'Stop recording'), page.getByText('Consent recorded. Recording 2 of 2: 2 minutes'));
    await roundOf(page, dialog);
    await use(page, enabled(page, 'Cancel'), button(page, 'Upload video file'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually('the focus on the opener', () => hasFocus(opener));
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);
