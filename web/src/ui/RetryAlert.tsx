import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { useRetryOnline } from './online.ts';
import { t } from '../i18n/t.ts';

export interface RetryAlertProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The notice above content that could not be refreshed; retries by itself after a lost connection. */
export function RetryAlert({ onRetry, children }: RetryAlertProps) {
  useRetryOnline(onRetry);
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
