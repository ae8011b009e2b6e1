import { useMemo, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import { sentenceOf } from '../apollo/errors.ts';
import { screen } from '../screen.tsx';
import { screens } from '../screens.ts';
import { ViewerContext } from '../session/SessionContext.tsx';
import { useSession } from '../session/useSession.ts';
import { AppLayout } from '../shell/layouts.tsx';
import { Stage, Waiting } from '../shell/Stage.tsx';
import { TopNav } from '../shell/TopNav.tsx';
import { space } from '../../theme/tokens.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { CloseContext } from './closing.ts';
import { SignInForm } from './SignInForm.tsx';
import { storedView, storeView } from './viewFlag.ts';

const area = '/admin';
const routes = [
  ...Object.entries(screens.admin).map(([path, load]) => screen(path.slice(area.length) || '/', load)),
  screen('*', () => import('../not-found/NotFoundMessage.tsx')),
];

const Door = styled.main`
  display: grid;
  place-items: start center;
  padding: ${space[12]} ${space[4]} ${space[24]};
`;

/**
 * The screens of administrators. A session with the role opens them; everybody else gets the sign-in form. What is
 * shown here is never what protects anything: each call asks for the role itself.
 */
export default function AdminArea() {
  const session = useSession();
  const [view, setView] = useState(storedView);
  const show = useMemo(
    () => (next: 'open' | 'closed') => {
      storeView(next);
      setView(next);
    },
    [],
  );
  const close = useMemo(() => () => show('closed'), [show]);

  if (session.status === 'loading') return <Waiting label="Loading your account…" />;
  if (session.status === 'unreachable')
    return (
      <Stage>
        <ErrorState message={sentenceOf(session.error)} onRetry={session.retry} />
      </Stage>
    );
  const viewer = session.status === 'signed-in' ? session.viewer : null;
  if (viewer?.isAdmin === true && view !== 'closed') {
    return (
      <ViewerContext value={viewer}>
        <CloseContext value={close}>
          <Routes>
            <Route element={<AppLayout />}>{routes}</Route>
          </Routes>
        </CloseContext>
      </ViewerContext>
    );
  }
  return (
    <>
      <title>Admin Login · Curbcast</title>
      <SkipLink />
      <TopNav />
      <Door id="main" tabIndex={-1}>
        <SignInForm
          signedIn={viewer === null ? null : { email: viewer.user.email, isAdmin: viewer.isAdmin }}
          onReopen={() => show('open')}
          onSignedIn={() => {
            storeView('open');
            // Another session: everything that this page holds or follows belongs to the one before.
            location.reload();
          }}
        />
      </Door>
    </>
  );
}
