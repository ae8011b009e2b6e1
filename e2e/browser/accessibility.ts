import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [390, 1280] as const;
const themes = ['light', 'dark'] as const;

export interface ScreenState {
  /** A screen that says that it is busy for as long as it is there. */
  readonly busy?: boolean;
}

/**
 * What is wrong with the screen as it is now, on a phone and on a desktop, light and dark: violations of WCAG 2.2 AA,
 * and whether it scrolls sideways. One line for each fault.
 */
export async function faultsOf(page: Page, { busy = false }: ScreenState = {}): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await settled(page, busy);
      // The themes differ in colours alone.
      for (const violation of await violationsOf(page, theme === 'light' ? undefined : ['color-contrast']))
        faults.push(`${width} px, ${theme}: ${violation}`);
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        faults.push(`${width} px, ${theme}: it scrolls sideways`);
    }
  }
  return faults;
}

/** Resolves once nothing says that it is loading and nothing that comes to an end moves any more. */
async function settled(page: Page, busy: boolean): Promise<void> {
  await page.waitForFunction(
    async (mayBeBusy) => {
      // What was just changed starts its transitions with the next frame, and not before.
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

/** What axe finds against WCAG 2.2 AA, or against some rules alone, one line for each element. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // No screen has frames: one run in the page itself does, where two and a blank page would be opened for each.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === undefined ? axe.withTags(standards) : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} (${failureSummary.replaceAll(/\s+/g, ' ')})`,
    ),
  );
}
