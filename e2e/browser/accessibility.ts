import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../tools/testing/axe.ts';

type Theme = 'light' | 'dark';
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that read the layout of every element, which takes nine tenths of the time of a check. */
const costly = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };
/**
 * The scope of axe: everything on a phone in the light theme. On a desktop, only the rules that depend on its different
 * elements, and the contrast of the dark colors, which are the same at every width.
 */
const looks: readonly { readonly width: number; readonly theme: Theme; readonly axe?: RunOptions }[] = [
  { width: 390, theme: 'light', axe: { runOnly: { type: 'tag', values: wcag } } },
  { width: 390, theme: 'dark' },
  { width: 1280, theme: 'light', axe: { runOnly: { type: 'tag', values: wcag }, rules: costly } },
  { width: 1280, theme: 'dark', axe: { runOnly: { type: 'rule', values: ['color-contrast'] } } },
];

export interface ScreenState {
  /** Set for a screen that stays busy while it is open. */
  readonly busy?: boolean;
}

/**
 * Checks the current screen on phone and desktop, in light and dark theme, for violations of WCAG 2.2 AA, for
 * horizontal scrolling, and for one heading of level 1. Returns one line per fault.
 */
export async function faultsOf(page: Page, { busy = false }: ScreenState = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, theme, axe } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await settled(page, theme, busy);
    for (const { rule, html, why } of axe ? await violationsOf(page, axe) : [])
      faults.push(`${width} px, ${theme}: ${rule}: ${html.slice(0, 200)} (${why})`);
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
      faults.push(`${width} px, ${theme}: it scrolls sideways`);
  }
  const headings = await page.locator('h1').count();
  if (headings !== 1) faults.push(`it has ${headings} headings of level 1`);
  return faults;
}

/** Resolves once the theme is shown, nothing is loading and all finite animations have ended. */
async function settled(page: Page, theme: Theme, busy: boolean): Promise<void> {
  await page.evaluate(
    async ([wanted, mayBeBusy]) => {
      const isSettled = (): boolean => {
        // The client sets its theme when the device's theme changes; the provider's pages follow the device through CSS.
        const { theme: shown = wanted } = document.documentElement.dataset;
        const moving = document
          .getAnimations()
          .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
        return shown === wanted && !moving && (mayBeBusy || document.querySelector('[aria-busy="true"]') === null);
      };
      // Transitions of the latest change start only with the next frame.
      do for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      while (!isSettled());
    },
    [theme, busy] as const,
  );
}
