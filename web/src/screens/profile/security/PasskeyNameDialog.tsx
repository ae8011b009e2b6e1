import { useMutation } from '@apollo/client/react';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useId, useState, type FormEvent } from 'react';
import { serverSentenceOf } from '../../../app/apollo/errors.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { FormFooter } from '../../../ui/FormFooter.tsx';
import { addPasskeyMutation, renamePasskeyMutation, signInFactorsQuery, startPasskeyMutation } from './documents.ts';
import { t } from '../../../i18n/t.ts';

export interface PasskeyNameDialogProps {
  readonly passkey: { readonly id: string; readonly name: string } | 'new';
  readonly onClose: () => void;
}

/** Names a passkey; a new one is first made on this device. */
export function PasskeyNameDialog({ passkey, onClose }: PasskeyNameDialogProps) {
  const form = useId();
  const isNew = passkey === 'new';
  const [name, setName] = useState(isNew ? '' : passkey.name);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [start] = useMutation(startPasskeyMutation);
  const [add] = useMutation(addPasskeyMutation);
  const [rename] = useMutation(renamePasskeyMutation);

  const make = async (): Promise<void> => {
    const { data } = await start();
    const optionsJSON = data?.startPasskey.options as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    await add({
      variables: { input: { name, answer } },
      update: (cache, { data: added }) => {
        if (added) cache.writeQuery({ query: signInFactorsQuery, data: added.addPasskey });
      },
    });
    toast({ title: t('Passkey added'), description: name });
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (isNew) await make();
      else
        await rename({
          variables: { input: { id: passkey.id, name } },
          update: (cache, { data }) => {
            if (data) cache.writeQuery({ query: signInFactorsQuery, data: data.renamePasskey });
          },
        });
      onClose();
    } catch (cause) {
      setProblem(serverSentenceOf(cause) ?? t('Your device did not create a passkey. Please try again.'));
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') setProblem(t('Enter a name, such as "My phone".'));
    else void submit();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy}
      size="sm"
      title={isNew ? t('Add a passkey') : t('Rename the passkey')}
      {...(isNew && {
        description: t('Name it, so that you can tell your devices apart. Your device then asks you to confirm.'),
      })}
      footer={
        <FormFooter
          form={form}
          submit={isNew ? t('Continue') : t('Save')}
          busy={busy}
          busyText={isNew ? t('Waiting for your device...') : t('Saving...')}
          onCancel={onClose}
        />
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate>
        <Field label={t('Name')} required {...(problem !== undefined && { error: problem })}>
          <TextInput autoComplete="off" maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
