import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { size } from '../../theme/tokens.ts';
import { Page, screenRoom } from '../../ui/layout.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { AddCreditsProvider } from '../addCredits.tsx';
import { loadUntilThere } from '../loadUntilThere.ts';
import { loadAfterPaint } from '../shown.ts';
import { AccountNotices } from './AccountNotices.tsx';
import { Overlays } from './Overlays.tsx';
import { Waiting } from './Stage.tsx';
import { TopNav } from './TopNav.tsx';
import { t } from '../../i18n/t.ts';

const Footer = lazy(() => import('./Footer.tsx'));
const LiveUpdates = lazy(() => loadUntilThere(() => loadAfterPaint(() => import('../live/LiveUpdates.tsx'))));

const Main = styled.main`
  display: block;
  ${screenRoom}
`;

/** At least one window high, so that the footer does not jump while a screen loads. */
const Public = styled.main`
  min-block-size: calc(100dvh - ${size.navHeight});
`;

/** The layout of public pages, whose sections take the full width. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <TopNav />
      <Public id="main" tabIndex={-1}>
        <Outlet />
      </Public>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/** The layout of the checkout, whose navigation has only Home. */
export function CheckoutLayout() {
  return (
    <>
      <SkipLink />
      <TopNav variant="checkout" />
      <Main id="main" tabIndex={-1}>
        <Page>
          <Outlet />
        </Page>
      </Main>
    </>
  );
}

/** The layout of signed-in screens: the navigation, live updates, and a column of 1200 px. */
export function AppLayout() {
  return (
    <AddCreditsProvider>
      <SkipLink />
      <TopNav />
      <Main id="main" tabIndex={-1}>
        <Page>
          <Suspense fallback={<Waiting label={t('Loading…')} />}>
            <AccountNotices />
            <Outlet />
          </Suspense>
        </Page>
      </Main>
      <Suspense>
        <LiveUpdates />
      </Suspense>
      <Overlays />
    </AddCreditsProvider>
  );
}
