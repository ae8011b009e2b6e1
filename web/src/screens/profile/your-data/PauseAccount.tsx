import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useResume } from '../../../app/session/accountStatus.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { Section } from './Section.tsx';

const pauseMutation = graphql(`
  mutation PauseAccount {
    pauseAccount(input: {}) {
      position
      user {
        ...ViewerUser
      }
    }
  }
`);

/** Pauses the account and resumes it. */
export function PauseAccount() {
  const { suspendedBy } = useViewer().user;
  const [isAsking, setAsking] = useState(false);
  const [pause, { loading }] = useMutation(pauseMutation);
  const resume = useResume();
  const confirm = (): void => {
    pause()
      .then(() => toast({ title: 'Your account is paused' }))
      .catch((error: unknown) => toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }))
      .finally(() => setAsking(false));
  };
  if (suspendedBy === 'ADMIN')
    return (
      <Section title="Pause your account">
        <p>An administrator suspended your account. Only support can reactivate it.</p>
      </Section>
    );
  return (
    <Section title="Pause your account">
      <p>
        {suspendedBy === 'USER'
          ? 'Your account is paused. Nothing new is created or shared until you resume it.'
          : 'Nothing new is created or shared while you are away. Videos that you started are finished, and everything stays here.'}
      </p>
      {suspendedBy === 'USER' ? (
        <Button variant="secondary" loading={resume.running} onClick={resume.run}>
          Resume my account
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Pause my account
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Pause your account?"
        description="You can still sign in, read, download and pay. Creating and sharing wait until you resume. Credits keep their expiry dates."
        confirmText="Pause"
        loading={loading}
        loadingText="Pausing..."
        onConfirm={confirm}
      />
    </Section>
  );
}
