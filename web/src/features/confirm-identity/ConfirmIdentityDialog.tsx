import { useMutation, useQuery } from '@apollo/client/react';
import { useId, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { answerConfirmation } from '../../app/stepUp.ts';
import { graphql } from '../../gql/gql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';

const waysQuery = graphql(`
  query WaysToConfirm {
    waysToConfirm {
      atProvider
    }
  }
`);
const confirmMutation = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      waysToConfirm {
        atProvider
      }
    }
  }
`);

/** The form appears after the dialog has taken the focus. */
const focusFirst = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

const cancel = (): void => answerConfirmation(false);

/** Asks for the password, or sends users of an outside identity provider there. Mount it to open it. */
export default function ConfirmIdentityDialog() {
  const { data, error } = useQuery(waysQuery, { fetchPolicy: 'network-only' });
  const form = useId();
  const [confirm, { loading, error: refused }] = useMutation(confirmMutation);
  const [password, setPassword] = useState('');
  const ways = data?.waysToConfirm;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm({ variables: { input: { password } } }).then(
      () => answerConfirmation(true),
      // The message is shown above the form.
      () => setPassword(''),
    );
  };

  return (
    <Dialog
      open
      onOpenChange={cancel}
      busy={loading}
      size="sm"
      title="Confirm that it is you"
      description={
        ways?.atProvider === true
          ? 'Your account is at an outside identity provider. Sign in there again, then repeat what you were doing.'
          : 'This protects your account if somebody else uses this browser. It is asked at most every 10 minutes.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={cancel} disabled={loading}>
            Cancel
          </Button>
          {ways?.atProvider === true ? (
            <SignInAgain />
          ) : (
            <Button type="submit" form={form} loading={loading} loadingText="Confirming..." disabled={!ways}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      {error !== undefined && <Alert tone="danger">{sentenceOf(error)}</Alert>}
      {ways === undefined && error === undefined && (
        <Loading label="Loading…">
          <Skeleton $height="72px" />
        </Loading>
      )}
      {ways?.atProvider === false && (
        <form id={form} ref={focusFirst} onSubmit={submit} noValidate>
          <Stack>
            {refused !== undefined && <Alert tone="danger">{sentenceOf(refused)}</Alert>}
            <Field label="Password" required>
              <PasswordInput
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            </Field>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

/** Leaves for the provider, which asks for the password again, and comes back to this page. */
function SignInAgain() {
  const { pathname, search, hash } = useLocation();
  const returnTo = encodeURIComponent(`${pathname}${search}${hash}`);
  return <Button onClick={() => location.assign(`/login?fresh=1&returnTo=${returnTo}`)}>Sign in again</Button>;
}
