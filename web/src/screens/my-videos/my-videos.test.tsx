import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RequireSession } from '../../app/shell/RequireSession.tsx';
import { takeReturnPath } from '../../app/session/returnPath.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import type {
  DeleteVideoMutation,
  DeleteVideosMutation,
  LiveVideoFragment,
  VideoListQuery,
  VideoSelectionQuery,
} from '../../gql/graphql.ts';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { currentToast, dismissToast } from '../../ui/toastStore.ts';
import MyVideos from './index.tsx';

type Video = LiveVideoFragment;

const base: Video = {
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
const made: Video = { ...base, id: 'made', title: 'Oak Street: a "home"/garden' };
const running: Video = {
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
const broken: Video = {
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
function listOf(videos: readonly Video[], more = false): VideoListQuery {
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
const account = (available: number): typeof maria.account => ({ ...maria.account, available, held: 0, position: '20' });

type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => Answer>>;

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

function open(answers: Answers, path = '/my-videos') {
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
    { path, viewer: maria, answers },
  );
}

const where = (): string | null => screen.getByTestId('where').textContent;
const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (name: string): HTMLElement => screen.getByRole('article', { name });

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
});

describe('a video card', () => {
  test('says what the film was made without, and why', async () => {
    const leftOut = [
      { __typename: 'LeftOut' as const, url: 'https://a.example/b/plan.png?x=1', reason: 'It could not be loaded.' },
      { __typename: 'LeftOut' as const, url: '/api/pictures/own/5b.webp', reason: 'It is too large.' },
    ];
    const bare = { ...made, id: 'bare', title: 'Ash Street', picturesLeftOut: 2, leftOut };
    open({ VideoList: () => listOf([made, bare]) });
    expect(await screen.findByText('Made without 2 pictures that could not be loaded.')).toBeTruthy();
    within(card('Ash Street')).getByText('plan.png on a.example: It could not be loaded.');
    within(card('Ash Street')).getByText('Your picture: It is too large.');
    expect(screen.getAllByText(/^Made without/)).toHaveLength(1);
  });

  test('of a finished video plays, and shows length, views and cost', async () => {
    open({ VideoList: () => listOf([made]) });
    const article = await screen.findByRole('article');
    expect(within(article).getByLabelText(made.title).getAttribute('src')).toBe('/v.mp4');
    within(article).getByText('Ready');
    within(article).getByText('Nov 21, 2026 · 0:47 · 0 views');
    within(article).getByText('1.0 credit used, 0.5 returned');
  });

  test('of a failed video shows the reason and the returned credits, and retries for the price it shows', async () => {
    const { asked } = open({
      VideoList: () => listOf([broken]),
      RefreshVideo: () => ({
        refreshVideo: {
          __typename: 'VideoPayload',
          position: '20',
          video: { ...broken, status: 'PENDING', errorMessage: null, creditsHeld: 2, creditsReturned: null },
        },
      }),
    });
    const article = await screen.findByRole('article');
    within(article).getByText('Processing Failed');
    within(article).getByText('The voice could not be made.');
    within(article).getByText('2.0 credits returned');
    await userEvent.click(within(article).getByRole('button', { name: 'Retry: Fir Street' }));
    const question = screen.getByRole('alertdialog', { name: 'Retry “Fir Street”?' });
    within(question).getByText(
      'Another attempt takes up to 2.0 credits of your 7.5. They are held until it ends; a failure gives them back.',
    );
    expect(asked).not.toContain('RefreshVideo');
    await userEvent.click(within(question).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Status updated');
    within(article).getByText('Waiting to start processing');
    within(article).getByText('2.0 credits held');
  });

  test('of a failed video leads to more credits when they do not cover another attempt', async () => {
    const { asked } = open({ VideoList: () => listOf([{ ...broken, retryCredits: 8 }]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry: Fir Street' }));
    const question = screen.getByRole('alertdialog');
    within(question).getByText(
      'Another attempt takes up to 8.0 credits. You need 0.5 more credits to generate this video.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Add Credits' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).not.toContain('RefreshVideo');
  });

  test('renames its video, and opens another one with its content', async () => {
    const sent: unknown[] = [];
    open({
      VideoList: () => listOf([{ ...made, madeFrom: { __typename: 'Video', id: 'first', title: 'The first' } }]),
      RenameVideo: (variables) => {
        sent.push(variables);
        return {
          renameVideo: { __typename: 'VideoPayload', position: '20', video: { ...made, title: '12 Oak Street' } },
        };
      },
    });
    const article = await screen.findByRole('article');
    within(article).getByText('Made from “The first”');
    const menu = () => screen.getByRole('button', { name: /^More actions for/u });
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename video' });
    const box = within(dialog).getByRole('textbox', { name: /^Title/u });
    await userEvent.clear(box);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    within(dialog).getByText('Please enter a title.');
    await userEvent.type(box, '12 Oak Street{Enter}');
    await screen.findByText('Video renamed');
    expect(sent).toEqual([{ id: 'made', title: '12 Oak Street' }]);
    expect(titles()).toEqual(['12 Oak Street']);
    await userEvent.click(menu());
    const another = await screen.findByRole('menuitem', { name: /^Make another from this one/u });
    expect(another.getAttribute('href')).toBe('/generate-video?from=made');
  });

  test('shows the figures of its video', async () => {
    open({
      VideoList: () => listOf([made]),
      VideoAnalytics: () => ({
        video: {
          __typename: 'Video',
          id: 'made',
          analytics: {
            __typename: 'VideoAnalytics',
            watched: {
              __typename: 'Watched',
              views: 8,
              viewers: 7,
              reached25: 6,
              reached50: 4,
              reached75: 2,
              reached100: 1,
              shares: 1,
              exports: 3,
            },
            waitSeconds: 2.5,
            renderSeconds: 41.2,
          },
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^More actions for/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Analytics' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Analytics' }));
    expect(await dialog.findByText('41.2 s')).toBeTruthy();
    dialog.getByText('2.5 s');
    expect(dialog.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      '/api/analytics?format=csv&videoId=made',
    );
    expect(dialog.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '75',
      '50',
      '25',
      '13',
    ]);
  });

  test('follows live updates without a reload', async () => {
    const { update } = open({ VideoList: () => listOf([running]) });
    const article = await screen.findByRole('article');
    within(article).getByText('Drawing');
    expect(within(article).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    within(article).getByText('1.5 credits held');
    act(
      () =>
        void update({
          __typename: 'VideoChanged',
          position: '21',
          video: { ...running, processingProgress: 80, phase: 'Encoding' },
        }),
    );
    await waitFor(() => expect(within(article).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80'));
    act(
      () =>
        void update({
          __typename: 'VideoChanged',
          position: '22',
          video: { ...base, id: 'running', title: 'Elm Street' },
        }),
    );
    await within(article).findByText('Ready');
    await screen.findByText('Elm Street is ready.');
  });

  test('shows a failed status check', async () => {
    open({ VideoList: () => listOf([running]), RefreshVideo: () => new TypeError('Failed to fetch') });
    await userEvent.click(await screen.findByRole('button', { name: 'Check Status: Elm Street' }));
    await screen.findByText('Failed to update video status. Please try again.');
  });
});

describe('deleting', () => {
  const deleted = (id: string): DeleteVideoMutation => ({
    deleteVideo: { __typename: 'DeleteVideoPayload', id, position: '20', account: account(9) },
  });

  test('a running video names its credits, removes it at once and updates the balance', async () => {
    open({ VideoList: () => listOf([made, running]), DeleteVideo: ({ id }) => deleted(String(id)) });
    await screen.findByRole('article', { name: 'Elm Street' });
    await userEvent.click(within(card('Elm Street')).getByRole('button', { name: 'Delete Elm Street' }));
    const question = screen.getByRole('alertdialog');
    within(question).getByText(
      /“Elm Street” is still being made\. It will be cancelled, and 1\.5 credits come back\./u,
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Video deleted');
    expect(titles()).toEqual([made.title]);
    expect(screen.getByTestId('balance').textContent).toBe('9');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  test('can be undone: the video comes back', async () => {
    let there = true;
    const sent: unknown[] = [];
    open({
      VideoList: () => listOf(there ? [made, running] : [running]),
      DeleteVideo: ({ id }) => {
        there = false;
        return deleted(String(id));
      },
      RestoreVideos: (variables) => {
        sent.push(variables);
        there = true;
        const restoreVideos = { __typename: 'RestoreVideosPayload', restored: ['made'], skipped: [], position: '21' };
        return { restoreVideos: { ...restoreVideos, account: account(7.5) } };
      },
    });
    await screen.findByRole('article', { name: made.title });
    await userEvent.click(within(card(made.title)).getByRole('button', { name: /^Delete/u }));
    const question = screen.getByRole('alertdialog');
    within(question).getByText('The video and its files will be gone. You can undo this for 10 seconds.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Video deleted');
    await waitFor(() => expect(titles()).toEqual(['Elm Street']));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Video restored');
    expect(sent).toEqual([{ ids: ['made'] }]);
    await screen.findByRole('article', { name: made.title });
    expect(screen.getByTestId('balance').textContent).toBe('7.5');
  });

  test.each([
    [
      { restored: [], skipped: [{ __typename: 'SkippedVideo', id: 'made', reason: 'Video not found' }] },
      'Failed to restore the video. Video not found',
    ],
    [null, 'Failed to restore the video. Please try again.'],
  ])('that can no longer be undone says so (%#)', async (outcome, sentence) => {
    open({
      VideoList: () => listOf([made]),
      DeleteVideo: ({ id }) => deleted(String(id)),
      RestoreVideos: () =>
        outcome === null
          ? new TypeError('Failed to fetch')
          : {
              restoreVideos: {
                __typename: 'RestoreVideosPayload',
                ...outcome,
                position: '21',
                account: account(7.5),
              },
            },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/u }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(sentence);
  });

  test('sends nothing when cancelled', async () => {
    const { asked } = open({ VideoList: () => listOf([made]) });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked).not.toContain('DeleteVideo');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Delete/u })));
    expect(titles()).toHaveLength(1);
  });

  test('several videos removes the deleted ones and explains the others', async () => {
    const answer: DeleteVideosMutation = {
      deleteVideos: {
        __typename: 'DeleteVideosPayload',
        deleted: ['running'],
        skipped: [{ __typename: 'SkippedVideo', id: 'made', reason: 'Not now.' }],
        position: '20',
        account: account(9),
      },
    };
    const sent: unknown[] = [];
    open({
      VideoList: () => listOf([made, running]),
      DeleteVideos: ({ ids }) => {
        sent.push(ids);
        return answer;
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete (2)' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Videos deleted');
    screen.getByText('1 could not be deleted: Not now.');
    expect(sent).toEqual([['made', 'running']]);
    expect(titles()).toEqual([made.title]);
    screen.getByRole('button', { name: 'Delete (1)' });
  });

  test('more videos than the limit uses several calls', async () => {
    const third: Video = { ...base, id: 'third', title: 'Ash Street' };
    const sent: string[][] = [];
    const answerTo = (ids: string[]): DeleteVideosMutation => ({
      deleteVideos: {
        __typename: 'DeleteVideosPayload',
        deleted: ids,
        skipped: [],
        position: '20',
        account: account(9),
      },
    });
    open({
      VideoList: () => listOf([made, running, third]),
      DeleteVideos: ({ ids }) => {
        sent.push(ids as string[]);
        return answerTo(ids as string[]);
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete (3)' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Videos deleted');
    expect(sent).toEqual([['made', 'running'], ['third']]);
  });

  test('keeps the question open and shows the specified error when it fails', async () => {
    open({ VideoList: () => listOf([made]), DeleteVideo: () => new TypeError('Failed to fetch') });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/u }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete the video. Please try again.');
    screen.getByRole('alertdialog');
  });
});

describe('several videos', () => {
  const selectionOf = (...videos: Video[]): VideoSelectionQuery => ({
    videoSelection: {
      __typename: 'VideoSelection',
      hasMore: false,
      videos: videos.map(({ id, title, status, creditsHeld, deletionCredits }) => ({
        __typename: 'SelectedVideo',
        id,
        title,
        status,
        creditsHeld,
        deletionCredits,
      })),
    },
  });

  test('of the whole filter are selected, also those that are not loaded yet', async () => {
    const third: Video = { ...base, id: 'third', title: 'Ash Street' };
    const asked: unknown[] = [];
    const user = userEvent.setup();
    open({
      VideoList: () => listOf([made, running], true),
      VideoSelection: (variables) => {
        asked.push(variables);
        return selectionOf(made, running, third);
      },
    });
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select All' });
    await user.click(all);
    await screen.findByText('3 selected');
    await screen.findByRole('button', { name: 'Delete (3)' });
    expect(asked).toEqual([{ status: null, search: null }]);
    expect(all.getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('checkbox', { name: `Select ${made.title}` }));
    await screen.findByText('2 selected');
    expect(all.getAttribute('aria-checked')).toBe('false');
  });

  test('are selected no more when the filter changes', async () => {
    const user = userEvent.setup();
    open({ VideoList: () => listOf([made, running]) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await screen.findByText('2 selected');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'ready');
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Delete \(/ })).toBeNull();
  });

  test('that cannot all be selected say so, and those on the screen are selected', async () => {
    const user = userEvent.setup();
    open({ VideoList: () => listOf([made], true), VideoSelection: () => new TypeError('Failed to fetch') });
    await user.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await screen.findByText('1 selected');
    expect(currentToast()?.title).toBe('Error');
  });

  test('that are ready get their links at once, to copy; the others are left out', async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    const second: Video = { ...base, id: 'second', title: 'Ash Street' };
    open({
      VideoList: () => listOf([made, running, second]),
      ShareVideo: ({ id }) => {
        sent.push(id);
        if (id === 'second') return new TypeError('Failed to fetch');
        return { shareVideo: { __typename: 'ShareVideoPayload', position: '20', shareUrl: 'https://c.example/s/1' } };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await user.click(screen.getByRole('button', { name: 'Share (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share 2 videos' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Generate Share Links' }));
    await dialog.findByText('https://c.example/s/1');
    await waitFor(() => expect(sent).toEqual(['made', 'second']));
    await user.click(await dialog.findByRole('button', { name: 'Copy all links' }));
    await screen.findByText('Link copied to clipboard');
    expect(await navigator.clipboard.readText()).toBe(`${made.title}: https://c.example/s/1`);
  });

  test('that are ready can be downloaded as one ZIP file', async () => {
    open({ VideoList: () => listOf([made, running]) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    const link = screen.getByRole('link', { name: 'Export (1) as ZIP' });
    expect(link.getAttribute('href')).toBe('/downloads/videos?ids=made');
  });
});

describe('the list', () => {
  test('links to the wizard when it is empty, and clears filters without matches', async () => {
    open({ VideoList: () => listOf([]) }, '/my-videos?q=zzz&status=completed');
    await screen.findByText('No videos match your filters');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'ready');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('No videos yet');
    expect(screen.getByRole('link', { name: 'Create Your First Video' }).getAttribute('href')).toBe('/generate-video');
    expect(where()).toBe('/my-videos');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('sends search, status and order to the server and to the address', async () => {
    const sent: Record<string, unknown>[] = [];
    open({
      VideoList: (variables) => {
        sent.push(variables);
        return listOf([made]);
      },
    });
    await screen.findByRole('article');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'oak' } });
    await waitFor(() => expect(where()).toBe('/my-videos?q=oak'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'failed');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'title');
    expect(where()).toBe('/my-videos?q=oak&status=failed&sort=title');
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ search: 'oak', status: 'FAILED', sort: 'TITLE', first: 48 }),
    );
  });

  test('loads the next page by itself near its end, once, and keeps its pages on a refresh', async () => {
    const sent: unknown[] = [];
    open({
      VideoList: ({ after }) => {
        sent.push(after);
        return after === undefined ? listOf([made], true) : listOf([running]);
      },
    });
    await screen.findByRole('article', { name: 'Elm Street' });
    expect(sent).toEqual([undefined, 'made']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(titles()).toEqual([made.title, 'Elm Street']);
  });

  test('asks for a page that failed again only when the user wants it', async () => {
    let works = false;
    const sent: unknown[] = [];
    open({
      VideoList: ({ after }) => {
        sent.push(after);
        if (after === undefined) return listOf([made], true);
        return works ? listOf([running]) : new TypeError('Failed to fetch');
      },
    });
    await screen.findByRole('article');
    await waitFor(() => expect(sent).toEqual([undefined, 'made']));
    works = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByRole('article', { name: 'Elm Street' });
    expect(sent).toEqual([undefined, 'made', 'made']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('retries once after a failure, then shows the error', async () => {
    const failure = new CombinedGraphQLErrors({
      errors: [{ message: 'The service is busy.', extensions: { code: 'UNAVAILABLE', requestId: 'req-7' } }],
    });
    let works = false;
    const { asked } = open({ VideoList: () => (works ? listOf([made]) : failure) });
    await waitFor(() => expect(asked.filter((name) => name === 'VideoList')).toHaveLength(2));
    await screen.findByText('The service is busy.');
    screen.getByText('Request req-7');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });

  test('reports a missing session, and redirects to /login and back', async () => {
    open(
      {
        VideoList: () =>
          new CombinedGraphQLErrors({
            errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
          }),
      },
      '/my-videos?sort=title',
    );
    await screen.findByText('Authentication Required');
    await waitFor(() => expect(where()).toBe('/login'));
    expect(takeReturnPath()).toBe('/my-videos?sort=title');
  });
});
