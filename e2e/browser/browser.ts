import { afterAll } from '@jest/globals';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';
import { chromiumPath } from '../../tools/testing/chromium.ts';
import type { DescribeFailure } from '../../tools/testing/jest/globals.ts';
import type { Client } from '../support/client.ts';

/** Timeout of a test in ms; no test measures time. */
export const timeout = 300_000;
/** Timeout of one wait in ms. It ends before the test's timeout, so that the failure names the missing condition. */
const waitTimeout = 150_000;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page with all console errors and CSP violations since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  readonly problems: string[];
}

const opened = new Set<WatchedPage>();

/** Facts about each open page that help to explain a failure. */
async function describeFailure(): Promise<string> {
  const texts = [...opened].map(async ({ page, problems }) => {
    const shown = page.locator('body').ariaSnapshot({ timeout: 10_000 });
    const tree = await shown.catch((error: unknown) => String(error));
    const pressed = await page.evaluate(() => (globalThis as PageRecord).keys ?? []).catch(() => []);
    const keys = `Last keys: ${pressed.join(', ')}`;
    return [`The page at ${page.url()} shows:`, tree.slice(0, 3_000), keys, ...problems].join('\n');
  });
  return (await Promise.all(texts)).join('\n\n');
}
Object.assign(globalThis, { describeFailure } satisfies { describeFailure: DescribeFailure });

/**
 * The browsers of this worker, by their flags. Its files use them one after the other, and they end with the worker.
 */
const browsers = new Map<string, Browser>();

async function browserWith(more: readonly string[]): Promise<Browser> {
  const name = more.join(' ');
  const known = browsers.get(name);
  if (known?.isConnected()) return known;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...flags, ...more] });
  browsers.set(name, browser);
  return browser;
}

/** A browser for the tests of a file, with additional Chromium flags. The file's contexts are closed at its end. */
export function useBrowser(more: readonly string[] = []): {
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
} {
  const contexts: BrowserContext[] = [];
  afterAll(async () => {
    for (const context of contexts) await context.close();
  }, timeout);
  return {
    context: async (options = {}) => {
      const browser = await browserWith(more);
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        // A browser with windows grants the permission to a click; the headless shell never answers without it.
        permissions: ['clipboard-write'],
        ...options,
      });
      context.setDefaultTimeout(waitTimeout);
      contexts.push(context);
      return context;
    },
  };
}

/** The cookies of an HTTP client as browser storage, so that the browser continues its session. */
export function storageOf(client: Client): NonNullable<BrowserContextOptions['storageState']> & object {
  const cookies = client
    .cookie()
    .split('; ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const end = pair.indexOf('=');
      return {
        name: pair.slice(0, end),
        value: pair.slice(end + 1),
        domain: new URL(client.server.url).hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax' as const,
      };
    });
  return { cookies, origins: [] };
}

/** The record that a page stores for its tests. */
export interface PageRecord {
  /** Texts of the toasts that the page has shown and no test has asked for yet. */
  shownToasts?: (readonly string[])[];
  /** The last keys that reached the page, each with the element that had the focus, and a mark if a handler took it. */
  keys?: string[];
}

/**
 * Opens a page that records every console error and CSP violation, and every toast, even one that is shown only
 * briefly.
 */
export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI}`),
    );
    // A sandboxed frame, such as that of a mail, reports the callback of an observer as an error.
    if (window.top !== window) return;
    const keys: string[] = ((globalThis as PageRecord).keys = []);
    window.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
      const at = target instanceof Element ? target.tagName.toLowerCase() : 'page';
      keys.push(`${key} at ${at}${defaultPrevented ? ' (taken)' : ''}`);
      if (keys.length > 12) keys.shift();
    });
    const shown: (readonly string[])[] = ((globalThis as PageRecord).shownToasts = []);
    let last: Element | null = null;
    new MutationObserver(() => {
      const toast = document.querySelector('[data-toasts] li');
      if (toast !== null && toast !== last)
        shown.push([...toast.querySelectorAll('*')].map((part) => part.textContent ?? ''));
      last = toast;
    }).observe(document, { childList: true, subtree: true });
  });
  const watched = { page, problems };
  opened.add(watched);
  page.once('close', () => opened.delete(watched));
  return watched;
}

/** While `act` runs, breaks the connection whenever the page sends this GraphQL operation. */
export async function whileBroken(page: Page, operation: string, act: () => Promise<void>): Promise<void> {
  const breaks = (route: Route): Promise<void> =>
    route.request().postData()?.includes(`"${operation}"`) === true ? route.abort() : route.fallback();
  await page.route('**/graphql', breaks);
  await act();
  await page.unroute('**/graphql', breaks);
}
