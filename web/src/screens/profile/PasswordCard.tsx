import { useQuery } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { serverSentenceOf } from '../../app/apollo/errors.ts';
import { rest } from '../../app/rest.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';
import { fieldOf } from '../../app/fieldErrors.ts';

const providerQuery = graphql(`
  query PasswordManagement {
    waysToConfirm {
      atProvider
    }
  }
`);

export const passwordRules = {
  tooShort: t('Password must be at least 8 characters long.'),
  different: t('New passwords do not match.'),
} as const;

interface Fields {
  readonly current: string;
  readonly next: string;
  readonly confirm: string;
}

/** Changes the password. Not shown for accounts of an outside provider, because that stores the password. */
export function PasswordCard() {
  const { user } = useViewer();
  const { data } = useQuery(providerQuery);
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Fields>({ defaultValues: { current: '', next: '', confirm: '' } });

  const submit = async ({ current, next }: Fields): Promise<void> => {
    try {
      await rest('/auth/change-password', {
        method: 'PATCH',
        body: { currentPassword: current, newPassword: next },
        parse: () => undefined,
      });
      reset();
      toast({ title: t('Password Changed'), description: t('Your password has been updated successfully.') });
    } catch (cause) {
      const sentence = t('Failed to change password. Check your current password.');
      const said = serverSentenceOf(cause);
      if (said !== undefined && fieldOf(cause) !== undefined)
        setError('next', { message: said }, { shouldFocus: true });
      else setError('current', { message: t('Check your current password.') }, { shouldFocus: true });
      toast({ title: t('Error'), description: sentence, variant: 'destructive' });
    }
  };

  if (data?.waysToConfirm.atProvider === true)
    return (
      <Card title={t('Password')} description={t('Your sign-in provider keeps your password. Change it there.')} />
    );
  return (
    <Card title={t('Change password')} description={t('Your other browsers are signed out.')}>
      <Stack as="form" $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field label={t('Current password')} required error={errors.current?.message}>
          <PasswordInput
            what={t('current password')}
            autoComplete="current-password"
            {...register('current', { required: t('Enter your current password.') })}
          />
        </Field>
        <Field label={t('New password')} required hint={t('At least 8 characters.')} error={errors.next?.message}>
          <PasswordInput
            what={t('new password')}
            autoComplete="new-password"
            {...register('next', { validate: (typed) => Array.from(typed).length >= 8 || passwordRules.tooShort })}
          />
        </Field>
        <Field label={t('Confirm new password')} required error={errors.confirm?.message}>
          <PasswordInput
            what={t('confirmed password')}
            autoComplete="new-password"
            {...register('confirm', { validate: (typed, { next }) => typed === next || passwordRules.different })}
          />
        </Field>
        <Cluster $justify="end">
          <Button type="submit" loading={isSubmitting} loadingText={t('Changing...')}>
            {t('Change Password')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
