import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { readyVideo, startVideo } from '../support/videos.ts';
import { useWorld } from '../support/world.ts';
import { openPage, patience, settled, storageOf, themes, useBrowser, violationsOf, widths } from './browser.ts';

/** Where a route leads, and the words by which a person knows that they are there. */
interface Visit {
  readonly path: string;
  readonly heading: string | RegExp;
  /** The path where the browser ends up, where it is another one. */
  readonly arrives?: string;
  /** Keeps the hosted page from opening, so that the screen before it can be looked at. */
  readonly stay?: boolean;
  /** Errors that the console has to show, because the visit is a mistake. */
  readonly complaints?: RegExp;
}

const open: readonly Visit[] = [
  { path: '/', heading: /^Every listing deserves a presenter/ },
  { path: '/pricing', heading: 'Simple pricing, by the minute' },
];
const lost: readonly Visit[] = [{ path: '/no/such/page', heading: '404 Page Not Found', complaints: /status of 404/ }];
const signedIn: readonly Visit[] = [
  { path: '/dashboard', heading: /^Welcome back, / },
  { path: '/generate-video', heading: 'Create a video' },
  { path: '/my-videos', heading: 'My Videos' },
  { path: '/statement', heading: 'Credit statement' },
];
const signIn: readonly Visit[] = [
  { path: '/login', heading: 'Signing In...', stay: true },
  { path: '/register', heading: 'Creating Account...', stay: true },
];

const visits = {
  'signed out': [
    ...open,
    ...signIn,
    ...lost,
    { path: '/login', heading: /Sign in/i, arrives: '/oidc/' },
    { path: '/register', heading: /Create/i, arrives: '/oidc/' },
    { path: '/auth/callback', heading: 'Signing In...', arrives: '/login', stay: true, complaints: /sign-in was not completed/ },
    ...signedIn.map(({ path }): Visit => ({ path, heading: 'Signing In...', arrives: '/login', stay: true })),
    { path: '/admin', heading: 'Admin Login' },
  ],
  'signed in': [...open, ...lost, ...signedIn, { path: '/admin', heading: 'Admin Login' }],
  'as an administrator': [
    { path: '/admin', heading: 'Admin Dashboard' },
    { path: '/admin/users/:id/credits', heading: 'Credit history' },
    { path: '/admin/no/such/page', heading: '404 Page Not Found', complaints: /status of 404/ },
  ],
} as const satisfies Record<string, readonly Visit[]>;
type Who = keyof typeof visits;
const everybody = Object.keys(visits) as readonly Who[];

const world = useWorld();
const browser = useBrowser();
const contexts = new Map<Who, BrowserContext>();
let userId = '';

beforeAll(async () => {
  const [customer, admin] = [await world.customer(), await world.admin()];
  userId = customer.id;
  // The screens are looked at with something on them.
  const { video } = await startVideo(customer);
  await readyVideo(customer, video.id);
  contexts.set('signed out', await browser.context());
  contexts.set('signed in', await browser.context({ storageState: storageOf(customer) }));
  contexts.set('as an administrator', await browser.context({ storageState: storageOf(admin) }));
}, patience);
afterAll(async () => {
  for (const context of contexts.values()) await context.close();
});

/** The route in one width, in both themes: what is wrong with it. */
async function faultsOf(who: Who, { path, heading, arrives, stay = false, complaints }: Visit, width: number): Promise<string[]> {
  const context = contexts.get(who);
  if (!context) throw new Error(`Nobody is ${who}`);
  const { page, problems } = await openPage(context);
   try {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (stay) await page.route('**/oidc/authorize*', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${world.server.url}${path.replace(':id', userId)}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if (arrives !== undefined) await page.waitForURL((url) => url.pathname.startsWith(arrives));
    const faults: string[] = [];
    // The themes differ in colours alone.
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settledScreen(page, stay);
      for (const violation of await violationsOf(page, theme === 'light' ? undefined : ['color-contrast'])) faults.push(`${width} px, ${theme}: ${violation}`);
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) faults.push(`${width} px, ${theme}: it scrolls sideways`);
    }
    if (complaints && !problems.some((problem) => complaints.test(problem))) faults.push(`${width} px: the console does not say ${complaints}`);
    return [...faults, ...problems.filter((problem) => complaints?.test(problem) !== true).map((problem) => `${width} px: ${problem}`)];
  } finally {
    await page.close();
  }
}

/** A screen that is on its way to the hosted page says that it is busy for as long as it is there. */
const settledScreen = (page: Page, onItsWay: boolean): Promise<unknown> => (onItsWay ? page.getByRole('button', { name: 'Continue' }).waitFor() : settled(page));

describe.each(everybody)('%s', (who) => {
  test.each(visits[who].map((visit: Visit) => [`${visit.path}${visit.arrives === undefined ? '' : ` leads to ${visit.arrives}`}`, visit] as const))(
    '%s is accessible and quiet, on phone and desktop, light and dark',
    async (_name, visit) => {
      const faults = await Promise.all(widths.map((width) => faultsOf(who, visit, width)));
      expect(faults.flat()).toEqual([]);
    },
    patience,
  );
});
