import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CardMedia } from './CardMedia.tsx';
import { Scrolling } from './Scrolling.ts';
import { made } from './testing/myVideos.tsx';

afterEach(cleanup);

const media = (scrolling: boolean) => (
  <Scrolling value={scrolling}>
    <CardMedia video={made} />
  </Scrolling>
);
const film = () => screen.getByLabelText<HTMLVideoElement>(made.title);

test('a film that appears while the list scrolls is reached by Tab, and gets its controls when the list stands still', () => {
  const { rerender } = render(media(true));
  const first = film();
  expect(first.controls).toBe(false);
  expect(first.tabIndex).toBe(0);
  rerender(media(false));
  expect(film().controls).toBe(true);
  rerender(media(true));
  expect(film().controls).toBe(true);
  expect(film()).toBe(first);
});

test('a film of a list that stands still has its controls at once', () => {
  render(media(false));
  expect(film().controls).toBe(true);
});
