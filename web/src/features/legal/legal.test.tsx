import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import CookiePolicy from '../../screens/cookie-policy/index.tsx';
import Terms from '../../screens/terms/index.tsx';
import { product } from '../../testing/server.ts';
import { renderApp } from '../../testing/session.tsx';

afterEach(cleanup);

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the terms are dated, lead home, and name the contact address', async () => {
  renderApp(<Terms />);
  screen.getByText('Effective June 24, 2025. Last updated June 24, 2025.');
  expect(hrefOf('Back to home')).toBe('/');
  const contact = await screen.findByRole('link', { name: product.supportEmail });
  expect(contact.getAttribute('href')).toBe(`mailto:${product.supportEmail}`);
});

test('the terms have all their sections', async () => {
  renderApp(<Terms />);
  await screen.findByRole('link', { name: product.supportEmail });
  for (const [name, words] of [
    ['Acceptance', /you accept these terms/],
    ['The service', /makes videos with AI presenters/],
    ['Accounts', /^You must be 18 or older/],
    ['Accounts', /an email address on our own domain/],
    ['Content and conduct', /You are responsible/],
    ['License', /Your content stays yours/],
    ['Intellectual property', /belong to us/],
    ['Payments and credits', /Non-subscribers and trial users get 3 credits per month/],
    ['Payments and credits', /credits are refunded automatically/],
    ['Disclaimers', /as it is/],
    ['Liability', /is limited/],
    ['Indemnification', /claims of others/],
    ['Termination', /permanently removes your data. You can also suspend it there, and reactivate it later/],
    ['Changes', /30 days’ notice of material changes/],
    ['Governing law', /State of Texas/],
  ] as const) {
    const paragraphs = screen.getByRole('region', { name }).querySelectorAll('p');
    expect([name, [...paragraphs].some(({ textContent }) => words.test(textContent))]).toEqual([name, true]);
  }
});

test('the cookie policy names the contact address', async () => {
  renderApp(<CookiePolicy />);
  expect(hrefOf('Back to home')).toBe('/');
  const contact = await screen.findByRole('link', { name: product.supportEmail });
  expect(contact.getAttribute('href')).toBe(`mailto:${product.supportEmail}`);
});
