import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import type { AccessTokensQuery } from '../../../gql/graphql.ts';
import { CheckboxGroup } from '../../../ui/CheckboxGroup.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { FormFooter } from '../../../ui/FormFooter.tsx';
import { createAccessTokenMutation } from './documents.ts';
import { t } from '../../../i18n/t.ts';
import { showAtField } from '../../../app/fieldErrors.ts';
import { limits } from '../../../../../domain/limits.ts';

const expiries = [
  { value: '30', label: t('30 days') },
  { value: '90', label: t('90 days') },
  { value: '365', label: t('A year') },
  { value: 'never', label: t('No expiry') },
] as const;
type Expiry = (typeof expiries)[number]['value'];

export interface CreateTokenDialogProps {
  readonly scopes: AccessTokensQuery['accessTokens']['scopes'];
  readonly onClose: () => void;
  /** Receives the text of the new token, which is never shown again; null when the response was lost. */
  readonly onCreated: (secret: string | null) => void;
}

/** Creates an access token. */
export function CreateTokenDialog({ scopes, onClose, onCreated }: CreateTokenDialogProps) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitted },
  } = useForm<{ name: string }>({ defaultValues: { name: '' }, mode: 'onSubmit', reValidateMode: 'onChange' });
  const [chosen, setChosen] = useState<readonly string[]>(['read']);
  const [expiry, setExpiry] = useState<Expiry>('90');
  const keyFor = useIdempotencyKey();
  const [create, { loading }] = useMutation(createAccessTokenMutation, {
    onCompleted: ({ createAccessToken }) => {
      toast({ title: t('Access token created successfully') });
      onCreated(createAccessToken.secret ?? null);
    },
    onError: (error) => {
      showAtField(error, setError, { name: 'name' });
      toast({ title: t('Failed to create access token'), description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const submit = handleSubmit(({ name }) => {
    if (chosen.length === 0) return;
    const input = {
      name: name.trim(),
      scopes: [...chosen],
      expiresInDays: expiry === 'never' ? null : Number(expiry),
    };
    void create({ variables: { input, idempotencyKey: keyFor(JSON.stringify(input)) } });
  });
  return (
    <Dialog
      open
      busy={loading}
      onOpenChange={onClose}
      title={t('Create access token')}
      description={t('A program that has the token can do what you choose here, in your name.')}
      footer={
        <FormFooter
          form="create-access-token"
          submit={t('Create token')}
          busy={loading}
          busyText={t('Creating...')}
          onCancel={onClose}
        />
      }
    >
      <form id="create-access-token" noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={5}>
          <Field
            label={t('Name')}
            hint={t('What the token is for, such as Nightly report')}
            {...(errors.name && { error: errors.name.message ?? t('Please enter a name.') })}
          >
            <TextInput
              autoComplete="off"
              {...register('name', {
                validate: (name) => name.trim() !== '' || t('Please enter a name.'),
                maxLength: { value: limits.tokenNameCharacters, message: t('A name has at most 60 characters.') },
              })}
            />
          </Field>
          <CheckboxGroup
            legend={t('Scopes')}
            options={scopes.map(({ name, description: hint }) => ({ name, hint }))}
            chosen={chosen}
            onChange={setChosen}
            error={isSubmitted && chosen.length === 0 ? t('Select at least one scope.') : undefined}
          />
          <Field label={t('Expires after')}>
            <Select options={expiries} value={expiry} onValueChange={setExpiry} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
