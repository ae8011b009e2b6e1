import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { catalog } from '../../testing/server.ts';
import { renderApp } from '../../testing/session.tsx';
import { formatCredits, formatPrice } from '../../ui/format.ts';
import { categories, entries } from './entries.ts';
import Faq from './index.tsx';

afterEach(cleanup);

/** Opens the screen, and waits for the support address, which comes from the server. */
async function open(path = '/faq') {
  const app = renderApp(<Faq />, { path });
  await screen.findByRole('link', { name: 'Live Chat' });
  return app;
}

test('the FAQ has 30 entries in 8 categories, and counts them', async () => {
  expect(entries).toHaveLength(30);
  expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(categories));
  expect(new Set(entries.map(({ question }) => question)).size).toBe(30);
  await open();
  screen.getByText(/^30 questions/);
});

test('shows the entries of a category, and all of them again', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  const shown = () => screen.getAllByRole('group').length;
  expect(shown()).toBe(30);
  await user.click(screen.getByRole('button', { name: 'Pricing & Credits' }));
  expect(shown()).toBe(6);
  await user.click(screen.getByRole('button', { name: 'All Questions' }));
  expect(shown()).toBe(30);
});

test('names the current prices of the catalog', () => {
  const texts = entries.map(({ answer, today }) => `${answer} ${today ?? ''}`).join(' ');
  const { plan, digitalTwin, bundles } = catalog;
  expect(texts).toContain(`${formatPrice(plan.priceCents)} with ${formatCredits(plan.credits)} credits`);
  expect(texts).toContain(
    `Currently ${formatPrice(digitalTwin.priceCents)}, later ones ${formatPrice(digitalTwin.laterPriceCents)}`,
  );
  for (const { name, credits, priceCents } of bundles)
    expect(texts).toContain(`${name} (${formatCredits(credits)} credits, ${formatPrice(priceCents)})`);
});

test('names the published time that a video takes, and today’s usual one', async () => {
  await open();
  screen.getByText(/^5-10 minutes, depending on its length/u);
  screen.getByText(/usually takes about 5 minutes/u);
});

test('finds entries by their words, opens them, and offers a way on if there is none', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  const box = screen.getByRole('searchbox', { name: 'Search the questions' });
  await user.type(box, 'fee sheet UPLOAD');
  const [found, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  expect(found?.hasAttribute('open')).toBe(true);
  screen.getByText('1 of 30 questions');
  await user.type(box, ' zebra');
  screen.getByText('No question matches');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(screen.getAllByRole('group')).toHaveLength(30);
});

test('finds by "refund" what happens to the credits of a failed video', async () => {
  const user = userEvent.setup({ delay: null });
  await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'refund');
  const found = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(found).toContainEqual(expect.stringContaining('when a video fails'));
});

test('a link to an entry opens it', async () => {
  await open('/faq#what-is-a-credit');
  const opened = screen.getAllByRole('group').filter((entry) => entry.hasAttribute('open'));
  expect(opened.map((entry) => entry.querySelector('summary')?.textContent)).toEqual(['What is a credit?']);
});

test('tells search engines the questions and answers (schema.org FAQPage)', async () => {
  const { container } = await open();
  const data: unknown = JSON.parse(container.querySelector('script')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'FAQPage' });
  expect(data).toHaveProperty('mainEntity.length', 30);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(30);
});
