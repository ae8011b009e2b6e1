import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;

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
      // The themes differ in colours only.
      for (const violation of await violationsOf(page, theme === 'light' ? undefined : ['color-contrast']))
        faults.push(`${width} px, ${theme}: ${violation}`);
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

/** The violations that axe finds against WCAG 2.2 AA, or against given rules only, one line per element. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Runs axe in the page itself, because no screen has frames; the usual way would open two more pages for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe.withTags(standards) : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} (${failureSummary.replaceAll(/\s+/g, ' ')})`,
    ),
  );
}
