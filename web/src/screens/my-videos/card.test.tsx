import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { base, broken, card, cleanScreens, listOf, made, open, running, titles, where } from './testing/myVideos.tsx';

cleanScreens();

describe('a video card', () => {
  test('says what the video was made without, and why', async () => {
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

  test('plays a finished video, and shows length, views and cost', async () => {
    open({ VideoList: () => listOf([made]) });
    const article = await screen.findByRole('article');
    expect(within(article).getByLabelText(made.title).getAttribute('src')).toBe('/v.mp4');
    within(article).getByText('Ready');
    within(article).getByText('Nov 21, 2026 · 0:47 · 0 views');
    within(article).getByText('1 credit used, 0.5 returned');
  });

  test('shows the reason and the returned credits of a failed video, and retries for the price it shows', async () => {
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
    within(article).getByText('2 credits returned');
    await userEvent.click(within(article).getByRole('button', { name: 'Retry: Fir Street' }));
    const question = screen.getByRole('alertdialog', { name: 'Retry “Fir Street”?' });
    within(question).getByText(
      'Another attempt takes up to 2 credits of your 7.5. They are held until it ends; a failure gives them back.',
    );
    expect(asked).not.toContain('RefreshVideo');
    await userEvent.click(within(question).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Status updated');
    within(article).getByText('Waiting to start processing');
    within(article).getByText('2 credits held');
  });

  test('leads to more credits when they do not cover another attempt', async () => {
    const { asked } = open({ VideoList: () => listOf([{ ...broken, retryCredits: 8 }]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry: Fir Street' }));
    const question = screen.getByRole('alertdialog');
    within(question).getByText(
      'Another attempt takes up to 8 credits. You need 0.5 more credits to generate this video.',
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
          },
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^More actions for/u }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Analytics' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Analytics' }));
    expect((await dialog.findByRole('link', { name: 'Download CSV' })).getAttribute('href')).toBe(
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
          cursor: '21',
          video: { ...running, processingProgress: 80, phase: 'Encoding' },
        }),
    );
    await waitFor(() => expect(within(article).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80'));
    act(
      () =>
        void update({
          __typename: 'VideoChanged',
          position: '22',
          cursor: '22',
          video: { ...base, id: 'running', title: 'Elm Street' },
        }),
    );
    await within(article).findByText('Ready');
    await screen.findByText('Elm Street is ready.');
  });

  test('is a row of the list, with the counts of the statuses above it', async () => {
    const videoStats = {
      __typename: 'VideoStats',
      id: 'u1',
      total: 12,
      pending: 0,
      processing: 0,
      ready: 11,
      failed: 1,
    };
    open({ VideoList: () => listOf([made]), VideoCounts: () => ({ videoStats }) });
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Show as a list' }));
    expect(where()).toBe('/my-videos?view=list');
    expect(screen.getByRole('article').querySelector('video')).toBeNull();
    const counts = within(screen.getByRole('list', { name: 'Number of videos' })).getAllByRole('listitem');
    expect(counts.map(({ textContent }) => textContent)).toEqual(['All 12', 'Ready 11', 'Failed 1']);
    // The select above already filters; a second control would be redundant.
    expect(screen.queryByRole('button', { name: /^(?:All|Ready|Failed) \d/u })).toBeNull();
  });

  test('shows a failed status check', async () => {
    open({ VideoList: () => listOf([running]), RefreshVideo: () => new TypeError('Failed to fetch') });
    await userEvent.click(await screen.findByRole('button', { name: 'Check Status: Elm Street' }));
    await screen.findByText('Failed to update video status. Please try again.');
  });
});
