import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RequireSession } from '../../../app/shell/RequireSession.tsx';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import type { LiveVideoFragment, VideoListQuery } from '../../../gql/graphql.ts';
import { maria, renderApp, type Answer } from '../../../testing/session.tsx';
import { currentToast, dismissToast } from '../../../ui/toastStore.ts';
import MyVideos from '../index.tsx';

export type Video = LiveVideoFragment;

export const base: Video = {
  __typename: 'Video',
  id: 'v',
  title: 'Oak Street',
  propertyAddress: '1 Oak Street',
  status: 'READY',
  processingProgress: 100,
  phase: null,
  progressEstimated: false,
  errorMessage: null,
  picturesLeftOut: 0,
  leftOut: [],
  videoUrl: '/v.mp4',
  thumbnailUrl: '/v.png',
  captionsUrl: '/v.vtt',
  viewCount: 0,
  shareUrl: null,
  exports: [],
  duration: 47,
  createdAt: '2026-11-21T10:00:00.000Z',
  creditsHeld: null,
  creditsUsed: 1,
  creditsReturned: 0.5,
  retryCredits: null,
  deletionCredits: 0,
  madeFrom: null,
};
export const made: Video = { ...base, id: 'made', title: 'Oak Street: a "home"/garden' };
export const running: Video = {
  ...base,
  id: 'running',
  title: 'Elm Street',
  status: 'PROCESSING',
  processingProgress: 40,
  phase: 'Drawing',
  videoUrl: null,
  duration: null,
  creditsHeld: 1.5,
  creditsUsed: null,
  creditsReturned: null,
};
export const broken: Video = {
  ...base,
  id: 'broken',
  title: 'Fir Street',
  status: 'FAILED',
  videoUrl: null,
  errorMessage: 'The voice could not be made.',
  retryCredits: 2,
  creditsUsed: 0,
  creditsReturned: 2,
};

/** A page of the list; cursors are the ids. */
export function listOf(videos: readonly Video[], more = false): VideoListQuery {
  const edges = videos.map((node) => ({ __typename: 'VideoEdge' as const, cursor: node.id, node }));
  return {
    videos: {
      __typename: 'VideoConnection',
      edges,
      pageInfo: {
        __typename: 'PageInfo',
        hasNextPage: more,
        hasPreviousPage: false,
        startCursor: videos[0]?.id ?? null,
        endCursor: videos.at(-1)?.id ?? null,
      },
    },
  };
}
export const account = (available: number): typeof maria.account => ({
  ...maria.account,
  available,
  held: 0,
  position: '20',
});

const counts = {
  __typename: 'VideoStats',
  id: 'u1',
  total: 0,
  pending: 0,
  processing: 0,
  ready: 0,
  failed: 0,
} as const;

export type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>>;

function Around() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="where">
      {pathname}
      {search}
    </output>
  );
}
function Balance() {
  return <output data-testid="balance">{useViewer().account.available}</output>;
}

/** Opens the screen for Maria, with a server that gives these answers. */
export function open(answers: Answers, path = '/my-videos') {
  const screens = (
    <Routes>
      <Route element={<RequireSession />}>
        <Route
          path="/my-videos"
          element={
            <>
              <Balance />
              <MyVideos />
            </>
          }
        />
      </Route>
      <Route path="*" element={null} />
    </Routes>
  );
  return renderApp(
    <>
      <main id="main" tabIndex={-1}>
        {screens}
      </main>
      <Around />
    </>,
    {
      path,
      viewer: maria,
      answers: { VideoCounts: async () => ({ videoStats: counts }), Versions: () => listOf([]), ...answers },
    },
  );
}

export const where = (): string | null => screen.getByTestId('where').textContent;
export const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
export const card = (name: string): HTMLElement => screen.getByRole('article', { name });

/** The setup and cleanup of each test of the screen. */
export function cleanScreens(): void {
  beforeEach(() => {
    sessionStorage.clear();
    // jsdom has no layout, so it can't scroll.
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    cleanup();
    dismissToast(currentToast()?.id ?? 0);
  });
}
