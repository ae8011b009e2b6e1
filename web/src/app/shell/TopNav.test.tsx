import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { maria, renderApp } from '../../testing/session.tsx';
import { AddCreditsProvider, useAddCredits } from '../addCredits.tsx';
import { TopNav } from './TopNav.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Both the desktop and the phone navigation are in the document, and CSS shows one. The option `hidden` finds both. */
const hidden = { hidden: true };
const names = (elements: readonly HTMLElement[]): (string | null)[] => elements.map((element) => element.textContent);

describe('the navigation', () => {
  test('shows visitors Home, Pricing, Features, FAQ, Log In and Get Started', async () => {
    renderApp(<TopNav />, { path: '/pricing' });
    expect(
      names(within(await screen.findByRole('navigation', { name: 'Main', ...hidden })).getAllByRole('link', hidden)),
    ).toEqual(['Home', 'Pricing', 'Features', 'FAQ']);
    expect(screen.getByRole('link', { name: 'Log In', ...hidden }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Get Started', ...hidden }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Pricing', ...hidden }).getAttribute('aria-current')).toBe('page');
  });

  test('shows users Dashboard, Generate Video, Videos and Digital Twins, in this order, with the exact links', async () => {
    renderApp(<TopNav />, { path: '/dashboard', viewer: maria });
    await screen.findByRole('link', { name: 'Dashboard', ...hidden });
    const main = screen.getByRole('navigation', { name: 'Main', ...hidden });
    expect(names(within(main).getAllByRole('listitem', hidden))).toEqual([
      'Dashboard',
      'Generate Video',
      'Videos',
      'Leads',
      'Digital Twins',
    ]);
    const linksOf = async (menu: string) => {
      await userEvent.click(within(main).getByRole('button', { name: menu, ...hidden }));
      const items = await screen.findAllByRole('menuitem', hidden);
      await userEvent.keyboard('{Escape}');
      return items.map((item) => item.getAttribute('href'));
    };
    expect(await linksOf('Videos')).toEqual(['/my-videos', '/video-center']);
    expect(await linksOf('Generate Video')).toEqual([
      '/generate-video?template=residential',
      '/generate-video?template=commercial',
      '/generate-video?template=lender',
      '/generate-video',
    ]);
  });

  test('shows the user, Add Credits and Sign out in the user menu', async () => {
    renderApp(<TopNav />, { path: '/dashboard', viewer: maria });
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Maria Alvarez', ...hidden }));
    const menu = await screen.findByRole('menu', hidden);
    expect(within(menu).getByText('maria@brokerage.example')).toBeTruthy();
    expect(names(within(menu).getAllByRole('menuitem', hidden))).toEqual([
      'Profile',
      'Billing',
      'Integrations',
      'Add Credits',
      'Sign out',
    ]);
  });

  test('has labels in one column in the user menu: none begins with an icon', async () => {
    renderApp(<TopNav />, { path: '/dashboard', viewer: { ...maria, isAdmin: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Maria Alvarez', ...hidden }));
    const menu = await screen.findByRole('menu', hidden);
    const items = [...menu.querySelectorAll('[role^=menuitem]')];
    expect(items.length).toBeGreaterThan(6);
    expect(items.filter(({ firstChild }) => firstChild?.nodeType !== Node.TEXT_NODE)).toEqual([]);
  });

  test('shows administrators a link to Admin', async () => {
    renderApp(<TopNav />, { path: '/dashboard', viewer: { ...maria, isAdmin: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Maria Alvarez', ...hidden }));
    expect((await screen.findByRole('menuitem', { name: 'Admin', ...hidden })).getAttribute('href')).toBe('/admin');
  });

  test('has the same links in the phone menu', async () => {
    renderApp(<TopNav />, { path: '/dashboard', viewer: maria });
    await screen.findByText('7.5', { exact: false, selector: 'header > div > div:last-child button' });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    expect(names(within(sheet).getAllByRole('link'))).toEqual([
      'Dashboard',
      'Residential Property',
      'Commercial Property',
      'Lender Fee Sheet',
      'Custom Video',
      'My Videos',
      'MLS Unlocked',
      'Leads',
      'Digital Twins',
      'Profile',
      'Billing',
      'Integrations',
    ]);
    expect(names(within(sheet).getAllByRole('button'))).toEqual(expect.arrayContaining(['Add Credits', 'Sign out']));
  });

  test('has only Home at the checkout', async () => {
    renderApp(<TopNav variant="checkout" />, { path: '/checkout', viewer: maria });
    expect(names(await screen.findAllByRole('link'))).toEqual(['Curbcast', 'Home']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the Add Credits action', () => {
  function Asker() {
    const { request } = useAddCredits();
    const { pathname } = useLocation();
    return (
      <>
        <button type="button" onClick={request}>
          Ask
        </button>
        <p>At {pathname}</p>
      </>
    );
  }
  function State() {
    return <p>{useAddCredits().open ? 'Open' : 'Closed'}</p>;
  }

  test('opens the dialog by the global function on signed-in screens', async () => {
    renderApp(
      <AddCreditsProvider>
        <Asker />
        <State />
      </AddCreditsProvider>,
      { path: '/my-videos' },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByText('Open')).toBeTruthy();
    expect(screen.getByText('At /my-videos')).toBeTruthy();
  });

  test('stores a flag on other pages, and the dashboard opens the dialog once', async () => {
    const { unmount } = renderApp(<Asker />, { path: '/pricing' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByText('At /dashboard')).toBeTruthy();
    unmount();
    const second = renderApp(
      <AddCreditsProvider>
        <State />
      </AddCreditsProvider>,
      { path: '/dashboard' },
    );
    expect(await screen.findByText('Open')).toBeTruthy();
    second.unmount();
    renderApp(
      <AddCreditsProvider>
        <State />
      </AddCreditsProvider>,
      { path: '/dashboard' },
    );
    expect(screen.getByText('Closed')).toBeTruthy();
  });
});
