import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberReturnPath } from '../../app/session/returnPath.ts';
import { ToHostedPage } from './ToHostedPage.tsx';

/** `/login`: redirects to the hosted page. The server sets `returnTo` to the address to open afterwards. */
export default function Login() {
  const returnTo = useSearchParams()[0].get('returnTo');
  useEffect(() => {
    if (returnTo !== null) rememberReturnPath(returnTo);
  }, [returnTo]);
  return (
    <ToHostedPage intent="login" title="Signing In...">
      <p>
        You are being taken to the secure sign-in page. Google, GitHub, Microsoft and more are supported where your
        sign-in provider offers them.
      </p>
    </ToHostedPage>
  );
}
