import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';

/** The page as a user perceives it: the address, the accessibility tree, and the order of tables. */
const perceived = async (page: Page): Promise<string> =>
  [
    page.url(),
    await page.locator('body').ariaSnapshot(),
    await page.locator('[aria-sort]').evaluateAll((headers) => headers.map(({ ariaSort }) => ariaSort).join()),
  ].join('\n');

/**
 * Buttons that begin with the same word are the same for different rows (`View Oak Lane`). Only this many of them are
 * pressed.
 */
const ofOneKind = 2;

/** How long a dialog may take to close, in ms, before the page is opened again; a slow dialog is not a fault. */
const soon = 500;

/** The buttons and tabs of a part of the page that change something: no open tab, chosen card or current filter. */
const controlsIn = (part: Locator): Locator =>
  part.locator(
    'button:visible:enabled:not([aria-selected="true"], [aria-current="true"], [role="radio"][aria-checked="true"])',
  );

/** The name of each control, in the order of the page. */
const namesOf = (controls: Locator): Promise<readonly string[]> =>
  controls.evaluateAll((found) =>
    found.map((each) => {
      const [label] = each instanceof HTMLButtonElement ? each.labels : [];
      const said = each.getAttribute('aria-label') ?? (each.textContent || label?.textContent) ?? '';
      return said.trim() || each.id;
    }),
  );

/** The names to press: only the first few of each kind. */
function chosenOf(names: readonly string[]): readonly string[] {
  const kinds = Object.values(Object.groupBy(new Set(names), (name) => name.split(/\s/)[0] ?? ''));
  return kinds.flatMap((kind = []) => kind.slice(0, ofOneKind));
}

/**
 * The names of the links in a part of the page. Rejects with the broken ones: no such page or file on the server, no
 * such anchor in the page, or no email address.
 */
async function linksIn(part: Locator): Promise<readonly string[]> {
  const links = await part.locator('a[href]:visible').evaluateAll((found) => {
    const answers = async (address: string): Promise<boolean> => {
      const { ok, body } = await fetch(address, { signal: AbortSignal.timeout(30_000) });
      await body?.cancel();
      return ok;
    };
    return Promise.all(
      (found as HTMLAnchorElement[]).map(async (link) => {
        const { href, protocol, hash, origin, pathname } = link;
        const isHere = origin === location.origin && pathname === location.pathname && hash !== '';
        const leads =
          protocol === 'mailto:'
            ? /^mailto:([^@\s]+@[^@\s?]+)?(\?|$)/.test(href)
            : isHere
              ? document.querySelector(`[id="${hash.slice(1)}"]`) !== null
              : origin !== location.origin || (await answers(href));
        return { name: (link.ariaLabel ?? link.textContent).trim(), href, leads };
      }),
    );
  });
  const dead = links.filter(({ leads }) => !leads);
  if (dead.length > 0) throw new Error(`Nothing is at ${dead.map(({ name, href }) => `${href} (${name})`).join(', ')}`);
  return links.map(({ name }) => name);
}

/** Records in the page when something becomes busy, because a spinner may disappear before the test looks. */
const watchBusy = (page: Page): Promise<void> =>
  page.evaluate(() => {
    delete document.body.dataset['wasBusy'];
    new MutationObserver((changes) => {
      if (changes.some(({ target }) => (target as Element).ariaBusy === 'true')) document.body.dataset['wasBusy'] = '';
    }).observe(document.body, { attributeFilter: ['aria-busy'], subtree: true });
  });

/** Layers over the page that ask the server for nothing that could change the page after they close. */
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Whether Escape closes everything that a press has opened and the page looks as before, so that it need not be
 * reopened.
 */
async function isUndone(page: Page, before: string): Promise<boolean> {
  if ((await page.locator(overlay).count()) === 0) return false;
  await page.keyboard.press('Escape');
  return eventually('the page as before', async () => (await perceived(page)) === before, soon).catch(() => false);
}

/**
 * Opens a fresh page at an address. The control pressed last may still be leading to another page, which interrupts the
 * visit even once the page is empty: then the page is opened again.
 */
export const visitAfresh = (page: Page, address: string): Promise<boolean> =>
  eventually(`a visit of ${address}`, async () => {
    try {
      await page.goto('about:blank');
      await page.goto(address);
      return true;
    } catch (error) {
      if (!/interrupted by another navigation|net::ERR_ABORTED/u.test(String(error))) throw error;
      await page.waitForLoadState();
      return false;
    }
  });

/**
 * Follows every link of a part of the page, and presses every button and tab, each on a fresh page. Waits for a visible
 * change: the page, a spinner, a file, a window or a file dialog. Rejects with the names of controls without effect.
 *
 * @param open opens the page and resolves with the part once it shows its content
 * @returns all names
 */
export async function pressEverything(page: Page, open: () => Promise<Locator>): Promise<readonly string[]> {
  const first = await open();
  const links = await linksIn(first);
  const chosen = chosenOf(await namesOf(controlsIn(first)));
  let others = 0;
  const count = (): void => void (others += 1);
  let part: Locator | undefined = first;
  page.on('download', count).on('filechooser', count).on('popup', count);
  try {
    for (const name of chosen) {
      const controls = controlsIn((part ??= await open()));
      const place = await eventually(`“${name}”`, async () => (await namesOf(controls)).indexOf(name) + 1);
      const before = await perceived(page);
      await watchBusy(page);
      const seen = others;
      await controls.nth(place - 1).click();
      await eventually(
        `an effect of “${name}”`,
        async () =>
          others > seen ||
          (await perceived(page)) !== before ||
          (await page.locator('body[data-was-busy]').count()) > 0,
      );
      if (!(await isUndone(page, before))) part = undefined;
    }
  } finally {
    page.off('download', count).off('filechooser', count).off('popup', count);
  }
  return [...links, ...chosen];
}
