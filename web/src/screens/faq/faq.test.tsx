import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { catalog } from '../../testing/server.ts';
import { renderApp } from '../../testing/session.tsx';
import { formatCredits, formatPrice } from '../../ui/format.ts';
import { categories, entries } from './entries.ts';
import Faq from './index.tsx';

afterEach(cleanup);

test('has 30 entries in 8 categories, and counts them', async () => {
  expect(entries).toHaveLength(30);
  expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(categories));
  expect(new Set(entries.map(({ question }) => question)).size).toBe(30);
  renderApp(<Faq />);
  expect(await screen.findByText(/^30 questions/)).not.toBeNull();
  // The support address comes from the server.
  expect(await screen.findByRole('link', { name: 'Live Chat' })).not.toBeNull();
});

test('shows the entries of a category, and all of them again', async () => {
  const user = userEvent.setup({ delay: null });
  renderApp(<Faq />);
  const shown = () => screen.getAllByRole('group').length;
  expect(shown()).toBe(30);
  await user.click(screen.getByRole('button', { name: 'Pricing & Credits' }));
  expect(shown()).toBe(6);
  await user.click(screen.getByRole('button', { name: 'All Questions' }));
  expect(shown()).toBe(30);
});

test('names the prices of the catalogue as those of today', () => {
  const texts = entries.map(({ answer, today }) => `${answer} ${today ?? ''}`).join(' ');
  const { plan, digitalTwin, bundles } = catalog;
  expect(texts).toContain(`${formatPrice(plan.priceCents)} with ${formatCredits(plan.credits)} credits`);
  expect(texts).toContain(
    `Currently ${formatPrice(digitalTwin.priceCents)}, later ones ${formatPrice(digitalTwin.laterPriceCents)}`,
  );
  for (const { name, credits, priceCents } of bundles)
    expect(texts).toContain(`${name} (${formatCredits(credits)} credits, ${formatPrice(priceCents)})`);
});
