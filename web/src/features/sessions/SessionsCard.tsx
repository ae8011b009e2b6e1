import { useMutation, useQuery } from '@apollo/client/react';
import { Monitor } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { signOut } from '../../app/session/signOut.ts';
import type { SessionsQuery } from '../../gql/graphql.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Cluster, PlainList } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { endOwnSessionsMutation, endSessionMutation, sessionsQuery } from './documents.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

type Session = SessionsQuery['sessions'][number];

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  & + & {
    border-block-start: 1px solid ${color.border};
  }
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.text2};
  }
`;
const Facts = styled.div`
  flex: 1 1 220px;
  min-inline-size: 0;
  & > p {
    ${text('small')} color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;

/** The confirmation questions before sessions end. */
const questions = {
  others: {
    title: t('Sign out the other browsers?'),
    description: t('They have to sign in again with the password. This browser stays signed in.'),
    confirmText: t('Sign out others'),
  },
  everywhere: {
    title: t('Sign out everywhere?'),
    description: t('Every browser, including this one, has to sign in again with the password.'),
    confirmText: t('Sign out everywhere'),
  },
} as const;

/** Where the user is signed in, and how to end it. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery, { fetchPolicy: 'cache-and-network' });
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const [endOwn, { loading }] = useMutation(endOwnSessionsMutation);
  const sessions = data?.sessions;

  const endAll = async (which: keyof typeof questions): Promise<void> => {
    try {
      const keepCurrent = which === 'others';
      await endOwn({
        variables: { input: { keepCurrent } },
        update: (cache, { data: ended }) => {
          if (keepCurrent && ended)
            cache.writeQuery({ query: sessionsQuery, data: { sessions: ended.endOwnSessions.sessions } });
        },
      });
      if (!keepCurrent) return signOut();
      toast({ title: t('Other browsers signed out') });
    } catch (cause) {
      toast({ title: t('The sessions could not be ended'), description: sentenceOf(cause), variant: 'destructive' });
    }
    setAsking(null);
    return undefined;
  };

  return (
    <Card title={t('Sessions')} description={t('Browsers that are signed in to your account.')}>
      {sessions === undefined && error === undefined && (
        <Loading label={t('Loading sessions…')}>
          <Skeleton $height="96px" />
        </Loading>
      )}
      {sessions === undefined && error !== undefined && (
        <QueryError title={t('Your sessions cannot be shown right now')} error={error} retry={refetch} />
      )}
      {sessions !== undefined && (
        <>
          <PlainList>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </PlainList>
          <Cluster>
            <Button variant="secondary" disabled={sessions.length < 2} onClick={() => setAsking('others')}>
              {t('Sign out others')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking('everywhere')}>
              {t('Sign out everywhere')}
            </Button>
          </Cluster>
        </>
      )}
      {asking !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          {...questions[asking]}
          destructive
          loading={loading}
          loadingText={t('Signing out...')}
          onConfirm={() => void endAll(asking)}
        />
      )}
    </Card>
  );
}

function SessionItem({ session }: { readonly session: Session }) {
  const [end, { loading }] = useMutation(endSessionMutation);
  const name = session.device === '' ? t('Unknown browser') : session.device;
  const finish = async (): Promise<void> => {
    try {
      await end({
        variables: { input: { id: session.id } },
        update: (cache, { data }) => {
          if (data) cache.writeQuery({ query: sessionsQuery, data: { sessions: data.endSession.sessions } });
        },
      });
      toast({ title: t('Browser signed out'), description: name });
    } catch (cause) {
      toast({ title: t('The session could not be ended'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  return (
    <Item>
      <Monitor aria-hidden="true" />
      <Facts>
        <Cluster $gap={2}>
          <strong>{name}</strong>
          {session.isCurrent && <Badge tone="success">{t('This browser')}</Badge>}
        </Cluster>
        <p>
          {session.address}
          {session.place !== null && ` (${session.place})`}
        </p>
        <p>
          {t('Signed in {createdAt}', { createdAt: formatMoment(session.createdAt) })}
          {!session.isCurrent && ` · ${t('last seen {lastSeenAt}', { lastSeenAt: formatMoment(session.lastSeenAt) })}`}
        </p>
      </Facts>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          loading={loading}
          loadingText={t('Signing out...')}
          aria-label={t('Sign out {name}, {address}', { name, address: session.address })}
          onClick={() => void finish()}
        >
          {t('Sign out')}
        </Button>
      )}
    </Item>
  );
}
