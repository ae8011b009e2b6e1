import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isRecord, problemOf, rest, RestError } from '../../app/rest.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toastStore.ts';
import { Panel } from './Panel.tsx';
import { t } from '../../i18n/t.ts';
import { Phrase } from '../../i18n/Phrase.tsx';

/** `/forgot-password`. The answer never tells whether the address has an account. */
export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const [providerUrl, setProviderUrl] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ readonly email: string }>({ defaultValues: { email: '' } });

  const submit = async ({ email }: { readonly email: string }): Promise<void> => {
    try {
      await rest('/auth/forgot-password', { method: 'POST', body: { email }, parse: () => undefined });
      setSentTo(email.trim());
      toast({ title: t('Reset Link Sent'), description: t('Check your email for password reset instructions.') });
    } catch (cause) {
      if (cause instanceof RestError && problemOf(cause).code === 'MANAGED_BY_PROVIDER')
        return setProviderUrl(urlIn(cause.body));
      if (cause instanceof RestError && cause.status < 500)
        setError('email', { message: problemOf(cause).message ?? t('Check this address.') }, { shouldFocus: true });
      toast({
        title: t('Error'),
        description: t('Failed to send reset email. Please try again.'),
        variant: 'destructive',
      });
    }
  };

  if (providerUrl !== undefined)
    return (
      <Panel
        title={t('Your sign-in provider keeps your password')}
        lead={t('Set a new password there, then sign in here.')}
      >
        <Stack $gap={3}>
          <ButtonAnchor href={providerUrl}>{t('Go to your sign-in provider')}</ButtonAnchor>
          <ButtonLink to="/login" variant="secondary">
            {t('Back to login')}
          </ButtonLink>
        </Stack>
      </Panel>
    );
  if (sentTo !== undefined)
    return (
      <Panel
        title={t('Check Your Email')}
        lead={
          <>
            <Phrase
              text="If <0>{sentTo}</0> has an account, a link to a new password is on its way. It works for 30 minutes. Check your spam folder, too."
              parts={[(words) => <strong>{words}</strong>]}
              values={{ sentTo }}
            />
          </>
        }
      >
        <ButtonLink to="/login" variant="secondary">
          {t('Back to login')}
        </ButtonLink>
      </Panel>
    );
  return (
    <Panel
      title={t('Forgot your password?')}
      lead={t('Enter your email address, and we will send you a link to choose a new one.')}
    >
      <Stack as="form" $gap={4} noValidate onSubmit={(event: FormEvent) => void handleSubmit(submit)(event)}>
        <Field label={t('Email')} required error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            maxLength={254}
            {...register('email', { required: t('Enter your email address.') })}
          />
        </Field>
        <Button type="submit" loading={isSubmitting} loadingText={t('Sending...')}>
          {t('Send Reset Link')}
        </Button>
        <ButtonLink to="/login" variant="ghost">
          {t('Back to login')}
        </ButtonLink>
      </Stack>
    </Panel>
  );
}

function urlIn(body: string): string {
  const answer: unknown = JSON.parse(body);
  return isRecord(answer) && typeof answer['url'] === 'string' ? answer['url'] : '/';
}
