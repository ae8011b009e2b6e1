import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { t } from '../i18n/t.ts';

export interface RetryAlertProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The notice above content that could not be refreshed, with a button to try again. */
export const RetryAlert = ({ onRetry, children }: RetryAlertProps) => (
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
