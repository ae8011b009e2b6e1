import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { violationsOf } from '../../tools/testing/axe.ts';

const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;
/** What axe checks in each theme: the themes differ in colours only. */
const checks: Readonly<Record<(typeof themes)[number], RunOptions['runOnly']>> = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
};

export interface ScreenState {
  /** Set for a screen that stays busy as long as it is open. */
  readonly busy?: boolean;
}

/**
 * Checks the current screen on phone and desktop, in light and dark theme, for violations of WCAG 2.2 AA and for
 * horizontal scrolling. Returns one line per fault.
 */
export async function faultsOf(page: Page, { busy = false }: ScreenState = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await settled(page, busy);
      for (const { rule, html, why } of await violationsOf(page, checks[theme]))
        faults.push(`${width} px, ${theme}: ${rule}: ${html.slice(0, 200)} (${why})`);
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        faults.push(`${width} px, ${theme}: it scrolls sideways`);
    }
  }
  return faults;
}

/** Resolves once nothing is loading and all finite animations have ended. */
async function settled(page: Page, busy: boolean): Promise<void> {
  await page.waitForFunction(
    async (mayBeBusy) => {
      // Transitions of the latest change start with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const moving = document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      return !moving && (mayBeBusy || document.querySelector('[aria-busy="true"]') === null);
    },
    busy,
    { polling: 50 },
  );
}
