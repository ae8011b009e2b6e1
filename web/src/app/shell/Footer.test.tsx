import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { product } from '../../testing/server.ts';
import { renderApp } from '../../testing/session.tsx';
import Footer from './Footer.tsx';

afterEach(cleanup);

const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

test('the footer shows version, support, privacy and ethics from the product information', async () => {
  renderApp(<Footer />);
  expect(await screen.findByText(`Version ${product.version}`)).toBeTruthy();
  expect(hrefOf('Contact')).toBe(`mailto:${product.supportEmail}`);
  expect(hrefOf('Privacy Policy')).toBe(product.privacyUrl);
  expect(hrefOf('Company Ethics')).toBe(product.ethicsUrl);
});

test('the footer has its figure and three icons without links', async () => {
  renderApp(<Footer />);
  await screen.findByText(`Version ${product.version}`);
  expect(screen.getByText('30+').parentElement?.textContent).toBe('30+ features');
  expect(['LinkedIn', 'YouTube', 'Instagram'].map((name) => screen.getByRole('img', { name }).closest('a'))).toEqual([
    null,
    null,
    null,
  ]);
});

test('the footer shows no link without a target before the response', () => {
  renderApp(<Footer />, { answers: { Viewer: () => new TypeError('fetch failed') } });
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
  expect(hrefOf('Pricing')).toBe('/pricing');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/undefined/u);
});
