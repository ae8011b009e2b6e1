import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { logFailure } from '../../app/log.ts';
import { Stage, StageMessage } from '../../app/shell/Stage.tsx';
import { forgetFailures, isStuck, noteFailure, readAttempts } from './attempts.ts';
import { loadConfig } from './config.ts';
import type { Intent } from './provider.ts';
import { t } from '../../i18n/t.ts';

/** Spec part 1 section 9. */
const redirectDelay = 500;

/** The sign-in library is large: the page is shown before it has loaded. */
const loadProvider = () => import('./provider.ts');

export interface ToHostedPageProps {
  readonly intent: Intent;
  /** The specification's text: `Signing In...`, `Creating Account...`. */
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * Waits 500 ms and redirects to the hosted page. A failure is logged and leads to /login; after two failures in a row
 * the page shows the error and stops, so that a broken provider causes no endless loop.
 */
export function ToHostedPage(props: ToHostedPageProps) {
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(readAttempts);

  const failed = (cause: unknown): void => {
    logFailure('the redirect to the hosted sign-in page failed', cause);
    noteFailure(t('The sign-in page could not be reached.'));
    // Either starts the next attempt. Doing both would start two.
    if (props.intent !== 'signup') setAttempts(readAttempts());
    else void navigate('/login', { replace: true });
  };
  const tryAgain = (): void => {
    forgetFailures();
    setAttempts(readAttempts());
  };
  if (isStuck(attempts)) return <Stuck message={attempts.message} onTryAgain={tryAgain} />;
  return <Leaving key={attempts.failures} {...props} onFailed={failed} />;
}

function Leaving({
  intent,
  title,
  children,
  onFailed,
}: ToHostedPageProps & { readonly onFailed: (cause: unknown) => void }) {
  const go = async (): Promise<void> => {
    try {
      const [{ goToHostedPage }, config] = await Promise.all([loadProvider(), loadConfig()]);
      await goToHostedPage(config, intent);
    } catch (cause) {
      onFailed(cause);
    }
  };
  const goOnTimer = useEffectEvent(go);
  useEffect(() => {
    loadProvider().catch(() => undefined);
    const timer = setTimeout(() => void goOnTimer(), redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stage>
      <title>{t('{replace} · Curbcast', { replace: title.replace('...', '') })}</title>
      <StageMessage title={title} busy>
        {children}
      </StageMessage>
      <Button variant="ghost" onClick={() => void go()}>
        {t('Continue')}
      </Button>
    </Stage>
  );
}

function Stuck({ message, onTryAgain }: { readonly message: string; readonly onTryAgain: () => void }) {
  return (
    <Stage>
      <title>{t('Sign-in failed · Curbcast')}</title>
      <StageMessage title={t('We could not sign you in')} />
      <Alert tone="danger">{message}</Alert>
      <Cluster $justify="center">
        <ButtonLink to="/" variant="secondary">
          {t('Back to home')}
        </ButtonLink>
        <Button onClick={onTryAgain}>{t('Try again')}</Button>
      </Cluster>
    </Stage>
  );
}
