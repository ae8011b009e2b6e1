import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { product } from '../../testing/server.ts';
import { renderApp } from '../../testing/session.tsx';
import PaymentSuccess from './index.tsx';

afterEach(cleanup);

test('names the plan in the address, and leads on and to support', async () => {
  renderApp(<PaymentSuccess />, { path: '/payment-success?plan=elite&billing=annual' });
  await screen.findByText('Thank you for your purchase: Elite Agent (Annual).');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Go to Dashboard')).toBe('/dashboard');
  expect(hrefOf('Create a Video')).toBe('/generate-video');
  expect(hrefOf(product.supportEmail)).toBe(`mailto:${product.supportEmail}`);
});

test('plan and billing may be missing', async () => {
  renderApp(<PaymentSuccess />, { path: '/payment-success' });
  await screen.findByText('Thank you for your purchase.');
});
