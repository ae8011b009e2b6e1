import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';

/** What a person perceives: the address, and what the accessibility tree says. */
const perceived = async (page: Page): Promise<string> =>
  [page.url(), await page.locator('body').ariaSnapshot()].join('\n');

/**
 * Buttons that begin with the same word are of one kind for different rows (`View Oak Lane`): so many of them are
 * pressed.
 */
const ofOneKind = 2;

/** The names of the buttons, links and tabs in a part of the page that can be used now; the open tab is none of them. */
async function controlsIn(part: Locator): Promise<readonly string[]> {
  const names = await part
    .locator('button:visible:enabled:not([aria-selected="true"]), a[href]:visible')
    .evaluateAll((found) => found.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()));
  const kinds = Object.values(Object.groupBy(new Set(names), (name) => name.split(/\s/)[0] ?? ''));
  return kinds.flatMap((kind = []) => kind.slice(0, ofOneKind));
}

/**
 * Presses every button, link and tab of a part of the page, each on a fresh page, and waits until something changes
 * that a person perceives. Rejects naming the control that has no effect.
 *
 * @param open opens the page and resolves with the part once it shows its content
 * @returns the names of what was pressed
 */
export async function pressEverything(page: Page, open: () => Promise<Locator>): Promise<readonly string[]> {
  const names = await controlsIn(await open());
  for (const name of names) {
    const part = await open();
    const before = await perceived(page);
    await ['link' as const, 'tab' as const]
      .reduce(
        (control, role) => control.or(part.getByRole(role, { name, exact: true })),
        part.getByRole('button', { name, exact: true }),
      )
      .first()
      .click();
    await eventually(`an effect of “${name}”`, async () => (await perceived(page)) !== before);
  }
  return names;
}
