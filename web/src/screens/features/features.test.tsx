import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/session.tsx';
import Features from './index.tsx';
import { featureCount, sections } from './list.ts';

afterEach(cleanup);

test('lists as many features as the landing page claims, each once', () => {
  expect(featureCount).toBeGreaterThanOrEqual(50);
  const titles = sections.flatMap(({ features }) => features.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
});

test('the features page has the introduction, the three sections, and the figures', () => {
  renderApp(<Features />);
  screen.getByText('Your browser does not support the video tag.');
  for (const name of ['AI video generation', 'Business management', 'MLS Unlocked'])
    screen.getByRole('region', { name });
  const strip = screen.getByRole('region', { name: 'In figures' });
  expect(strip.textContent).toContain('features30+');
  expect(strip.textContent).toContain('creation time5 min');
  expect(strip.textContent).toContain('languages4');
});

test('says which features need a key', () => {
  renderApp(<Features />);
  const video = screen.getByRole('region', { name: 'AI video generation' });
  const needing = within(video).getAllByText('Where available');
  expect(needing.map((need) => need.closest('li')?.querySelector('h3')?.textContent)).toEqual([
    'Translation',
    'Scripts by a language model',
  ]);
});
