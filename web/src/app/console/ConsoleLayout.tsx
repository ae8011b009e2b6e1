import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { screenRoom } from '../../ui/layout.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { color, size, space, up } from '../../theme/tokens.ts';
import { AddCreditsProvider } from '../addCredits.tsx';
import { loadUntilThere } from '../loadUntilThere.ts';
import { ViewerContext } from '../session/SessionContext.tsx';
import type { Viewer } from '../session/useSession.ts';
import { AccountNotices } from '../shell/AccountNotices.tsx';
import { Overlays } from '../shell/Overlays.tsx';
import { Waiting } from '../shell/Stage.tsx';
import { ConsoleBar } from './ConsoleBar.tsx';
import { ConsoleNav } from './ConsoleNav.tsx';
import { useWaiting } from './useWaiting.ts';
import { t } from '../../i18n/t.ts';

const LiveUpdates = lazy(() => loadUntilThere(() => import('../live/LiveUpdates.tsx')));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 1440px;
  margin-inline: auto;
  ${up.lg} {
    grid-template-columns: 216px minmax(0, 1fr);
  }
`;
/** Stays in view beside a long screen. On phones it is in the menu of the bar. */
const Side = styled.div`
  display: none;
  ${up.lg} {
    display: block;
    position: sticky;
    inset-block-start: ${size.navHeight};
    block-size: calc(100dvh - ${size.navHeight});
    overflow-y: auto;
    padding: ${space[6]} ${space[3]};
    border-inline-end: 1px solid ${color.border};
  }
`;
const Main = styled.main`
  min-inline-size: 0;
  padding-inline: ${space[4]};
  ${screenRoom}
  ${up.md} {
    padding-inline: ${space[6]};
  }
`;

/** The frame of the console: its bar with the search, its navigation by role, and the screen. */
export function ConsoleLayout({ viewer }: { readonly viewer: Viewer }) {
  const waiting = useWaiting();
  return (
    <ViewerContext value={viewer}>
      <AddCreditsProvider>
        <SkipLink />
        <ConsoleBar viewer={viewer} waiting={waiting} />
        <Columns>
          <Side>
            <ConsoleNav viewer={viewer} waiting={waiting} />
          </Side>
          <Main id="main" tabIndex={-1}>
            <Suspense fallback={<Waiting label={t('Loading…')} />}>
              <AccountNotices />
              <Outlet />
            </Suspense>
          </Main>
        </Columns>
        <Suspense>
          <LiveUpdates />
        </Suspense>
        <Overlays />
      </AddCreditsProvider>
    </ViewerContext>
  );
}
