import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { maria, renderApp } from '../../testing/session.tsx';
import Pricing from './index.tsx';

afterEach(cleanup);

test('visitors create an account or write to sales', async () => {
  renderApp(<Pricing />);
  const start = await screen.findByRole('link', { name: 'Create Account to Get Started' });
  expect(start.getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'Contact Sales' }).getAttribute('href')).toMatch(/^mailto:.+@/);
});

test('signed-in users choose the plan', async () => {
  renderApp(<Pricing />, { viewer: maria });
  const choose = await screen.findByRole('link', { name: 'Choose Plan' });
  expect(choose.getAttribute('href')).toBe('/subscription-addons');
  expect(screen.queryByText('Create Account to Get Started')).toBeNull();
});
