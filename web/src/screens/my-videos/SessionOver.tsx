import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberReturnPath } from '../../app/session/returnPath.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { t } from '../../i18n/t.ts';

/** Milliseconds: time to read the toast. */
const redirectAfter = 1_000;

/** Reports the end of the session and redirects to /login after a second. After signing in, the user returns here. */
export function SessionOver() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberReturnPath(`${pathname}${search}`);
    const timer = setTimeout(() => void navigate('/login'), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate, pathname, search]);
  return (
    <div role="alert">
      <EmptyState
        icon={<LogIn />}
        title={t('Authentication Required')}
        action={<ButtonLink to="/login">{t('Log In')}</ButtonLink>}
      >
        {t('Your session has ended. Taking you to the sign-in page…')}
      </EmptyState>
    </div>
  );
}
