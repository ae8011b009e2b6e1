import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { catalog } from '../../testing/server.ts';
import { renderApp } from '../../testing/session.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Roles } from './Roles.tsx';

afterEach(cleanup);

const titlesOf = (region: HTMLElement): readonly (string | null)[] =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the landing page makes the specified claims', () => {
  renderApp(
    <>
      <Hero />
      <Features />
    </>,
  );
  screen.getByText('50+ features');
  screen.getByText(/in real time over a live connection/);
});

test('the hero has a heading, the intro video with its fallback, and three highlights', () => {
  renderApp(<Hero />);
  screen.getByRole('heading', { level: 1 });
  expect(screen.getByLabelText('Introduction to Curbcast').tagName).toBe('VIDEO');
  screen.getByText('Your browser does not support the video tag.');
  const highlights = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(highlights.map((each) => each.querySelector('strong')?.textContent)).toEqual([
    'Digital Twins',
    'Videos in minutes',
    'Industry-specific',
  ]);
  screen.getByText('Set up in 2 minutes, a finished video in 5.');
});

test.each([
  [false, 'Custom AI avatars that look like you.'],
  [true, 'Custom AI avatars that look and sound like you.'],
])('promises the voice of the person only where it is cloned (%p)', async (clonesVoice, promise) => {
  const digitalTwin = { ...catalog.digitalTwin, clonesVoice };
  renderApp(<Hero />, { answers: { Catalog: () => ({ catalog: { ...catalog, digitalTwin } }) } });
  await screen.findByText(promise);
});

test('shows three roles and six features', () => {
  renderApp(
    <>
      <Roles />
      <Features />
    </>,
  );
  expect(titlesOf(screen.getByRole('region', { name: /^Made for the people/ }))).toEqual([
    'Real Estate Agents',
    'Builders & Developers',
    'Mortgage Lenders',
  ]);
  const features = screen.getByRole('region', { name: /^A whole studio/ });
  expect(features.id).toBe('features');
  expect(titlesOf(features)).toHaveLength(6);
  for (const words of [
    /^Record yourself once\. Your twin presents every video/,
    'Script optimization',
    /^Property photos, floor plans and market reports appear beside your presenter/,
    /^Your script in Spanish, Chinese, Hindi and Farsi/,
  ])
    within(features).getByText(words);
});

test('the call to action has three figures', () => {
  renderApp(<CallToAction />);
  const figures = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(figures).toEqual(['average setup2 min', 'video creation5 min', 'available24/7']);
});
