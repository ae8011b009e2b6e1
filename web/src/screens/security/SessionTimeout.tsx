import { useMutation, useQuery } from '@apollo/client/react';
import { type SubmitEvent, useId, useState } from 'react';
import { codeOf, sentenceOf } from '../../app/apollo/errors.ts';
import { timeoutInWords } from '../../features/security/wording.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { securitySettingsQuery, setSessionTimeoutMutation } from './documents.ts';
import { t } from '../../i18n/t.ts';

/** How long a session lasts, with a button to change it. */
export function SessionTimeout() {
  const { data, error, refetch } = useQuery(securitySettingsQuery, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState(false);
  const minutes = data?.securitySettings.sessionTimeoutMinutes;
  return (
    <Card
      title={t('Session timeout')}
      description={
        minutes === undefined
          ? error === undefined
            ? t('Loading…')
            : t('The timeout could not be loaded. {error}', { error: sentenceOf(error) })
          : t('{minutes} after the sign-in', { minutes: timeoutInWords(minutes) })
      }
      actions={
        <Button variant="secondary" disabled={minutes === undefined} onClick={() => setOpen(true)}>
          {t('Configure')}
        </Button>
      }
    >
      {open && minutes !== undefined && (
        <TimeoutDialog
          minutes={minutes}
          onClose={() => setOpen(false)}
          onConflict={() => void refetch().catch(() => undefined)}
        />
      )}
    </Card>
  );
}

interface TimeoutDialogProps {
  readonly minutes: number;
  readonly onClose: () => void;
  /** Another administrator changed it meanwhile. */
  readonly onConflict: () => void;
}

function TimeoutDialog({ minutes: seen, onClose, onConflict }: TimeoutDialogProps) {
  const form = useId();
  const [text, setText] = useState(String(seen));
  const [problem, setProblem] = useState<string>();
  const [setTimeout, { loading }] = useMutation(setSessionTimeoutMutation);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const minutes = Number(text);
    if (!Number.isInteger(minutes)) {
      setProblem(t('Enter a whole number of minutes.'));
      return;
    }
    try {
      await setTimeout({
        variables: { input: { minutes, seenMinutes: seen } },
        update: (cache, { data }) => {
          if (data)
            cache.writeQuery({
              query: securitySettingsQuery,
              data: { securitySettings: data.setSessionTimeout.settings },
            });
        },
      });
      toast({ title: t('Session timeout changed'), description: timeoutInWords(minutes) });
      onClose();
    } catch (cause) {
      setProblem(sentenceOf(cause));
      if (codeOf(cause) === 'CONFLICT') onConflict();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Configure session timeout')}
      description={t('It is {seen} now. Sessions that are older than the new timeout end.', {
        seen: timeoutInWords(seen),
      })}
      size="sm"
      busy={loading}
      footer={<FormFooter form={form} submit={t('Save')} busy={loading} busyText={t('Saving...')} onCancel={onClose} />}
    >
      <form id={form} onSubmit={(event) => void save(event)} noValidate>
        <Field label={t('Minutes')} hint={t('5 to 43,200 (30 days).')} error={problem}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={5}
            max={43_200}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
