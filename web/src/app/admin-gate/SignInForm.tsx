import { LogIn, ShieldCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Surface } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconDisc } from '../../ui/IconDisc.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { isRecord, problemOf, rest, RestError } from '../rest.ts';
import { sentenceOf } from '../apollo/errors.ts';
import { t } from '../../i18n/t.ts';

const Box = styled(Surface)`
  inline-size: min(100%, 440px);
  padding: ${space[8]} ${space[6]};
  display: grid;
  gap: ${space[5]};
`;
const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  text-align: center;
  & > p {
    ${text('small')} color: ${color.text2};
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

interface Fields {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

export interface SignInFormProps {
  /** The user who is signed in. An administrator has closed the dashboard and can open it again without a password. */
  readonly signedIn: { readonly email: string; readonly isAdmin: boolean } | null;
  readonly onReopen: () => void;
  /** Called when there is a new session. */
  readonly onSignedIn: () => void;
}

/** The sign-in form of administrators. */
export function SignInForm({ signedIn, onReopen, onSignedIn }: SignInFormProps) {
  const {
    register,
    handleSubmit,
    setError,
    clearErrors,
    formState: { errors, isSubmitting },
  } = useForm<Fields>({ defaultValues: { email: '', password: '', code: '' } });
  const problem = errors.root?.message;
  const [needsCode, setNeedsCode] = useState(false);

  const submit = async ({ email, password, code }: Fields): Promise<void> => {
    try {
      await signInAsAdmin(email.trim(), password, code.trim());
      onSignedIn();
    } catch (cause) {
      if (needsSecondFactor(cause)) setNeedsCode(true);
      setError('root', { message: signInProblem(cause) });
    }
  };
  const refuse = (): void => setError('root', { message: t('Please enter both email and password') });
  const onSubmit = (event: FormEvent): void => {
    clearErrors('root');
    void handleSubmit(submit, refuse)(event);
  };

  return (
    <Box>
      <Head>
        <IconDisc aria-hidden="true">
          <ShieldCheck />
        </IconDisc>
        <h1>{t('Admin Login')}</h1>
        <p>
          {signedIn === null
            ? t('For administrators of this service.')
            : t('You are signed in as {email}{value}', {
                email: signedIn.email,
                value: signedIn.isAdmin ? '.' : t(', which is not an administrator.'),
              })}
        </p>
      </Head>
      {signedIn?.isAdmin === true && (
        <Button size="lg" onClick={onReopen}>
          {t('Open Admin Dashboard')}
        </Button>
      )}
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      <Form noValidate onSubmit={onSubmit}>
        <Field label={t('Email')}>
          <TextInput
            type="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            {...register('email', { validate: (email) => email.trim() !== '' })}
          />
        </Field>
        <Field label={t('Password')}>
          <PasswordInput autoComplete="current-password" {...register('password', { required: true })} />
        </Field>
        {needsCode && (
          <Field label={t('Code')} hint={t('From your authenticator app, or one of your recovery codes.')}>
            <TextInput autoComplete="one-time-code" maxLength={20} {...register('code')} />
          </Field>
        )}
        <Button
          type="submit"
          size="lg"
          variant={signedIn?.isAdmin === true ? 'secondary' : 'primary'}
          icon={<LogIn aria-hidden="true" />}
          loading={isSubmitting}
          loadingText={t('Signing in...')}
        >
          {t('Sign In')}
        </Button>
      </Form>
    </Box>
  );
}

/** Signs in with a local account that has the administrator's role. Throws the errors of `rest`. */
export async function signInAsAdmin(email: string, password: string, code = ''): Promise<void> {
  const body = { email, password, ...(code !== '' && { code }) };
  await rest('/api/admin/login', { method: 'POST', body, parse: isRecord });
}

/** Whether the account has a second factor and its code is missing. */
const needsSecondFactor = (cause: unknown): boolean =>
  cause instanceof RestError && problemOf(cause).code === 'SECOND_FACTOR_REQUIRED';

/** The message for a failure: the server's, or `Invalid credentials`. */
export function signInProblem(cause: unknown): string {
  if (cause instanceof RestError) return problemOf(cause).message ?? t('Invalid credentials');
  return sentenceOf(cause);
}
