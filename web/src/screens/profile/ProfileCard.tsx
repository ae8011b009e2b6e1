import { useMutation } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { codeOf, sentenceOf } from '../../app/apollo/errors.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { graphql } from '../../gql/gql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { chooseLanguage, language, languageOptions } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { showAtField } from '../../app/fieldErrors.ts';
import { limits } from '../../../../domain/limits.ts';

const updateProfileMutation = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      position
      emailPending
      user {
        ...ViewerUser
      }
    }
  }
`);

interface Fields {
  readonly username: string;
  readonly email: string;
  readonly displayName: string;
  readonly phoneNumber: string;
  readonly language: string;
}

const fields = {
  username: 'username',
  email: 'email',
  displayName: 'displayName',
  phoneNumber: 'phoneNumber',
  language: 'language',
} as const;

/** Picture, user name, email, display name, phone number and language. */
export function ProfileCard() {
  const { user } = useViewer();
  const { username, email, displayName } = user;
  const saved: Fields = {
    username,
    email,
    displayName,
    phoneNumber: user.phoneNumber ?? '',
    language: user.language,
  };
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting, isDirty },
  } = useForm<Fields>({ values: saved, resetOptions: { keepDirtyValues: true } });
  const { field: languageField } = useController({ control, name: 'language' });
  const [updateProfile] = useMutation(updateProfileMutation);

  const submit = async (input: Fields): Promise<void> => {
    try {
      await updateProfile({ variables: { input } });
      toast({ title: t('Profile Updated'), description: t('Your profile has been updated successfully.') });
      const chosen = languageOptions.find(({ value }) => value === input.language)?.value;
      if (chosen !== undefined && input.language !== saved.language && chosen !== language) chooseLanguage(chosen);
    } catch (cause) {
      const code = codeOf(cause);
      if (code === 'MANAGED_BY_PROVIDER') setError('email', { message: sentenceOf(cause) }, { shouldFocus: true });
      else if (!showAtField(cause, setError, fields) && code === 'INVALID_INPUT')
        setError('root', { message: sentenceOf(cause) });
      toast({
        title: t('Error'),
        description: t('Failed to update profile. Please try again.'),
        variant: 'destructive',
      });
    }
  };

  return (
    <Card title={t('Profile')} description={t('Your name, your picture and how we reach you.')}>
      <PictureUpload user={user} />
      <Stack as="form" $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}>
        <Grid $gap={4} $min="240px">
          <Field label={t('Username')} required error={errors.username?.message}>
            <TextInput autoComplete="username" maxLength={200} {...register('username')} />
          </Field>
          <Field label={t('Email')} required error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" maxLength={254} {...register('email')} />
          </Field>
          <Field label={t('Display name')} error={errors.displayName?.message}>
            <TextInput autoComplete="name" maxLength={limits.displayNameCharacters} {...register('displayName')} />
          </Field>
          <Field
            label={t('Phone number')}
            optional
            hint={t('With the country code, for example +1 512 555 0142.')}
            error={errors.phoneNumber?.message}
          >
            <TextInput type="tel" autoComplete="tel" maxLength={40} {...register('phoneNumber')} />
          </Field>
          <Field
            label={t('Language')}
            hint={t('For the screens and for our emails to you.')}
            error={errors.language?.message}
          >
            <Select options={languageOptions} value={languageField.value} onValueChange={languageField.onChange} />
          </Field>
        </Grid>
        {user.emailPending !== null && (
          <Alert title={t('Confirm your new address')}>
            {t('We sent a link to {emailPending}. Your address stays {email} until you use it.', {
              emailPending: user.emailPending,
              email: user.email,
            })}
          </Alert>
        )}
        {errors.root?.message !== undefined && <Alert tone="danger">{errors.root.message}</Alert>}
        <Cluster $justify="end">
          <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={t('Saving...')}>
            {t('Save Changes')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
