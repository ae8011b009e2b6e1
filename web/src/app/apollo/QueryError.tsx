import { ErrorState } from '../../ui/EmptyState.tsx';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import { t } from '../../i18n/t.ts';
import { requestIdOf, sentenceOf } from './errors.ts';

export interface QueryErrorProps {
  readonly title?: string;
  readonly error: unknown;
  /** Loads again. A second failure is returned as `error`, so the rejection can be ignored. */
  readonly retry: () => unknown;
}

const quietly = (retry: () => unknown) => () => void Promise.resolve(retry()).catch(() => undefined);

/** The error state of a screen or part whose data could not be loaded. */
export function QueryError({ error, retry, ...head }: QueryErrorProps) {
  return <ErrorState {...head} message={sentenceOf(error)} requestId={requestIdOf(error)} onRetry={quietly(retry)} />;
}

/** The notice above data that is still shown but could not be refreshed. */
export function StaleAlert({ error, retry }: Omit<QueryErrorProps, 'title'>) {
  return (
    <RetryAlert onRetry={quietly(retry)}>
      {t('What you see may be out of date. {error}', { error: sentenceOf(error) })}
    </RetryAlert>
  );
}
