import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberReturnPath } from '../../app/session/returnPath.ts';
import { ToHostedPage } from './ToHostedPage.tsx';
import { t } from '../../i18n/t.ts';

/**
 * `/login`: redirects to the hosted page. `returnTo` is the address to open afterwards; with `fresh` the person has to
 * authenticate again.
 */
export default function Login() {
  const [search] = useSearchParams();
  const returnTo = search.get('returnTo');
  useEffect(() => {
    if (returnTo !== null) rememberReturnPath(returnTo);
  }, [returnTo]);
  return (
    <ToHostedPage intent={search.has('fresh') ? 'again' : 'login'} title={t('Signing In...')}>
      <p>
        {t(
          'You are being taken to the secure sign-in page. Google, GitHub, Microsoft and more are supported where your sign-in provider offers them.',
        )}
      </p>
    </ToHostedPage>
  );
}
