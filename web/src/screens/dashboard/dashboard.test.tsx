import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AddCreditsProvider, useAddCredits } from '../../app/addCredits.tsx';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import type { Viewer } from '../../app/session/useSession.ts';
import type { AnalyticsQuery, DashboardQuery, LiveVideoFragment } from '../../gql/graphql.ts';
import { maria, renderApp } from '../../testing/session.tsx';
import { currentToast, dismissToast } from '../../ui/toastStore.ts';
import Dashboard from './index.tsx';

const video = (id: string, changes: Partial<LiveVideoFragment> = {}): LiveVideoFragment => ({
  __typename: 'Video',
  id,
  title: `Video ${id}`,
  propertyAddress: '14 Alder Street',
  status: 'READY',
  processingProgress: 100,
  phase: null,
  progressEstimated: false,
  errorMessage: null,
  picturesLeftOut: 0,
  leftOut: [],
  videoUrl: `/api/videos/${id}/media/video`,
  thumbnailUrl: null,
  captionsUrl: null,
  viewCount: 0,
  shareUrl: null,
  exports: [],
  duration: 31,
  createdAt: '2026-11-21T10:00:00.000Z',
  creditsHeld: null,
  creditsUsed: 1,
  creditsReturned: null,
  retryCredits: null,
  deletionCredits: 0,
  madeFrom: null,
  ...changes,
});
const dashboard = (
  videos: readonly LiveVideoFragment[],
  stats: Partial<DashboardQuery['videoStats']> = {},
): DashboardQuery => ({
  videoStats: {
    __typename: 'VideoStats',
    id: 'u1',
    total: videos.length,
    pending: 0,
    processing: 0,
    ready: videos.length,
    failed: 0,
    ...stats,
  },
  videos: {
    __typename: 'VideoConnection',
    edges: videos.map((node) => ({ __typename: 'VideoEdge', cursor: node.id, node })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    },
  },
});

const unwatched = {
  __typename: 'Watched' as const,
  views: 0,
  viewers: 0,
  reached25: 0,
  reached50: 0,
  reached75: 0,
  reached100: 0,
  shares: 0,
  exports: 0,
};
const made = { __typename: 'Made' as const, videos: 0, waitSeconds: null, renderSeconds: null, creditsUsed: 0 };

/** Two weeks; the argument gives the views of the last one. */
function analyticsOf(watched: Partial<typeof unwatched> = {}, work: Partial<AnalyticsQuery['analytics']['made']> = {}) {
  const all = { ...unwatched, ...watched };
  const week = (monday: string, of: typeof unwatched) => ({
    __typename: 'AnalyticsWeek' as const,
    week: monday,
    watched: of,
    made: { ...made, ...work },
  });
  const answer: AnalyticsQuery = {
    analytics: {
      __typename: 'Analytics',
      id: 'u1',
      weeks: [week('2026-11-09', unwatched), week('2026-11-16', all)],
      watched: all,
      made: { ...made, ...work },
    },
  };
  return answer;
}

function Dialog() {
  return useAddCredits().open ? <p>The credit dialog is open</p> : null;
}

function open({
  viewer = maria,
  data = dashboard([]),
  path = '/dashboard',
  figures = analyticsOf(),
  answers = {},
}: {
  viewer?: Viewer;
  data?: DashboardQuery | Error;
  path?: string;
  figures?: AnalyticsQuery | Error;
  answers?: NonNullable<Parameters<typeof renderApp>[1]>['answers'];
} = {}) {
  const screenOf = (
    <ViewerContext value={viewer}>
      <AddCreditsProvider>
        <Dashboard />
        <Dialog />
      </AddCreditsProvider>
    </ViewerContext>
  );
  return {
    ...renderApp(screenOf, { viewer, path, answers: { Dashboard: () => data, Analytics: () => figures, ...answers } }),
    user: userEvent.setup({ delay: null }),
  };
}
const withAccount = (account: Partial<Viewer['account']>): Viewer => ({
  ...maria,
  account: { ...maria.account, ...account },
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  jest.restoreAllMocks();
});

describe('the greeting', () => {
  test.each([
    [{ firstName: 'Maria', email: 'm@b.example', username: 'mm' }, 'Maria'],
    [{ firstName: ' ', email: 'm.alvarez@b.example', username: 'mm' }, 'm.alvarez'],
    [{ firstName: '', email: '', username: 'mm' }, 'mm'],
    [{ firstName: '', email: '', username: '' }, 'User'],
  ])('of %j is %s', (user, name) => {
    open({ viewer: { ...maria, user: { ...maria.user, ...user } } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Welcome back, ${name}!`);
  });

  test('does not welcome back somebody without videos', async () => {
    open({ data: dashboard([], { total: 0 }) });
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Maria!' });
  });

  test('shows a new user the next step before the counts come, so that nothing moves', () => {
    open({ viewer: { ...maria, account: { ...maria.account, used: 0, held: 0 } } });
    screen.getByText('Your first video takes about five minutes.');
    screen.getByRole('link', { name: 'Set up your account' });
  });
});

test('the four figures link to their details', async () => {
  open({ data: dashboard([video('a')], { total: 9, ready: 4, processing: 2, pending: 1, failed: 2 }) });
  const figures = within(screen.getByRole('region', { name: 'Your figures' }));
  await figures.findByText('9');
  expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Total Videos', '/my-videos'],
    ['Ready Videos', '/my-videos?status=ready'],
    ['Processing', '/my-videos?status=processing'],
    ['Credits', '/statement'],
  ]);
  for (const words of ['4', '2', '7.5', '1.5 held for rendering']) expect(figures.getByText(words)).not.toBeNull();
});

describe('Start Video Creation', () => {
  test('links to the wizard with credits', () => {
    open();
    expect(screen.getByText('Cost: 1 credit per minute of video')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Create Video Now' }).getAttribute('href')).toBe('/generate-video');
    expect(screen.queryByText('Add credits to start creating videos')).toBeNull();
  });

  test('opens the credit dialog without credits', async () => {
    const { user } = open({ viewer: withAccount({ available: 0 }) });
    expect(screen.getByText('Add credits to start creating videos')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Create Video Now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Credits Now' }));
    expect(screen.getByText('The credit dialog is open')).not.toBeNull();
  });
});

test.each([
  ['Residential Home', 'residential'],
  ['Commercial Property', 'commercial'],
])('the template %s has a link', (name, id) => {
  open();
  expect(screen.getByRole('link', { name: new RegExp(name, 'u') }).getAttribute('href')).toBe(
    `/generate-video?template=${id}`,
  );
});

describe('the tabs', () => {
  test.each([
    [{ total: 3, ready: 2 }, '67%'],
    [{ total: 0, ready: 0 }, '0%'],
  ])('show for %j the success rate %s', async (stats, rate) => {
    open({ data: dashboard([], stats) });
    expect(await screen.findByText(rate)).not.toBeNull();
    expect(screen.getByText('2.5min')).not.toBeNull();
  });

  test.each([
    [7.5, '8'],
    [250, '100'],
    [0, '0'],
  ])('show %d credits as %s percent of the bar', async (available, percent) => {
    open({ viewer: withAccount({ available }) });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe(percent);
  });

  test('show empty states for Analytics and Activity', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Analytics' }));
    expect(await screen.findByText('Analytics Coming Soon')).not.toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(await screen.findByText('No recent activity')).not.toBeNull();
  });
});

describe('analytics', () => {
  const watched = analyticsOf(
    { views: 40, viewers: 31, reached25: 30, reached50: 20, reached75: 12, reached100: 10, shares: 3, exports: 2 },
    { videos: 4, waitSeconds: 12, renderSeconds: 60, creditsUsed: 2.5 },
  );

  test('are shown next to the fixed average as the measured one', async () => {
    open({ figures: watched });
    expect(await screen.findByText('Yours: 1.2min')).not.toBeNull();
    expect(screen.getByText('2.5min')).not.toBeNull();
  });

  test('come first, with the views of the week and without figures of the machine', async () => {
    const { user } = open({ figures: watched });
    expect((await screen.findByRole('region', { name: 'This week' })).textContent).toBe(
      'Views this week40Unique viewers31Watched to the end10',
    );
    await user.click(await screen.findByRole('tab', { name: 'Analytics' }));
    const panel = within(await screen.findByRole('tabpanel'));
    await panel.findByText('Unique viewers', { selector: 'dt' });
    expect(panel.queryByText(/render time|queue/i)).toBeNull();
  });

  test('of videos that nobody has watched show no empty bars', async () => {
    const { user } = open({ figures: analyticsOf({}, { videos: 1 }) });
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
    await user.click(await screen.findByRole('tab', { name: 'Analytics' }));
    const panel = within(await screen.findByRole('tabpanel'));
    await panel.findByText('Unique viewers', { selector: 'dt' });
    expect(panel.queryByRole('progressbar')).toBeNull();
  });

  test('show figures, charts in words, watch-through, a table and a file', async () => {
    const { user } = open({ figures: watched });
    await user.click(await screen.findByRole('tab', { name: 'Analytics' }));
    const panel = within(await screen.findByRole('tabpanel'));
    expect(await panel.findByText('Unique viewers', { selector: 'dt' })).not.toBeNull();
    expect(panel.getByText('31', { selector: 'dd' })).not.toBeNull();
    const charts = panel.getAllByRole('slider');
    expect(charts.map((chart) => [chart.getAttribute('aria-label'), chart.getAttribute('aria-valuetext')])).toEqual([
      ['Views by week', 'Nov 16, 2026: 40'],
      ['Credits used by week', 'Nov 16, 2026: 2.5'],
      ['Videos made by week', 'Nov 16, 2026: 4'],
    ]);
    const reached = panel.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    expect(reached).toEqual(['75', '50', '30', '25']);
    await user.click(panel.getByText('All figures as a table'));
    expect(panel.getByRole('cell', { name: 'Nov 16, 2026' })).not.toBeNull();
    // The ends of the three axes.
    expect([panel.getAllByText('Nov 9').length, panel.getAllByText('Nov 16').length]).toEqual([3, 3]);
    expect(panel.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe('/api/analytics?format=csv');
  });

  test('that cannot be loaded say so and can be asked for again', async () => {
    const { user } = open({ figures: new TypeError('Failed to fetch') });
    await user.click(await screen.findByRole('tab', { name: 'Analytics' }));
    expect(await screen.findByText('Your analytics cannot be shown right now')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).not.toBeNull();
  });
});

describe('recent videos', () => {
  test('link to the wizard if there are none', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'Create First Video' })).getAttribute('href')).toBe(
      '/generate-video',
    );
  });

  test('show at most three, with a link to all', async () => {
    open({ data: dashboard(['a', 'b', 'c', 'd'].map((id) => video(id))) });
    expect((await screen.findByRole('link', { name: 'View All Videos' })).getAttribute('href')).toBe('/my-videos');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('copy the link of a video that everyone can open', async () => {
    const url = 'https://curbcast.example/s/Zk3wq0d9T8mXr2c5VbN7yA';
    const { user } = open({
      data: dashboard([video('a')]),
      answers: {
        ShareVideo: ({ id }) => ({
          shareVideo: { __typename: 'ShareVideoPayload', position: '1', shareUrl: id === 'a' ? url : null },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Copy the URL of Video a' }));
    expect(await screen.findByText('Video URL copied to clipboard')).not.toBeNull();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  test('say that a link could not be made', async () => {
    const { user } = open({ data: dashboard([video('a')]), answers: { ShareVideo: () => new TypeError('away') } });
    await user.click(await screen.findByRole('button', { name: 'Copy the URL of Video a' }));
    expect(await screen.findByText('Failed to generate share link')).not.toBeNull();
  });

  test('play in place, one at a time', async () => {
    const { user } = open({ data: dashboard([video('a'), video('b')]) });
    await user.click(await screen.findByRole('button', { name: 'Play Video a' }));
    expect(screen.getByRole('button', { name: 'Pause Video a' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play Video b' }));
    expect(screen.getByRole('button', { name: 'Play Video a' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Pause Video b' })).not.toBeNull();
  });

  test('show why one failed and the returned credits', async () => {
    open({
      data: dashboard([
        video('a', {
          status: 'FAILED',
          videoUrl: null,
          errorMessage: 'Rendering timed out',
          creditsUsed: null,
          creditsReturned: 2,
        }),
      ]),
    });
    expect(await screen.findByText('Rendering timed out. 2 credits returned')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Play Video a' })).toBeNull();
  });

  test('follow a live update without a refetch', async () => {
    const running = video('a', {
      status: 'PROCESSING',
      videoUrl: null,
      phase: 'Rendering',
      processingProgress: 20,
      creditsHeld: 1,
      creditsUsed: null,
    });
    const { update, asked } = open({ data: dashboard([running]) });
    expect(await screen.findByText('Rendering, 20%')).not.toBeNull();
    update({
      __typename: 'VideoChanged',
      position: '9',
      cursor: '9',
      video: { ...running, processingProgress: 60 },
    });
    expect(await screen.findByText('Rendering, 60%')).not.toBeNull();
    expect(asked.filter((name) => name === 'Dashboard')).toHaveLength(1);
  });
});

test('the figures can be retried after a failure', async () => {
  const { user, asked } = open({ data: new TypeError('Failed to fetch') });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked.filter((name) => name === 'Dashboard')).toHaveLength(2));
});
