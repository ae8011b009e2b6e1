import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { TopNav } from '../../app/shell/TopNav.tsx';
import { maria, renderApp } from '../../testing/session.tsx';
import { currentToast, dismissToast } from '../../ui/toastStore.ts';
import { noteVideo, seeNews, type News } from './news.ts';
import { Overlay } from './Overlay.tsx';

const elm: News = { id: 'elm', title: 'Elm Street', status: 'READY', creditsReturned: null };

beforeEach(() => {
  document.title = 'Dashboard · Curbcast';
});
afterEach(() => {
  cleanup();
  seeNews();
  dismissToast(currentToast()?.id ?? 0);
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const openAt = (path: string) =>
  renderApp(
    <>
      <TopNav />
      <Overlay />
      <Where />
    </>,
    { path, viewer: maria },
  );
const finish = (news: News): void => {
  noteVideo({ ...news, status: 'PROCESSING' }, undefined);
  act(() => noteVideo(news, 'PROCESSING'));
};

describe('a video that is finished while the user is elsewhere', () => {
  test('is announced by a notice that leads to it, a dot in the navigation, and the title of the tab', async () => {
    openAt('/dashboard');
    await screen.findByRole('link', { name: 'Dashboard', hidden: true });
    finish(elm);
    await screen.findByText('“Elm Street” is ready');
    screen.getByRole('button', { name: /Videos.*1 new/, hidden: true });
    expect(document.title).toBe('(1) Dashboard · Curbcast');
    await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
    await screen.findByText('/my-videos?video=elm');
    await waitFor(() => expect(document.title).toBe('Dashboard · Curbcast'));
    expect(screen.queryByText('1 new')).toBeNull();
  });

  test('says how many credits are back when it failed', async () => {
    openAt('/generate-video');
    finish({ ...elm, status: 'FAILED', creditsReturned: 4 });
    await screen.findByText('“Elm Street” could not be made');
    screen.getByText('Your 4 credits are back.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('/my-videos?video=elm');
  });
});

test('several videos that nobody has looked at are announced together, and lead to the list', async () => {
  openAt('/dashboard');
  finish(elm);
  await screen.findByText('“Elm Street” is ready');
  finish({ ...elm, id: 'oak', title: 'Oak Lane' });
  await screen.findByText('2 videos are ready');
  screen.getByText('“Elm Street”, “Oak Lane”');
  finish({ ...elm, id: 'ash', title: 'Ash Court', status: 'FAILED' });
  await screen.findByText('Videos ready: 2, not made: 1');
  await userEvent.click(screen.getByRole('button', { name: 'My Videos' }));
  await screen.findByText('/my-videos');
});

test('shows no notice in My Videos, where the list shows it', async () => {
  openAt('/my-videos');
  finish(elm);
  await waitFor(() => expect(screen.queryByText('1 new')).toBeNull());
  expect(currentToast()).toBeNull();
});

test('ignores videos that were ready before the page was opened', () => {
  openAt('/dashboard');
  act(() => noteVideo(elm, 'READY'));
  act(() => noteVideo({ ...elm, title: 'Renamed' }, undefined));
  expect(currentToast()).toBeNull();
});
