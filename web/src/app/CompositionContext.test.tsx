import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../testing/session.tsx';
import { useHasScreen } from './CompositionContext.ts';

afterEach(cleanup);

function Answer({ address }: { readonly address: string }) {
  return <output>{useHasScreen()(address) ? 'has a screen' : 'has none'}</output>;
}

test.each([
  ['/', 'has a screen'],
  ['/my-videos?status=ready', 'has a screen'],
  ['/enhanced-dashboard', 'has a screen'],
  ['/admin/users/u1/credits', 'has a screen'],
  ['/my-videos/1', 'has none'],
  ['/auth/first-admin?token=t', 'has none'],
])('%s %s', (address, answer) => {
  renderApp(<Answer address={address} />);
  expect(screen.getByRole('status').textContent).toBe(answer);
});
