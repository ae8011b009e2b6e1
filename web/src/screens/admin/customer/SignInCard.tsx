import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { endCustomerSessionsMutation, signInQuery } from './documents.ts';
import { t } from '../../../i18n/t.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${text('small')}
  & span {
    display: block;
    color: ${color.text2};
  }
`;

/** How a customer signs in, and where they are signed in. */
export function SignInCard({ userId, name }: { readonly userId: string; readonly name: string }) {
  const { data, error, refetch } = useQuery(signInQuery, { variables: { userId }, fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState(false);
  const [end, { loading }] = useMutation(endCustomerSessionsMutation);
  const keyOf = useIdempotencyKey();
  const state = data?.customerSignIn;
  const confirm = async (): Promise<void> => {
    try {
      const sessions = state?.sessions.map(({ id }) => id) ?? [];
      const answer = await end({
        variables: { input: { userId }, idempotencyKey: keyOf(JSON.stringify([userId, sessions])) },
      });
      const count = answer.data?.endSessions.sessionsEnded ?? 0;
      toast({
        title: count === 1 ? t('1 session ended') : t('{count} sessions ended', { count: formatCount(count) }),
        description: name,
      });
      setAsked(false);
      await refetch();
    } catch (cause) {
      toast({ title: t('Failed to end the sessions'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  return (
    <Card title={t('Sign-in')}>
      {state === undefined || state === null ? (
        error === undefined ? (
          <Skeleton $height="120px" />
        ) : (
          <RetryAlert onRetry={() => void refetch()}>{sentenceOf(error)}</RetryAlert>
        )
      ) : (
        <>
          <DescriptionList
            items={[
              {
                term: t('Second factor'),
                value: state.atProvider ? t('At the identity provider') : state.hasSecondFactor ? t('On') : t('Off'),
              },
              { term: t('Passkeys'), value: state.passkeys },
            ]}
          />
          {state.sessions.length === 0 ? (
            <p>{t('Not signed in anywhere.')}</p>
          ) : (
            <>
              <List aria-label={t('Open sessions')}>
                {state.sessions.map(({ id, device, address, lastSeenAt }) => (
                  <li key={id}>
                    {device || t('Unknown device')}
                    <span>{t('{address}, last used {moment}', { address, moment: formatMoment(lastSeenAt) })}</span>
                  </li>
                ))}
              </List>
              <div>
                <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked(true)}>
                  {t('End all sessions')}
                </Button>
              </div>
            </>
          )}
        </>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(false)}
          title={t('Sign {name} out everywhere?', { name })}
          description={t('Every browser of the customer is signed out at once and has to sign in again.')}
          confirmText={t('End all sessions')}
          destructive
          loading={loading}
          onConfirm={() => void confirm()}
        />
      )}
    </Card>
  );
}
