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
const player = () => screen.getByLabelText<HTMLVideoElement>(made.title);

test('a video that appears while the list scrolls is reached by Tab, and gets its controls when scrolling ends', () => {
  const { rerender } = render(media(true));
  const first = player();
  expect(first.controls).toBe(false);
  expect(first.tabIndex).toBe(0);
  rerender(media(false));
  expect(player().controls).toBe(true);
  rerender(media(true));
  expect(player().controls).toBe(true);
  expect(player()).toBe(first);
});

test('a video of a list that does not scroll has its controls at once', () => {
  render(media(false));
  expect(player().controls).toBe(true);
});
