import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, up } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { AddCreditsProvider, useAddCredits } from '../addCredits.tsx';
import { LiveUpdates } from '../live/LiveUpdates.tsx';
import { Footer } from './Footer.tsx';
import { TopNav } from './TopNav.tsx';

const CreditDialog = lazy(() => import('../../features/add-credits/index.tsx'));

const Main = styled.main`
  display: block;
  padding-block: ${space[6]} ${space[16]};
  ${up.md} {
    padding-block: ${space[8]} ${space[24]};
  }
`;

/** Public pages: their sections run over the whole width. */
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

/** Signed-in screens: the navigation, live updates, and a column of 1200 px. */
export function AppLayout() {
  return (
    <AddCreditsProvider>
      <SkipLink />
      <TopNav />
      <Main id="main" tabIndex={-1}>
        <Page>
          <Outlet />
        </Page>
      </Main>
      <LiveUpdates />
      <CreditDialogSlot />
    </AddCreditsProvider>
  );
}

/** The one dialog of Add Credits; its code comes with the first opening. */
function CreditDialogSlot() {
  const { open, setOpen } = useAddCredits();
  return open ? (
    <Suspense>
      <CreditDialog onOpenChange={setOpen} />
    </Suspense>
  ) : null;
}
