import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useSession, type Viewer } from '../session/useSession.ts';
import { ConsoleLayout } from '../console/ConsoleLayout.tsx';
import { overview } from '../console/sections.ts';
import { Stage, Waiting } from '../shell/Stage.tsx';
import { TopNav } from '../shell/TopNav.tsx';
import { CloseContext, storedView, storeView } from './adminView.ts';
import { SignInForm } from './SignInForm.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../apollo/QueryError.tsx';

const SignInPage = styled.main`
  display: grid;
  place-items: start center;
  padding: ${space[12]} ${space[4]} ${space[24]};
`;

interface AdminGateProps {
  /** The roles that may see the gated screens; administrators unless given. */
  readonly isAllowed?: (viewer: Viewer) => boolean;
}

/**
 * Lets administrators through to their screens and shows everyone else the administrators' sign-in form. This hides
 * screens, it protects no data: the server checks the role for every call.
 */
export default function AdminGate({ isAllowed = ({ isAdmin }) => isAdmin }: AdminGateProps) {
  const session = useSession();
  const [view, setView] = useState(storedView);
  const show = useCallback((next: 'open' | 'closed') => {
    storeView(next);
    setView(next);
  }, []);
  const close = useCallback(() => show('closed'), [show]);

  if (session.status === 'loading') return <Waiting label={t('Loading your account…')} />;
  if (session.status === 'unreachable')
    return (
      <Stage>
        <QueryError error={session.error} retry={session.retry} />
      </Stage>
    );
  const viewer = session.status === 'signed-in' ? session.viewer : null;
  if (viewer !== null && isAllowed(viewer) && view !== 'closed') {
    return (
      <CloseContext value={close}>
        <ConsoleLayout viewer={viewer} />
      </CloseContext>
    );
  }
  // Finance has no administrators' screens, but a start page in the console.
  if (viewer !== null && viewer.roles.length > 0 && view !== 'closed') return <Navigate to={overview} replace />;
  return (
    <>
      <title>{t('Admin Login · Curbcast')}</title>
      <SkipLink />
      <TopNav />
      <SignInPage id="main" tabIndex={-1}>
        <SignInForm
          signedIn={viewer === null ? null : { email: viewer.user.email, isAdmin: viewer.isAdmin }}
          onReopen={() => show('open')}
          onSignedIn={() => {
            storeView('open');
            // The session is new: everything this page holds or subscribes to belongs to the previous one.
            location.reload();
          }}
        />
      </SignInPage>
    </>
  );
}
