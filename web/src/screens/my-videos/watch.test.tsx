import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { broken, cleanScreens, listOf, made, open, where } from './testing/myVideos.tsx';

cleanScreens();

test('a video opens with a large player at its own address, and the filters stay in the address', async () => {
  open({ VideoList: () => listOf([made]) }, '/my-videos?status=ready');
  await userEvent.click(await screen.findByRole('link', { name: made.title }));
  const dialog = within(await screen.findByRole('dialog', { name: made.title }));
  expect(where()).toBe('/my-videos?status=ready&video=made');
  expect(dialog.getByLabelText(made.title).getAttribute('src')).toBe('/v.mp4');
  dialog.getByText('Nov 21, 2026 · 0:47 · 0 views · 1 credit used, 0.5 returned');
  dialog.getByRole('button', { name: `Share ${made.title}` });
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(where()).toBe('/my-videos?status=ready'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the address opens a video that the list has not loaded, with what it offers', async () => {
  open(
    { VideoList: () => listOf([made]), WatchedVideo: ({ id }) => ({ video: { ...broken, id } }) },
    '/my-videos?video=elsewhere',
  );
  const dialog = within(await screen.findByRole('dialog', { name: broken.title }));
  dialog.getByText('The voice could not be made.');
  await userEvent.click(dialog.getByRole('button', { name: `Retry: ${broken.title}` }));
  await screen.findByRole('alertdialog', { name: `Retry “${broken.title}”?` });
});

test('the page of a video shows the other videos of its property, in their formats and languages', async () => {
  const version = (id: string, format: string, language: string | null, propertyAddress = '1 Oak Street') => ({
    ...made,
    id,
    title: id === 'made' ? made.title : 'Oak Street reel',
    propertyAddress,
    language,
    look: { __typename: 'VideoLook', format },
  });
  const nodes = [
    version('made', 'LANDSCAPE', null),
    version('reel', 'PORTRAIT', 'es'),
    version('other', 'SQUARE', null, '11 Oak Street'),
  ];
  const edges = nodes.map((node) => ({ __typename: 'VideoEdge', cursor: node.id, node }));
  open(
    {
      VideoList: () => listOf([made, { ...made, id: 'reel', title: 'Oak Street reel' }]),
      Versions: () => ({ videos: { __typename: 'VideoConnection', edges } }),
    },
    '/my-videos?video=made',
  );
  const dialog = within(await screen.findByRole('dialog', { name: made.title }));
  const items = within(await dialog.findByRole('list')).getAllByRole('button');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Landscape · English'),
    expect.stringContaining('Portrait · Spanish'),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: /Portrait/u }));
  await screen.findByRole('dialog', { name: 'Oak Street reel' });
  expect(where()).toBe('/my-videos?video=reel');
});

test('the address of a deleted video says so', async () => {
  open({ VideoList: () => listOf([]), WatchedVideo: () => ({ video: null }) }, '/my-videos?video=gone');
  within(await screen.findByRole('dialog', { name: 'Video' })).getByText('Video not found');
});
