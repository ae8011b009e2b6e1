import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './Button.tsx';

interface FormFooterProps {
  /** The id of the form, which is in the dialog's body. */
  readonly form: string;
  /** The words of the button that submits it. */
  readonly submit: ReactNode;
  /** Whether the form is being submitted. */
  readonly busy: boolean;
  /** The button's text while submitting. */
  readonly busyText?: string;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
  /** Default: Cancel. */
  readonly cancel?: string;
  readonly onCancel: () => void;
}

/** The footer of a dialog that asks for something: a button that closes it, and one that submits its form. */
export function FormFooter({
  form,
  submit,
  busy,
  busyText,
  destructive = false,
  disabled = false,
  cancel = t('Cancel'),
  onCancel,
}: FormFooterProps) {
  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        type="submit"
        form={form}
        variant={destructive ? 'destructive' : 'primary'}
        disabled={disabled}
        loading={busy}
        {...(busyText !== undefined && { loadingText: busyText })}
      >
        {submit}
      </Button>
    </>
  );
}
