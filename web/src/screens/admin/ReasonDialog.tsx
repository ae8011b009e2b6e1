import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { t } from '../../i18n/t.ts';
import { limits } from '../../../../domain/limits.ts';

const { min: shortest, max: longest } = limits.reasonCharacters;

export interface ReasonDialogProps {
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** The verb of the action. */
  readonly action: string;
  readonly destructive?: boolean;
  /** Who reads the reason. Default: a note that it stays in the audit log. */
  readonly hint?: string;
  /** The title of a failure, above its message. */
  readonly failure: string;
  /** Performs the action. A rejection keeps the dialog open. */
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks an administrator for the reason of an action, which stays in the audit log. */
export function ReasonDialog({
  title,
  children,
  action,
  destructive = false,
  hint = t('Stays in the audit log, with your name.'),
  failure,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { reason: '' } });
  const submit = async ({ reason }: { readonly reason: string }): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch (cause) {
      setProblem(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="sm"
      busy={busy}
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={<FormFooter form={formId} submit={action} busy={busy} destructive={destructive} onCancel={onClose} />}
    >
      <Stack
        as="form"
        id={formId}
        $gap={4}
        noValidate
        onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}
      >
        {problem !== undefined && (
          <Alert tone="danger" title={failure}>
            {problem}
          </Alert>
        )}
        <p>{children}</p>
        <Field label={t('Reason')} required hint={hint} error={errors.reason?.message}>
          <TextArea
            rows={3}
            style={{ minBlockSize: '5rem' }}
            maxLength={longest}
            {...register('reason', {
              validate: (typed) =>
                typed.trim().length >= shortest ||
                t('Give a reason of {shortest} to {longest} characters.', { shortest, longest }),
            })}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
