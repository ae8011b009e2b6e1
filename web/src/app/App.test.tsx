import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
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

  test.each(composition.screens.filter(({ group }) => group === 'signedIn').map(({ path }) => path))(
    '%s leads a visitor to /login',
    async (path) => {
      renderApp(
        <>
          <App composition={composition} />
          <Place />
        </>,
        { path, answers },
      );
      await screen.findByText('/login', { selector: 'output' });
    },
  );

  test.each([
    ['/', null, ['Home', 'Pricing', 'Features', 'FAQ']],
    ['/pricing', null, ['Home', 'Pricing', 'Features', 'FAQ']],
    ['/checkout', null, ['Home']],
    ['/dashboard', maria, ['Dashboard', 'Generate Video', 'Videos', 'Leads', 'Digital Twins']],
  ])('%s has exactly one header, of its group of screens', async (path, viewer, links) => {
    renderApp(<App composition={composition} />, { path, viewer, answers });
    const main = await screen.findByRole('navigation', { name: 'Main', ...hidden });
    expect(screen.getAllByRole('banner', hidden)).toHaveLength(1);
    const shown = within(main).getAllByRole('listitem', hidden);
    expect(shown.map(({ textContent }) => textContent)).toEqual(links);
  });

  test('draws a screen that is loaded in the first frame', () => {
    const loaded = { path: '/pricing', Content: () => <h1>Drawn at once</h1> };
    renderApp(<App composition={composition} loaded={loaded} />, { path: '/pricing', answers });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Drawn at once');
  });

  test('the way to the sign-in has a header that leads home only', async () => {
    renderApp(<App composition={composition} />, { path: '/login', answers });
    await screen.findByText('Signing In...');
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(screen.queryByRole('navigation', hidden)).toBeNull();
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
