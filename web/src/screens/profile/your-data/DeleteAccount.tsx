import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useCancelDeletion } from '../../../app/session/accountStatus.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { graphql } from '../../../gql/gql.ts';
import { space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { creditsInWords, formatMoment } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FormFooter } from '../../../ui/FormFooter.tsx';
import { Section } from './Section.tsx';
import { t } from '../../../i18n/t.ts';

const graceQuery = graphql(`
  query DeletionGrace {
    viewer {
      deletionGraceDays
    }
  }
`);

const requestMutation = graphql(`
  mutation RequestAccountDeletion($confirmation: String!) {
    requestAccountDeletion(input: { confirmation: $confirmation }) {
      position
      user {
        ...ViewerUser
      }
    }
  }
`);

const word = 'DELETE';

const Consequences = styled.ul`
  ${text('small')}
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/** Schedules the deletion of the account after a grace period, in which the user can cancel it. */
export function DeleteAccount() {
  const { deletionAt } = useViewer().user;
  const [isOpen, setOpen] = useState(false);
  const keep = useCancelDeletion();
  if (deletionAt !== null)
    return (
      <Section title={t('Delete your account')}>
        <p>
          {t('Your account will be deleted on {deletionAt}. Until then you can keep it.', {
            deletionAt: formatMoment(deletionAt),
          })}
        </p>
        <Button variant="secondary" loading={keep.running} onClick={keep.run}>
          {t('Keep my account')}
        </Button>
      </Section>
    );
  return (
    <Section title={t('Delete your account')}>
      <p>
        {t('Everything that identifies you is erased for good, after a few days in which you can change your mind.')}
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

const graceInWords = (days: number): string => {
  if (days < 1) return t('a short time');
  return days === 1 ? t('1 day') : t('{days} days', { days: Math.round(days) });
};

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useViewer();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { data } = useQuery(graceQuery);
  const [request, { loading, error }] = useMutation(requestMutation);
  const days = data?.viewer?.deletionGraceDays;
  const grace = days === undefined ? t('a few days') : graceInWords(days);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const confirmation = typed.trim();
    if (confirmation !== word) {
      setProblem(t('Type {word} to confirm.', { word }));
      return;
    }
    request({ variables: { confirmation } }).then(onClose, () => undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete your account?')}
      busy={loading}
      footer={
        <FormFooter
          form={formId}
          submit={t('Delete my account')}
          busy={loading}
          busyText={t('Deleting...')}
          destructive
          cancel={t('Keep my account')}
          onCancel={onClose}
        />
      }
    >
      <Stack $gap={4}>
        <Consequences>
          <li>
            {t('For {grace} you can sign in and keep your account. After that nobody can bring it back.', { grace })}
          </li>
          <li>
            {t('Then your profile, videos, scripts, files, emails and sign-ins are erased. Download them first.')}
          </li>
          <li>{t('From now on nothing new is created or shared; videos that you started are still finished.')}</li>
          <li>{t('A plan ends with the period that is paid; nothing more is charged.')}</li>
          {account.available > 0 && (
            <li>
              {t('You lose {available} that you have not used.', { available: creditsInWords(account.available) })}
            </li>
          )}
          <li>{t('Amounts and dates of payments stay in our books, without your name.')}</li>
        </Consequences>
        {error !== undefined && (
          <Alert tone="danger" title={t('Your account was not deleted')}>
            {sentenceOf(error)}
          </Alert>
        )}
        <form id={formId} onSubmit={submit} noValidate>
          <Field label={t('Type {word} to confirm', { word })} required error={problem}>
            <TextInput
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
            />
          </Field>
        </form>
      </Stack>
    </Dialog>
  );
}
