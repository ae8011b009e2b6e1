import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { maria, renderApp } from '../testing/session.tsx';
import { composition } from '../composition.ts';
import { App } from './App.tsx';

afterEach(cleanup);

const hidden = { hidden: true };
const admin = { ...maria, isAdmin: true };
/** No live update arrives during these tests. */
const answers = { AccountUpdates: () => ({ accountUpdates: undefined }) };

function Place() {
  return <output>{useLocation().pathname}</output>;
}

describe('routing', () => {
  test('redirects /enhanced-dashboard to /dashboard', async () => {
    renderApp(
      <>
        <App composition={composition} />
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
  ])('%s shows a single not-found page with a single navigation', async (path, viewer) => {
    renderApp(<App composition={composition} />, { path, viewer, answers });
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(screen.getAllByRole('banner', hidden)).toHaveLength(1);
    expect(screen.getAllByRole('main', hidden)).toHaveLength(1);
  });
});
