import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toastStore.ts';
import { Stage, Waiting } from './Stage.tsx';
import { rememberReturnPath } from '../session/returnPath.ts';
import { ViewerContext } from '../session/SessionContext.tsx';
import { useSession } from '../session/useSession.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../apollo/QueryError.tsx';

/**
 * The guard of the signed-in screens. Redirects to /login with a toast if there is no sessionand remembers the address
 * for after signing in.
 */
export function RequireSession() {
  const session = useSession();
  if (session.status === 'signed-in')
    return (
      <ViewerContext value={session.viewer}>
        <Outlet />
      </ViewerContext>
    );
  if (session.status === 'signed-out') return <ToLogin />;
  if (session.status === 'unreachable')
    return (
      <Stage>
        <QueryError error={session.error} retry={session.retry} />
      </Stage>
    );
  return <Waiting label={t('Loading your account…')} />;
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const here = `${pathname}${search}${hash}`;
  useEffect(() => {
    rememberReturnPath(here);
    toast({
      title: t('Authentication Required'),
      description: t('Please log in to access your dashboard.'),
      variant: 'destructive',
    });
    void navigate('/login', { replace: true });
  }, [here, navigate]);
  return null;
}
