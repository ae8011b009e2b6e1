import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberReturnPath } from '../../app/session/returnPath.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';

/** Milliseconds: time to read the toast. */
const redirectAfter = 1_000;

/**
 * The checkout of a visitor: stores its address and leads to /login after a second. After signing in, the user returns
 * here.
 */
export function LoginRequired() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = `${pathname}${search}`;
  useEffect(() => {
    rememberReturnPath(here);
    toast({
      title: t('Login Required'),
      description: t('Please log in to complete your purchase.'),
      variant: 'destructive',
    });
    const timer = setTimeout(() => void navigate('/login'), redirectAfter);
    return () => clearTimeout(timer);
  }, [here, navigate]);
  return (
    <EmptyState
      icon={<LogIn />}
      title={t('Login Required')}
      action={<ButtonLink to="/login">{t('Log In')}</ButtonLink>}
    >
      {t('Taking you to the sign-in page. Your order is kept.')}
    </EmptyState>
  );
}
