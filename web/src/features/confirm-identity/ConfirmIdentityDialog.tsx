import { useMutation, useQuery } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { answerConfirmation } from '../../app/stepUp.ts';
import { graphql } from '../../gql/gql.ts';
import type { ConfirmIdentityInput, WaysToConfirmQuery } from '../../gql/graphql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { usePasskeyConfirmation } from './usePasskeyConfirmation.ts';
import { t } from '../../i18n/t.ts';

const waysQuery = graphql(`
  query WaysToConfirm {
    waysToConfirm {
      atProvider
      code
      passkey
    }
  }
`);
const confirmMutation = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      waysToConfirm {
        atProvider
        code
        passkey
      }
    }
  }
`);

/** The form appears only after the dialog has taken the focus. */
const focusFirst = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

const cancel = (): void => answerConfirmation(false);

/**
 * Asks for the password, with a code where the account has a second factor, or for a passkey; sends users of an outside
 * identity provider to that provider. Mount it to open it.
 */
export default function ConfirmIdentityDialog() {
  const { data, error } = useQuery(waysQuery, { fetchPolicy: 'network-only' });
  const form = useId();
  const [send, { loading, error: refused }] = useMutation(confirmMutation);
  const ways = data?.waysToConfirm;

  const confirm = async (input: ConfirmIdentityInput): Promise<void> => {
    try {
      await send({ variables: { input } });
      answerConfirmation(true);
    } catch {
      // The message is shown above the form.
    }
  };
  const passkey = usePasskeyConfirmation((answer) => confirm({ passkey: answer }));
  const busy = loading || passkey.running;
  const problem = refused === undefined ? passkey.problem : sentenceOf(refused);

  return (
    <Dialog
      open
      onOpenChange={cancel}
      busy={busy}
      size="sm"
      title={t('Confirm that it is you')}
      description={
        ways?.atProvider === true
          ? t('You sign in with another provider. Sign in there again, then repeat what you were doing.')
          : t('This protects your account if somebody else uses this browser. We ask at most every 10 minutes.')
      }
      footer={
        <>
          <Button variant="secondary" onClick={cancel} disabled={busy}>
            {t('Cancel')}
          </Button>
          {ways?.atProvider === true ? (
            <SignInAgain />
          ) : (
            <Button
              type="submit"
              form={form}
              loading={loading}
              loadingText={t('Confirming...')}
              disabled={!ways || busy}
            >
              {t('Confirm')}
            </Button>
          )}
        </>
      }
    >
      {error !== undefined && <Alert tone="danger">{sentenceOf(error)}</Alert>}
      {ways === undefined && error === undefined && (
        <Loading label={t('Loading…')}>
          <Skeleton $height="72px" />
        </Loading>
      )}
      {ways?.atProvider === false && (
        <Stack>
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          {ways.passkey && (
            <Button
              variant="secondary"
              icon={<KeyRound aria-hidden="true" />}
              loading={passkey.running}
              loadingText={t('Waiting for your device...')}
              disabled={busy}
              onClick={passkey.start}
            >
              {t('Use a passkey')}
            </Button>
          )}
          <PasswordForm id={form} ways={ways} confirm={confirm} />
        </Stack>
      )}
    </Dialog>
  );
}

interface PasswordFormProps {
  readonly id: string;
  readonly ways: WaysToConfirmQuery['waysToConfirm'];
  readonly confirm: (input: ConfirmIdentityInput) => Promise<void>;
}

function PasswordForm({ id, ways, confirm }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // After a refusal both must be typed again, because a code works once.
    void confirm({ password, ...(ways.code && { code }) }).then(() => {
      setPassword('');
      setCode('');
    });
  };
  return (
    <form id={id} ref={focusFirst} onSubmit={submit} noValidate>
      <Stack>
        <Field label={t('Password')} required>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {ways.code && (
          <Field
            label={t('Code')}
            required
            hint={t('From your authenticator app, or one of your recovery codes. Each code works once.')}
          >
            <TextInput
              autoComplete="one-time-code"
              maxLength={20}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        )}
      </Stack>
    </form>
  );
}

/** Leaves for the provider, which asks for the password again, and comes back to this page. */
function SignInAgain() {
  const { pathname, search, hash } = useLocation();
  const returnTo = encodeURIComponent(`${pathname}${search}${hash}`);
  return <Button onClick={() => location.assign(`/login?fresh=1&returnTo=${returnTo}`)}>{t('Sign in again')}</Button>;
}
