import { LogIn, ShieldCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Surface } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { signInAsAdmin, signInProblem } from './signIn.ts';

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
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  & > svg {
    inline-size: 26px;
    block-size: 26px;
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export interface SignInFormProps {
  /** Who is signed in already. An administrator only closed the dashboard and can open it again without a password. */
  readonly signedIn: { readonly email: string; readonly isAdmin: boolean } | null;
  readonly onReopen: () => void;
  /** The session is now another one. */
  readonly onSignedIn: () => void;
}

/** The administrators' sign-in (spec part 3 sections 2 and 5). */
export function SignInForm({ signedIn, onReopen, onSignedIn }: SignInFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [form.get('email'), form.get('password')].map((value) =>
      typeof value === 'string' ? value : '',
    );
    if (!email?.trim() || !password) {
      setProblem('Please enter both email and password');
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await signInAsAdmin(email.trim(), password);
      onSignedIn();
    } catch (cause) {
      setProblem(signInProblem(cause));
      setBusy(false);
    }
  };

  return (
    <Box>
      <Head>
        <Mark aria-hidden="true">
          <ShieldCheck />
        </Mark>
        <h1>Admin Login</h1>
        <p>
          {signedIn === null
            ? 'For administrators of this service.'
            : `You are signed in as ${signedIn.email}${signedIn.isAdmin ? '.' : ', which is not an administrator.'}`}
        </p>
      </Head>
      {signedIn?.isAdmin === true && (
        <Button size="lg" onClick={onReopen}>
          Open Admin Dashboard
        </Button>
      )}
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email">
          <TextInput type="email" name="email" autoComplete="username" autoCapitalize="off" spellCheck={false} />
        </Field>
        <Field label="Password">
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button
          type="submit"
          size="lg"
          variant={signedIn?.isAdmin === true ? 'secondary' : 'primary'}
          icon={<LogIn aria-hidden="true" />}
          loading={busy}
          loadingText="Signing in..."
        >
          Sign In
        </Button>
      </Form>
    </Box>
  );
}
