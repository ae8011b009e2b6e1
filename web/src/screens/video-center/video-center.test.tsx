import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import VideoCenter from './index.tsx';
import type { LibraryVideo } from './words.ts';

const market: LibraryVideo = {
  __typename: 'LibraryVideo',
  id: 'l1',
  title: 'Reading a market',
  description: 'What inventory tells you.',
  category: 'MARKET_INSIGHTS',
  duration: 65,
  videoUrl: 'https://media.example/1.mp4',
  thumbnailUrl: null,
  captionsUrl: '/files/library/l1/captions.vtt',
  chapters: [
    { __typename: 'LibraryChapter', start: 0, title: 'Months of supply' },
    { __typename: 'LibraryChapter', start: 25.787, title: 'Days on market' },
  ],
  tags: ['inventory', 'prices', 'rates', 'buyers', 'sellers'],
  viewCount: 1,
};
const trends: LibraryVideo = {
  ...market,
  id: 'l2',
  title: 'Where buyers move',
  category: 'PROPERTY_TRENDS',
  thumbnailUrl: 'https://media.example/2.jpg',
  tags: [],
  viewCount: 1_200,
};

type Library = (variables: Record<string, unknown>) => Answer;
const open = (library: Library, path = '/video-center') =>
  renderApp(
    <ViewerContext value={maria}>
      <VideoCenter />
    </ViewerContext>,
    {
      path,
      viewer: maria,
      answers: {
        Library: library,
        WatchLibraryVideo: () => ({
          watchLibraryVideo: {
            __typename: 'LibraryVideoPayload',
            position: '9',
            video: { __typename: 'LibraryVideo', id: 'l1', viewCount: 2 },
          },
        }),
      },
    },
  );
const all: Library = () => ({ libraryVideos: [market, trends] });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('MLS Unlocked', () => {
  test('has the specified title and tagline, and shows length, category, views, and three tags with the number of the others', async () => {
    open(all);
    screen.getByRole('heading', { level: 1, name: 'MLS Unlocked' });
    screen.getByText('Exclusive market insights and property intelligence.');
    const card = within(await screen.findByRole('article', { name: 'Reading a market' }));
    for (const text of ['1:05', 'Market Insights', '1 view', 'inventory', 'prices', 'rates', '+2 more'])
      expect(card.getByText(text).textContent).toBe(text);
    expect(card.queryByText('buyers')).toBeNull();
    expect(within(screen.getByRole('article', { name: trends.title })).getByText('1,200 views').tagName).toBe('SPAN');
  });

  test('gets pictures from elsewhere through the server', async () => {
    const { container } = open(all);
    await screen.findByRole('article', { name: trends.title });
    const url = encodeURIComponent('https://media.example/2.jpg');
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`/api/pictures?url=${url}`);
  });

  test('plays a video with all its tags, counts the view, and closes', async () => {
    const { asked } = open(all);
    await userEvent.click(await screen.findByRole('button', { name: 'Watch Reading a market' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reading a market' }));
    expect(dialog.getByLabelText('Reading a market', { selector: 'video' }).getAttribute('src')).toBe(market.videoUrl);
    expect(dialog.getByText('sellers').textContent).toBe('sellers');
    expect(asked).toContain('WatchLibraryVideo');
    expect((await dialog.findByText('1:05 · 2 views')).tagName).toBe('P');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says so when a video cannot be loaded', async () => {
    open(all);
    await userEvent.click(await screen.findByRole('button', { name: 'Watch Reading a market' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.error(dialog.getByLabelText('Reading a market', { selector: 'video' }));
    expect(dialog.getByRole('status').textContent).toBe('Video PreviewVideo content unavailableDuration: 1:05');
  });

  test('shows no player for a video that is being prepared', async () => {
    open(() => ({ libraryVideos: [{ ...market, videoUrl: null }] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Watch Reading a market' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status').textContent).toBe('Video PreviewVideo content unavailableDuration: 1:05');
    expect(dialog.queryByRole('navigation', { name: 'Chapters' })).toBeNull();
  });

  test('continues where the user stopped, and from the beginning when asked', async () => {
    localStorage.setItem(`library/${maria.user.id}/l1`, '31');
    open(all);
    await userEvent.click(await screen.findByRole('button', { name: 'Watch Reading a market' }));
    const dialog = within(await screen.findByRole('dialog'));
    const player = dialog.getByLabelText<HTMLVideoElement>('Reading a market', { selector: 'video' });
    Object.defineProperty(player, 'duration', { value: 65 });
    player.play = async () => undefined;
    fireEvent.loadedMetadata(player);
    expect(player.currentTime).toBe(31);
    expect((await dialog.findByText('Resumed at 0:31')).tagName).toBe('P');
    await userEvent.click(dialog.getByRole('button', { name: 'Start from the beginning' }));
    expect(player.currentTime).toBe(0);
    player.currentTime = 40.9;
    fireEvent.timeUpdate(player);
    expect(localStorage.getItem(`library/${maria.user.id}/l1`)).toBe('40');
    player.currentTime = 64;
    fireEvent.timeUpdate(player);
    expect(localStorage.getItem(`library/${maria.user.id}/l1`)).toBeNull();
  });

  test('has captions, and chapters that lead to their beginning', async () => {
    open(all);
    await userEvent.click(await screen.findByRole('button', { name: 'Watch Reading a market' }));
    const dialog = within(await screen.findByRole('dialog'));
    const player = dialog.getByLabelText<HTMLVideoElement>('Reading a market', { selector: 'video' });
    player.play = async () => undefined;
    expect(player.querySelector('track')?.getAttribute('src')).toBe('/files/library/l1/captions.vtt');
    const chapters = within(dialog.getByRole('navigation', { name: 'Chapters' }));
    const [first, second] = chapters.getAllByRole('button');
    expect([first?.textContent, first?.getAttribute('aria-current')]).toEqual(['0:00 Months of supply', 'true']);
    await userEvent.click(second as HTMLElement);
    expect([player.currentTime, second?.getAttribute('aria-current')]).toEqual([25.787, 'true']);
    const own = dialog.getByRole('link', { name: 'Make my own version' });
    expect(own.getAttribute('href')).toBe('/generate-video?outline=l1');
  });

  test('searches once typing pauses, and filters by category', async () => {
    const searched: Record<string, unknown>[] = [];
    open((variables) => {
      searched.push(variables);
      return { libraryVideos: variables['search'] === '' ? [market, trends] : [] };
    });
    await screen.findByRole('article', { name: trends.title });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Property Trends');
    await userEvent.type(screen.getByPlaceholderText('Search videos...'), 'zzz');
    expect((await screen.findByText('No videos found')).tagName).toBe('P');
    expect(screen.getByText('Try adjusting your search or category filter.').tagName).toBe('DIV');
    expect(searched.at(-1)).toEqual({ search: 'zzz', category: 'PROPERTY_TRENDS' });
  });

  test('says what went wrong, and loads again', async () => {
    let answers = 0;
    open(() => {
      answers += 1;
      return answers === 1 ? new Error('away') : { libraryVideos: [market] };
    });
    await screen.findByText('The library could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('article')).getAttribute('aria-labelledby')).toBe('library-l1');
  });
});
