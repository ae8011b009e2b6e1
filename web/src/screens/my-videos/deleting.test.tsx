import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DeleteVideoMutation, DeleteVideosMutation } from '../../gql/graphql.ts';
import {
  account,
  base,
  card,
  cleanScreens,
  listOf,
  made,
  open,
  running,
  titles,
  type Video,
} from './testing/myVideos.tsx';

cleanScreens();

describe('deleting', () => {
  const deleted = (id: string): DeleteVideoMutation => ({
    deleteVideo: { __typename: 'DeleteVideoPayload', id, position: '20', account: account(9) },
  });

  test('a running video names its credits, removes it at once and updates the balance', async () => {
    open({ VideoList: () => listOf([made, running]), DeleteVideo: ({ id }) => deleted(String(id)) });
    await screen.findByRole('article', { name: 'Elm Street' });
    await userEvent.click(within(card('Elm Street')).getByRole('button', { name: 'Delete Elm Street' }));
    const question = screen.getByRole('alertdialog');
    within(question).getByText(/“Elm Street” is still being made\. It will be canceled, and 1\.5 credits come back\./u);
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

  test('sends nothing when canceled', async () => {
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
