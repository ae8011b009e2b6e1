import { useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rest } from '../../app/rest.ts';
import { Waiting } from '../../app/shell/Stage.tsx';
import { graphql } from '../../gql/gql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { Panel } from './Panel.tsx';
import { t } from '../../i18n/t.ts';
import { fieldOf, showAtField } from '../../app/fieldErrors.ts';

const linkQuery = graphql(`
  query PasswordResetLink($token: String!) {
    passwordResetLinkWorks(token: $token)
  }
`);

const invalid = t('This password reset link is invalid or has expired.');
/** Milliseconds: time to read the success message. */
const redirectDelay = 2_000;

/** `/reset-password?token=`. */
export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [isUsed, setIsUsed] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { data, error } = useQuery(linkQuery, { variables: { token }, skip: token === '', fetchPolicy: 'no-cache' });
  const works = token !== '' && !isUsed && (data?.passwordResetLinkWorks ?? error !== undefined);
  if (token !== '' && data === undefined && error === undefined) return <Waiting label={t('Checking your link…')} />;
  return (
    <>
      {/* The address is a secret: it must not leak to another site. React puts this into the head. */}
      <meta name="referrer" content="no-referrer" />
      {isDone ? (
        <Done />
      ) : works ? (
        <NewPassword token={token} onDone={() => setIsDone(true)} onInvalid={() => setIsUsed(true)} />
      ) : (
        <Panel title={t('Invalid Reset Link')} lead={invalid}>
          <ButtonLink to="/forgot-password">{t('Request a new link')}</ButtonLink>
        </Panel>
      )}
    </>
  );
}

interface Fields {
  readonly password: string;
  readonly confirm: string;
}

function NewPassword({
  token,
  onDone,
  onInvalid,
}: {
  readonly token: string;
  readonly onDone: () => void;
  readonly onInvalid: () => void;
}) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Fields>({ defaultValues: { password: '', confirm: '' } });

  const submit = async ({ password }: Fields): Promise<void> => {
    try {
      await rest('/auth/reset-password', { method: 'POST', body: { token, password }, parse: () => undefined });
      toast({ title: t('Password Reset Successful'), description: t('Your password has been updated successfully.') });
      onDone();
    } catch (cause) {
      toast({
        title: t('Error'),
        description: t('Failed to reset password. The link may be expired.'),
        variant: 'destructive',
      });
      if (fieldOf(cause) === 'token') onInvalid();
      else showAtField(cause, setError, { password: 'password' });
    }
  };

  return (
    <Panel title={t('Set a new password')} lead={t('Every browser that is signed in to your account is signed out.')}>
      <Stack as="form" $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}>
        <Field label={t('New password')} required hint={t('At least 8 characters.')} error={errors.password?.message}>
          <PasswordInput
            what={t('new password')}
            autoComplete="new-password"
            minLength={8}
            {...register('password', {
              validate: (typed) => Array.from(typed).length >= 8 || t('Password must be at least 8 characters long.'),
            })}
          />
        </Field>
        <Field label={t('Confirm new password')} required error={errors.confirm?.message}>
          <PasswordInput
            what={t('confirmed password')}
            autoComplete="new-password"
            minLength={8}
            {...register('confirm', {
              validate: (typed, { password }) => typed === password || t('New passwords do not match.'),
            })}
          />
        </Field>
        <Button type="submit" loading={isSubmitting} loadingText={t('Saving...')}>
          {t('Reset Password')}
        </Button>
      </Stack>
    </Panel>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Panel title={t('Password Updated')} lead={t('You can sign in with your new password. We are taking you there.')}>
      <ButtonLink to="/login">{t('Go to login')}</ButtonLink>
    </Panel>
  );
}
