import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { logFailure } from '../../app/log.ts';
import { problemOf, RestError } from '../../app/rest.ts';
import { Stage, StageMessage } from '../../app/shell/Stage.tsx';
import { forgetFailures, isStuck, noteFailure, readAttempts } from './attempts.ts';
import { loadConfig } from './config.ts';
import { loadProvider, redirectDelay } from './hosted.ts';
import type { Intent } from './provider.ts';
import { t } from '../../i18n/t.ts';

export interface ToHostedPageProps {
  readonly intent: Intent;
  /** `Signing In...` or `Creating Account...`. */
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
  /** Why no attempt is made: it would only be refused. */
  const [limited, setLimited] = useState<string>();

  const failed = (cause: unknown): void => {
    logFailure('the redirect to the hosted sign-in page failed', cause);
    const minutes = minutesToWait(cause);
    if (minutes !== undefined)
      return setLimited(
        minutes === 1
          ? t('Too many visits from your network. Try again in a minute.')
          : t('Too many visits from your network. Try again in {minutes} minutes.', { minutes }),
      );
    noteFailure(t('The sign-in page could not be reached.'));
    // Either change starts the next attempt; doing both would start two.
    if (props.intent !== 'signup') setAttempts(readAttempts());
    else void navigate('/login', { replace: true });
  };
  const tryAgain = (): void => {
    forgetFailures();
    setLimited(undefined);
    setAttempts(readAttempts());
  };
  if (limited !== undefined) return <Stuck message={limited} onTryAgain={tryAgain} />;
  if (isStuck(attempts)) return <Stuck message={attempts.message} onTryAgain={tryAgain} />;
  return <Leaving key={attempts.failures} {...props} onFailed={failed} />;
}

/** How long the server asks visitors of this address to wait; undefined for any other failure. */
function minutesToWait(cause: unknown): number | undefined {
  if (!(cause instanceof RestError) || cause.status !== 429) return undefined;
  const { retryAfterSeconds = 60 } = problemOf(cause);
  return Math.max(1, Math.ceil(retryAfterSeconds / 60));
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
