import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { logFailure } from '../log.ts';
import { t } from '../../i18n/t.ts';

interface Props {
  readonly children: ReactNode;
}

/**
 * Contains a failure in a part of the page: an error in a screen, or code that cannot be loaded because a new release
 * replaced the files (reloading helps). A class, because React has no other way to catch a render error.
 */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    logFailure(`a screen failed${componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        message={t('This screen could not be shown. Reloading usually helps; nothing you saved is lost.')}
        onRetry={() => location.reload()}
      />
    );
  }
}
