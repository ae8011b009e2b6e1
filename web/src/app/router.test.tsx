import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { maria, renderApp } from '../testing/session.tsx';
import { Screens } from './router.tsx';

afterEach(cleanup);

const hidden = { hidden: true };
const admin = { ...maria, isAdmin: true };
/** Nothing happens in the account while a test looks. */
const answers = { AccountUpdates: () => ({ accountUpdates: undefined }) };

function Place() {
  return <output>{useLocation().pathname}</output>;
}

describe('the router', () => {
  test('leads from /enhanced-dashboard to /dashboard', async () => {
    renderApp(
      <>
        <Screens />
        <Place />
      </>,
      { path: '/enhanced-dashboard', viewer: maria, answers },
    );
    await screen.findByText('/dashboard', { selector: 'output' });
  });

  test.each([
    ['/no/such/page', maria],
    ['/admin/no/such/page', admin],
    ['/admin/users', admin],
  ])('%s shows one not-found page in one navigation', async (path, viewer) => {
    renderApp(<Screens />, { path, viewer, answers });
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(screen.getAllByRole('banner', hidden)).toHaveLength(1);
    expect(screen.getAllByRole('main', hidden)).toHaveLength(1);
  });
});
