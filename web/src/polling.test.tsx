import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { parse } from 'graphql';
import { Outlet, Route, Routes } from 'react-router-dom';
import { DEFAULT_LIMITS } from '../../graphql/guard/limits.ts';
import { rootFields } from '../../graphql/http/operation-policy.ts';
import type { ScreenGroup } from './app/define.ts';
import { RequireSession } from './app/shell/RequireSession.tsx';
import { composition } from './composition.ts';
import { tabs as adminTabs } from './screens/admin/tabs.tsx';
import { maria, renderApp } from './testing/session.tsx';

// How much of the rate limits the screens use by polling: every screen stays open for the whole window of the limit,
// with the client's real intervals, and its requests are counted as the gateway counts them.

const documents = JSON.parse(readFileSync(join(import.meta.dirname, 'gql/persisted-documents.json'), 'utf8')) as Record<
  string,
  string
>;
/** How much of the limit an operation uses, by its name. */
const places = new Map(
  Object.values(documents).flatMap((text) => {
    const document = parse(text);
    const name = /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '';
    return [[name, Math.max(1, rootFields(document, name))] as const];
  }),
);
const placesOf = (asked: readonly string[]): number => asked.reduce((sum, name) => sum + (places.get(name) ?? 1), 0);

const administrator = { ...maria, isAdmin: true };
const securityTabs = ['Security Alerts', 'Session Management', 'IP Blacklist', 'Security Settings'];

interface View {
  readonly path: string;
  readonly tab?: string;
}
const pathsOf = (...groups: readonly ScreenGroup[]): readonly string[] =>
  composition.screens.filter(({ group }) => groups.includes(group)).map(({ path }) => path);
const signedInViews: readonly View[] = [
  ...pathsOf('signedIn', 'admin', 'finance').map((path) => ({ path })),
  ...adminTabs.map(({ value }) => ({ path: `/admin?tab=${value}` })),
  ...securityTabs.map((tab) => ({ path: '/security', tab })),
];
const visitorsViews: readonly View[] = pathsOf('public').map((path) => ({ path }));
const titlesOf = (views: readonly View[]) =>
  views.map(({ path, tab }) => [`${path}${tab === undefined ? '' : `, ${tab}`}`, path, tab] as const);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});

/** The requests of a view until it has loaded, and in the window of the rate limit after that. */
async function open(path: string, tab: string | undefined, viewer: typeof administrator | null) {
  const [pathname = ''] = path.split('?');
  const found = composition.screens.find((each) => each.path === pathname);
  if (!found) throw new Error(`There is no screen ${path}`);
  const { default: Screen } = await found.load();
  const { asked } = renderApp(
    <Routes>
      <Route element={viewer === null ? <Outlet /> : <RequireSession />}>
        <Route path={found.path} element={<Screen />} />
      </Route>
    </Routes>,
    { path: path.replace(':kind', 'credits').replaceAll(/:\w+/g, 'u1'), viewer },
  );
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  if (tab !== undefined) {
    const user = userEvent.setup({
      advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms),
    });
    await user.click(screen.getByRole('tab', { name: tab }));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
  return asked;
}
const stay = (seconds: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
  });

test.each(titlesOf(signedInViews))(
  '%s stays open with less than a fifth of the limit of a signed-in user, and asks for nothing while it is hidden',
  async (_title, path, tab) => {
    const asked = await open(path, tab, administrator);
    await stay(DEFAULT_LIMITS.signedIn.seconds);
    expect(placesOf(asked)).toBeLessThan(DEFAULT_LIMITS.signedIn.points / 5);
    const before = asked.length;
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await stay(300);
    expect(asked.slice(before)).toEqual([]);
  },
);

test.each(titlesOf(visitorsViews))(
  '%s stays open with at most half of the limit of a visitor, whose address others may share',
  async (_title, path, tab) => {
    const asked = await open(path, tab, null);
    await stay(DEFAULT_LIMITS.general.seconds);
    expect(placesOf(asked)).toBeLessThanOrEqual(DEFAULT_LIMITS.general.points / 2);
  },
);

test.each([
  ['/admin?tab=users', undefined, 'AdminUsers', 30],
  ['/admin?tab=tests', undefined, 'TestRuns', 30],
  ['/admin?tab=security', undefined, 'SecurityMetrics', 5],
  ['/security', undefined, 'SecurityMetrics', 30],
  ['/billing', undefined, 'Billing', 30],
  ['/my-videos', undefined, 'VideoList', 30],
])('%s %s asks for %s every %d s', async (path, tab, name, seconds) => {
  const asked = await open(path, tab, administrator);
  const count = () => asked.filter((each) => each === name).length;
  const before = count();
  await stay(60);
  expect(count() - before).toBe(60 / seconds);
});

test('the administrators’ security tab polls every 5 seconds', async () => {
  const asked = await open('/admin?tab=security', undefined, administrator);
  await stay(60);
  for (const name of ['SecurityMetrics', 'SecurityAlertGroups', 'BlockedAddresses'])
    expect(asked.filter((each) => each === name).length).toBeGreaterThanOrEqual(12);
});
