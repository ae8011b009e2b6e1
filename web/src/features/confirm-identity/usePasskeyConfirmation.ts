import { useMutation } from '@apollo/client/react';
import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { serverSentenceOf } from '../../app/apollo/errors.ts';
import { graphql } from '../../gql/gql.ts';
import { t } from '../../i18n/t.ts';

const startMutation = graphql(`
  mutation StartPasskeyConfirmation {
    startPasskeyConfirmation {
      options
    }
  }
`);

/** Asks the browser for a passkey of the account and passes its answer to `confirm`. */
export function usePasskeyConfirmation(confirm: (answer: object) => Promise<void>) {
  const [request] = useMutation(startMutation);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = async (): Promise<void> => {
    setRunning(true);
    setProblem(undefined);
    try {
      const { data } = await request();
      const optionsJSON = data?.startPasskeyConfirmation.options as PublicKeyCredentialRequestOptionsJSON;
      await confirm(await startAuthentication({ optionsJSON }));
    } catch (cause) {
      setProblem(serverSentenceOf(cause) ?? t('No passkey was used. Try again, or enter your password.'));
    } finally {
      setRunning(false);
    }
  };
  return { running, problem, start: () => void run() };
}
