import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { IconDisc } from './IconDisc.tsx';
import { useRetryOnline } from './online.ts';
import { t } from '../i18n/t.ts';
import { Caption } from './text.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[12]} ${space[5]};
  text-align: center;
  border: 1px dashed ${color.border};
  border-radius: ${radius.lg};
`;
const Icon = styled(IconDisc)`
  [data-tone='danger'] > & {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;
const Title = styled.p`
  ${text('h3')}
`;
const Words = styled.div`
  ${text('small')} color: ${color.text2};
  max-inline-size: 48ch;
  text-wrap: balance;
`;
export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** One button that starts a real task, or clears the filters. */
  readonly action?: ReactNode;
}

/** The empty state of a list. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Root>
      <Icon aria-hidden="true">{icon}</Icon>
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {action}
    </Root>
  );
}

export interface ErrorStateProps {
  readonly title?: string;
  /** The error message. */
  readonly message: ReactNode;
  /** The `requestId` of the response, with which support finds the error. */
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
}

/** The error state of a screen or list. Retries by itself after a lost connection. */
export function ErrorState({ title = t('Something went wrong'), message, requestId, onRetry }: ErrorStateProps) {
  useRetryOnline(onRetry);
  return (
    <Root role="alert" data-tone="danger">
      <Icon aria-hidden="true">
        <CloudAlert />
      </Icon>
      <Title>{title}</Title>
      <Words>{message}</Words>
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
      {requestId !== undefined && <Caption as="code">{t('Request {requestId}', { requestId })}</Caption>}
    </Root>
  );
}
