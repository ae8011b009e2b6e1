import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import type { Limits } from '../catalog/cost.ts';
import type { ActAccount } from './documents.ts';
import type { ActAccountState } from './useActAccount.ts';
import { nameOf } from './words.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

interface ActFrameProps {
  readonly title: string;
  readonly account: ActAccountState;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: (user: ActAccount, limits: Limits) => ReactNode;
}

/** The dialog of an act: whose account it is about, and what is shown until the account is known. */
export function ActFrame({
  title,
  account: { user, limits, error, refresh },
  busy,
  onClose,
  footer,
  children,
}: ActFrameProps) {
  const known = user && limits ? children(user, limits) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      busy={busy}
      footer={footer}
      {...(user ? { description: user.email === '' ? nameOf(user) : `${nameOf(user)} (${user.email})` } : {})}
    >
      {known}
      {known === null && user === null && (
        <ErrorState title={t('User not found')} message={t('This account no longer exists.')} />
      )}
      {known === null && user !== null && error !== undefined && <QueryError error={error} retry={refresh} />}
      {known === null && user !== null && error === undefined && (
        <Loading label={t('Loading the balance…')}>
          <Skeleton $height="240px" />
        </Loading>
      )}
    </Dialog>
  );
}
