import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { takeReturnPath } from '../../app/session/returnPath.ts';
import { broken, cleanScreens, listOf, made, open, running, titles, where } from './testing/myVideos.tsx';

cleanScreens();

describe('the list', () => {
  test('is asked for again by Refresh, and leads to the wizard', async () => {
    const { asked } = open({ VideoList: () => listOf([made]) });
    await screen.findByRole('article');
    expect(screen.getByRole('link', { name: 'Create Video' }).getAttribute('href')).toBe('/generate-video');
    const reads = () => asked.filter((name) => name === 'VideoList').length;
    const before = reads();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

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

  test('loads the next page by itself near its end, once, and reads all of its pages again on a refresh', async () => {
    const sent: unknown[] = [];
    let second = [running];
    open({
      VideoList: ({ after }) => {
        sent.push(after);
        return after === undefined ? listOf([made], true) : listOf(second);
      },
    });
    await screen.findByRole('article', { name: 'Elm Street' });
    expect(sent).toEqual([undefined, 'made']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    // In another session, one video on the second page was deleted and another was restored.
    second = [broken];
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(titles()).toEqual([made.title, broken.title]));
    expect(sent).toEqual([undefined, 'made', undefined, 'made']);
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
