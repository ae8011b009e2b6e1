import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { AddCreditsProvider } from '../addCredits.tsx';
import { useComposition } from '../CompositionContext.ts';
import { LiveUpdates } from '../live/LiveUpdates.tsx';
import { AccountNotices } from './AccountNotices.tsx';
import { Footer } from './Footer.tsx';
import { TopNav } from './TopNav.tsx';

const Main = styled.main`
  display: block;
  padding-block: ${space[6]} ${space[16]};
  ${up.md} {
    padding-block: ${space[8]} ${space[24]};
  }
`;

/** The layout of public pages, whose sections take the full width. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <TopNav />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
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
          <AccountNotices />
          <Outlet />
        </Page>
      </Main>
      <LiveUpdates />
      <Overlays />
    </AddCreditsProvider>
  );
}

/** The overlays of all features. */
function Overlays() {
  const { features } = useComposition();
  return features.map(({ name, Overlay }) => Overlay !== undefined && <Overlay key={name} />);
}
