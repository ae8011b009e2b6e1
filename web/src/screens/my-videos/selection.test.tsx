import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VideoSelectionQuery } from '../../gql/graphql.ts';
import { currentToast } from '../../ui/toastStore.ts';
import { base, cleanScreens, listOf, made, open, running, type Video } from './testing/myVideos.tsx';

cleanScreens();

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

  test('selects the whole filter, also videos that are not loaded yet', async () => {
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

  test('keep what the user changes while the rest is being selected', async () => {
    const user = userEvent.setup();
    const answered = Promise.withResolvers<VideoSelectionQuery>();
    open({
      VideoList: () => listOf([made, running], true),
      VideoSelection: () => answered.promise,
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await screen.findByText('Selecting…');
    await user.click(screen.getByRole('checkbox', { name: `Select ${made.title}` }));
    await screen.findByText('1 selected');
    answered.resolve(selectionOf(made, running));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    screen.getByText('1 selected');
  });

  test('are deselected when the filter changes', async () => {
    const user = userEvent.setup();
    open({ VideoList: () => listOf([made, running]) });
    await user.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await screen.findByText('2 selected');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'ready');
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Delete \(/ })).toBeNull();
  });

  test('says when not all can be selected, and selects those on the screen', async () => {
    const user = userEvent.setup();
    open({ VideoList: () => listOf([made], true), VideoSelection: () => new TypeError('Failed to fetch') });
    await user.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    await screen.findByText('1 selected');
    expect(currentToast()?.title).toBe('Error');
  });

  test('gives ready videos their links at once, to copy; the others are left out', async () => {
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

  test('downloads ready videos as one ZIP file', async () => {
    open({ VideoList: () => listOf([made, running]) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select All' }));
    const link = screen.getByRole('link', { name: 'Export (1) as ZIP' });
    expect(link.getAttribute('href')).toBe('/downloads/videos?ids=made');
  });
});
