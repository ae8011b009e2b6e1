import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toastStore.ts';
import { useHasScreen } from '../../app/CompositionContext.ts';
import { logFailure } from '../../app/log.ts';
import { takeReturnPath } from '../../app/session/returnPath.ts';
import { viewerQuery } from '../../app/session/viewer.ts';
import { Stage, StageMessage } from '../../app/shell/Stage.tsx';
import { forgetFailures, noteFailure } from './attempts.ts';
import { completeSignIn, SignInFailure } from './completeSignIn.ts';
import { t } from '../../i18n/t.ts';

/** A code can be redeemed only once, but React may run the effect twice. */
let underway: Promise<string> | undefined;

/** `/auth/callback`: completes the sign-in and opens the address that the user requested. */
export default function Callback() {
  const client = useApolloClient();
  const hasScreen = useEffectEvent(useHasScreen());
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    const arrive = async (): Promise<void> => {
      try {
        underway ??= completeSignIn();
        const provider = await underway;
        await client.query({ query: viewerQuery, fetchPolicy: 'network-only' });
        if (left) return;
        forgetFailures();
        toast({ title: t('Welcome!'), description: t('Successfully signed in with {provider}.', { provider }) });
        const path = takeReturnPath();
        if (hasScreen(path)) await navigate(path, { replace: true });
        else location.replace(path);
      } catch (cause) {
        if (left) return;
        const title = cause instanceof SignInFailure ? cause.title : t('Sync Error');
        const description =
          cause instanceof SignInFailure ? cause.message : t('Authentication successful but failed to sync user data.');
        logFailure('sign-in was not completed', cause);
        noteFailure(description);
        toast({ title, description, variant: 'destructive' });
        await navigate('/login', { replace: true });
      } finally {
        if (!left) underway = undefined;
      }
    };
    void arrive();
    return () => {
      left = true;
    };
  }, [client, navigate]);

  return (
    <Stage>
      <StageMessage title={t('Completing Sign In')} busy>
        <p>{t('Please wait while we set up your account...')}</p>
      </StageMessage>
    </Stage>
  );
}
