import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';

/** Upper bound of Tab presses to any control. */
const farthest = 80;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** The focused element: its name, whether it has a focus ring, and whether it is in the given part of the page. */
const focusIn = (part: Locator): Promise<{ name: string; isShown: boolean; isInside: boolean }> =>
  part.evaluate((within) => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const labels = element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.labels : null;
    const said = element.getAttribute('aria-label') ?? (element.textContent || labels?.[0]?.textContent);
    return {
      name: said?.trim() || element.tagName,
      isShown: element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      isInside: within.contains(element),
    };
  });

/**
 * Presses Tab until the focus has gone round a dialog. Rejects with the name of an element outside of it, or without a
 * focus ring.
 *
 * @returns the names of all stops
 */
export async function roundOf(page: Page, dialog: Locator): Promise<readonly string[]> {
  const stops: string[] = [];
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  do {
    const { name, isShown, isInside } = await focusIn(dialog);
    if (!isInside) throw new Error(`The focus leaves the dialog for “${name}”`);
    if (!isShown) throw new Error(`Nothing shows that “${name}” has the focus`);
    stops.push(name);
    await page.keyboard.press('Tab');
  } while (stops.length < farthest && !(await first.evaluate((element) => element === document.activeElement)));
  return stops;
}

/**
 * Opens a dialog with Enter, goes round it with Tab, and closes it with Escape; the focus must be back at its opener.
 */
export async function openAndClose(page: Page, opener: Locator, dialog: Locator): Promise<readonly string[]> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const stops = await roundOf(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually('the focus on the opener', () => hasFocus(opener));
  return stops;
}
