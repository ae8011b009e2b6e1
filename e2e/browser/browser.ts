import { afterAll, beforeAll } from '@jest/globals';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import type { Client } from '../support/client.ts';

/** How long a person would wait at most, in milliseconds; nothing below measures time. */
export const patience = 120_000;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const widths = [390, 1280] as const;
export const themes = ['light', 'dark'] as const;

/** A page, and what its console and its content security policy complained of since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  readonly problems: string[];
}

/** One browser for the tests of a file. */
export function useBrowser(): { context(options?: BrowserContextOptions): Promise<BrowserContext> } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags });
  }, patience);
  afterAll(async () => {
    await browser?.close();
  }, patience);
  return {
    context: async (options = {}) => {
      if (!browser) throw new Error('The browser opens before the first test');
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options });
      context.setDefaultTimeout(patience);
      return context;
    },
  };
}

/** The cookies of a client, for a browser that carries on as the same person. */
export function storageOf(client: Client): NonNullable<BrowserContextOptions['storageState']> & object {
  const cookies = client.cookie().split('; ').filter((pair) => pair !== '').map((pair) => {
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: pair.slice(end + 1), domain: new URL(client.server.url).hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  });
  return { cookies, origins: [] };
}

/** Opens a page that notes every error of its console and every violation of the content security policy. */
export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`CSP: ${violatedDirective} ${blockedURI}`));
  });
  return { page, problems };
}

/** Resolves once nothing says that it is loading and nothing that comes to an end moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    return !moving && document.querySelector('[aria-busy="true"]') === null;
  }, undefined, { polling: 50 });
}

/** What axe finds against WCAG 2.2 AA, or against some rules alone, one line for each element. */
export async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? axe.withTags(standards) : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} (${failureSummary.replaceAll(/\s+/g, ' ')})`));
}
