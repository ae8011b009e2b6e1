import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AddCreditsProvider, useAddCredits } from '../../app/addCredits.tsx';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import type { Viewer } from '../../app/session/useSession.ts';
import type { DashboardQuery, LiveVideoFragment } from '../../gql/graphql.ts';
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
  duration: 31,
  createdAt: '2026-11-21T10:00:00.000Z',
  creditsHeld: null,
  creditsUsed: 1,
  creditsReturned: null,
  retryCredits: null,
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

function Dialog() {
  return useAddCredits().open ? <p>The credit dialog is open</p> : null;
}

function open({
  viewer = maria,
  data = dashboard([]),
  path = '/dashboard',
}: {
  viewer?: Viewer;
  data?: DashboardQuery | Error;
  path?: string;
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
    ...renderApp(screenOf, { viewer, path, answers: { Dashboard: () => data } }),
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
    expect(screen.getByText('Analytics Coming Soon')).not.toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(await screen.findByText('No recent activity')).not.toBeNull();
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

  test('copy the URL of a video', async () => {
    const { user } = open({ data: dashboard([video('a')]) });
    await user.click(await screen.findByRole('button', { name: 'Copy the URL of Video a' }));
    expect(await screen.findByText('Video URL copied to clipboard')).not.toBeNull();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/api/videos/a/media/video');
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
