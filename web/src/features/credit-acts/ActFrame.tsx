import { useId, useState, type ReactNode } from 'react';
import { QueryError } from '../../app/apollo/QueryError.tsx';
import { t } from '../../i18n/t.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { nameOf, type Named } from '../user-name.ts';

/** The state of an act's form, for its dialog. */
export interface ActFormProps {
  readonly id: string;
  /** Sets the words of the confirm button. */
  readonly onLabel: (label: string) => void;
  readonly onBusy: (busy: boolean) => void;
  /** Whether the server refused because the balance has changed. */
  readonly onMoved: () => void;
}

export interface ActFrameProps<User> {
  readonly title: string;
  /** Undefined until the account is known; null if it does not exist. */
  readonly user: User | null | undefined;
  readonly error: unknown;
  /** Reads the account again. */
  readonly refresh: () => unknown;
  readonly destructive?: boolean;
  readonly onClose: () => void;
  readonly children: (user: User, form: ActFormProps) => ReactNode;
}

/**
 * The dialog of a change to somebody's credits: its buttons, the account, and a placeholder until the account is
 * loaded.
 */
export function ActFrame<User extends Named>({
  title,
  user,
  error,
  refresh,
  destructive = false,
  onClose,
  children,
}: ActFrameProps<User>) {
  const [busy, setBusy] = useState(false);
  const [label, setLabel] = useState(title);
  const id = useId();
  const content = (): ReactNode => {
    if (user) return children(user, { id, onLabel: setLabel, onBusy: setBusy, onMoved: () => void refresh() });
    if (user === null) return <ErrorState title={t('User not found')} message={t('This account no longer exists.')} />;
    if (error !== undefined) return <QueryError error={error} retry={refresh} />;
    return (
      <Loading label={t('Loading the balance…')}>
        <Skeleton $height="240px" />
      </Loading>
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      busy={busy}
      footer={
        <FormFooter
          form={id}
          submit={label}
          busy={busy}
          busyText={t('Updating...')}
          destructive={destructive}
          disabled={!user}
          onCancel={onClose}
        />
      }
      {...(user ? { description: user.email === '' ? nameOf(user) : `${nameOf(user)} (${user.email})` } : {})}
    >
      {content()}
    </Dialog>
  );
}
