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
import { t } from '../../../i18n/t.ts';

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
      .then(() => toast({ title: t('Your account is paused') }))
      .catch((error: unknown) => toast({ title: t('Error'), description: sentenceOf(error), variant: 'destructive' }))
      .finally(() => setAsking(false));
  };
  if (suspendedBy === 'ADMIN')
    return (
      <Section title={t('Pause your account')}>
        <p>{t('An administrator suspended your account. Only support can reactivate it.')}</p>
      </Section>
    );
  return (
    <Section title={t('Pause your account')}>
      <p>
        {suspendedBy === 'USER'
          ? t('Your account is paused. Nothing new is created or shared until you resume it.')
          : t(
              'Nothing new is created or shared while you are away. Videos that you started are finished, and everything stays here.',
            )}
      </p>
      {suspendedBy === 'USER' ? (
        <Button variant="secondary" loading={resume.running} onClick={resume.run}>
          {t('Resume my account')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('Pause my account')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Pause your account?')}
        description={t(
          'You can still sign in, read, download and pay. Creating and sharing wait until you resume. Credits keep their expiry dates.',
        )}
        confirmText={t('Pause')}
        loading={loading}
        loadingText={t('Pausing...')}
        onConfirm={confirm}
      />
    </Section>
  );
}
