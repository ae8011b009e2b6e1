import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readyVideo, startVideo } from '../support/videos.ts';
import { useFixture } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser, type WatchedPage } from './browser.ts';

/** A route and the heading that identifies its screen. */
interface Visit {
  readonly path: string;
  readonly heading: string | RegExp;
  /** The target of the redirect, if any. */
  readonly arrives?: string;
  /** Blocks the hosted sign-in page, so that the preceding screen can be checked. */
  readonly stay?: boolean;
  /** The expected error in the console, for a wrong address. */
  readonly complaints?: RegExp;
  /** Checks the redirect only: another visit checks the accessibility of the target screen. */
  readonly redirectOnly?: boolean;
}

const open: readonly Visit[] = [
  { path: '/', heading: /^Every listing deserves a presenter/ },
  { path: '/pricing', heading: 'Simple pricing, by the minute' },
  { path: '/features', heading: 'Everything between a listing and a finished video' },
  { path: '/faq', heading: 'Frequently asked questions' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
  { path: '/cookie-policy', heading: 'Cookie Policy' },
  { path: '/auth-debug', heading: 'Auth debug' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password', heading: 'Invalid Reset Link' },
  { path: '/reset-password?token=guess', heading: 'Invalid Reset Link' },
  { path: '/unsubscribe', heading: 'Email preferences' },
  { path: '/unsubscribe?token=guess', heading: 'Email preferences' },
  { path: '/outbox', heading: 'Email outbox' },
];
/** Public pages with a signed-in user's header; their content is the same as for visitors. */
const openWithSession = open.filter(({ path }) => ['/', '/reset-password', '/unsubscribe', '/outbox'].includes(path));
const lost: readonly Visit[] = [{ path: '/no/such/page', heading: '404 Page Not Found', complaints: /status of 404/ }];
const signedIn: readonly Visit[] = [
  { path: '/dashboard', heading: /^Welcome/ },
  { path: '/generate-video', heading: 'Create a video' },
  { path: '/generate-video?template=residential', heading: 'Residential property video' },
  { path: '/generate-video?template=commercial', heading: 'Commercial property video' },
  { path: '/my-videos', heading: 'My Videos' },
  { path: '/video-center', heading: 'MLS Unlocked' },
  { path: '/security', heading: 'Security' },
  { path: '/statement', heading: 'Credit statement' },
  { path: '/leads', heading: 'Leads' },
  { path: '/billing', heading: 'Billing & Payments' },
  { path: '/integrations', heading: 'Enterprise Features' },
  { path: '/integrations/api', heading: 'API' },
  { path: '/integrations/api/explorer', heading: 'GraphQL explorer' },
  { path: '/onboarding', heading: 'Set up your account' },
  { path: '/profile', heading: 'Account settings' },
  { path: '/subscription-addons', heading: 'Complete your subscription' },
  { path: '/payment-success?plan=elite&billing=annual', heading: 'Payment Successful!' },
  { path: '/manage-avatars', heading: 'Manage Digital Twins' },
  { path: '/manage-avatars-clean', heading: 'Manage Digital Twins' },
  { path: '/checkout?plan=digital-twin&amount=350', heading: 'Checkout' },
];
const signIn: readonly Visit[] = [
  { path: '/login', heading: 'Signing In...', stay: true },
  { path: '/register', heading: 'Creating Account...', stay: true },
];

/** A callback without a sign-in in progress. */
const astray: Visit = {
  path: '/auth/callback',
  heading: 'Signing In...',
  arrives: '/login',
  stay: true,
  complaints: /sign-in was not completed/,
};

const visits = {
  'signed out': [
    ...open,
    ...signIn,
    ...lost,
    { path: '/login', heading: /Sign in/i, arrives: '/oidc/' },
    { path: '/register', heading: /Create/i, arrives: '/oidc/' },
    astray,
    // App.test.tsx checks that every screen of a user leads here.
    { path: '/dashboard', heading: 'Signing In...', arrives: '/login', stay: true, redirectOnly: true },
    { path: '/admin', heading: 'Admin Login' },
  ],
  'signed in': [
    ...openWithSession,
    ...signIn,
    astray,
    ...lost,
    ...signedIn,
    { path: '/admin', heading: 'Admin Login' },
  ],
  'as an administrator': [
    { path: '/admin/overview', heading: 'Overview' },
    { path: '/admin/users/:id', heading: /./ },
    { path: '/admin', heading: 'Admin Dashboard' },
    { path: '/admin?tab=system', heading: 'Admin Dashboard' },
    { path: '/admin?tab=videos', heading: 'Admin Dashboard' },
    { path: '/admin?tab=avatars', heading: 'Admin Dashboard' },
    { path: '/admin?tab=library', heading: 'Admin Dashboard' },
    { path: '/admin?tab=security', heading: 'Admin Dashboard' },
    { path: '/admin?tab=tests', heading: 'Admin Dashboard' },
    { path: '/admin/log', heading: 'Audit log' },
    { path: '/security', heading: 'Security Dashboard' },
    { path: '/outbox', heading: 'Email outbox' },
    { path: '/admin/users/:id/credits', heading: 'Credit history' },
    { path: '/admin/audit/twin-credits/:id', heading: 'Digital Twin credits: history' },
    { path: '/admin/no/such/page', heading: '404 Page Not Found', complaints: /status of 404/ },
  ],
} as const satisfies Record<string, readonly Visit[]>;
type Who = keyof typeof visits;
const everybody = Object.keys(visits) as readonly Who[];

const fixture = useFixture();
const browser = useBrowser();
/**
 * One page for each kind of user, for all routes except those of the sign-in, because it keeps the compiled scripts.
 */
const pages = new Map<Who, WatchedPage>();
let userId = '';

beforeAll(async () => {
  const [customer, admin] = [await fixture.customer(), await fixture.admin()];
  userId = customer.id;
  // A finished video, so that no screen is empty when it is checked.
  const { video } = await startVideo(customer);
  await readyVideo(customer, video.id);
  pages.set('signed out', await openPage(await browser.context()));
  pages.set('signed in', await openPage(await browser.context({ storageState: storageOf(customer) })));
  pages.set('as an administrator', await openPage(await browser.context({ storageState: storageOf(admin) })));
}, timeout);
afterAll(async () => {
  for (const { page } of pages.values()) await page.context().close();
});

/** Opens the route and returns its accessibility violations and unexpected console errors. */
async function faultsAt(
  who: Who,
  { path, heading, arrives, stay = false, complaints, redirectOnly = false }: Visit,
): Promise<string[]> {
  const shared = pages.get(who);
  if (!shared) throw new Error(`No page for ${who}`);
  // A screen that stays may still be about to redirect; the next visit must not be affected.
  const { page, problems } = stay ? await openPage(shared.page.context()) : shared;
  try {
    if (stay) await page.route('**/oidc/authorize*', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${fixture.server.url}${path.replace(':id', userId)}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if (arrives !== undefined) await page.waitForURL((url) => url.pathname.startsWith(arrives));
    // The screen stays busy while it redirects to the hosted page.
    if (stay) await page.getByRole('button', { name: 'Continue' }).waitFor();
    const faults = redirectOnly ? [] : await faultsOf(page, { busy: stay });
    if (complaints && !problems.some((problem) => complaints.test(problem)))
      faults.push(`the console does not say ${complaints}`);
    return [...faults, ...problems.filter((problem) => complaints?.test(problem) !== true)];
  } finally {
    problems.length = 0;
    if (stay) await page.close();
  }
}

describe.each(everybody)('%s', (who) => {
  test.each(
    visits[who].map(
      (visit: Visit) =>
        [`${visit.path}${visit.arrives === undefined ? '' : ` leads to ${visit.arrives}`}`, visit] as const,
    ),
  )(
    '%s has no accessibility violation and no console error on phone and desktop, light and dark',
    async (_name, visit) => {
      expect(await faultsAt(who, visit)).toEqual([]);
    },
    timeout,
  );
});

test.each([
  ['en-US', 'Welcome, Nora!', 'Your first video takes about five minutes. Set up your account'],
  ['es-MX', '¡Hola, Nora!', 'Tu primer video tarda unos cinco minutos. Configura tu cuenta'],
])(
  'the dashboard greets its user in %s before a script has come, and the words stay in their place',
  async (locale, title, sentence) => {
    const user = await fixture.user('Nora Navarro');
    const viewport = { width: 390, height: 844 };
    const context = await browser.context({ storageState: storageOf(user), locale, viewport });
    const { page, problems } = await openPage(context);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const placeOf = async (words: string) => {
      const box = await page.getByText(words, { exact: true }).boundingBox();
      return box === null ? null : [box.x, box.y, box.height];
    };
    await page.goto(`${fixture.server.url}/dashboard`, { waitUntil: 'commit' });
    await page.locator('.shell').getByText(title).waitFor();
    const before = [await placeOf(title), await placeOf(sentence)];
    release();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('.shell').count()).toBe(0);
    expect([await placeOf(title), await placeOf(sentence)]).toEqual(before);
    // The typeface may arrive meanwhile, whose letters are a hair narrower than the device's.
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries()) sum += 'value' in shift ? Number(shift.value) : 0;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    expect(moved).toBeLessThan(0.01);
    expect(problems).toEqual([]);
    await context.close();
  },
  timeout,
);
