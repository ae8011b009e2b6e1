import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { graphql } from '../../gql/gql.ts';
import type { MailServiceQuery } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, screenRoom, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LockKeyhole } from 'lucide-react';
import { useSession } from '../../app/session/useSession.ts';
import { MailList } from './MailList.tsx';
import { Templates } from './Templates.tsx';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const mailServiceQuery = graphql(`
  query MailService {
    mailService {
      name
      external
      canReadOutbox
      types {
        name
        label
      }
    }
  }
`);

const Body = styled(Stack)`
  ${screenRoom}
`;

/** `/outbox`: every email, with its status. */
export default function Outbox() {
  const session = useSession();
  const { data, error, refetch } = useQuery(mailServiceQuery, { fetchPolicy: 'cache-and-network' });
  const content = (
    <>
      <ScreenHead title={t('Email outbox')} lead={data && aboutService(data.mailService)} />
      {data ? (
        <Content service={data.mailService} />
      ) : error ? (
        <QueryError error={error} retry={refetch} />
      ) : (
        <Loading label={t('Loading the outbox…')}>
          <Skeleton $height="320px" $radius="14px" />
        </Loading>
      )}
    </>
  );
  // Administrators see it in the console, which has a margin around every screen.
  if (session.status === 'signed-in' && session.viewer.isAdmin) return <Stack $gap={6}>{content}</Stack>;
  return (
    <Page>
      <Body $gap={6}>{content}</Body>
    </Page>
  );
}

const aboutService = ({ name, external }: { readonly name: string; readonly external: boolean }): string =>
  external
    ? t('Emails go out through {name}, which keeps their contents. This page shows what became of each.', { name })
    : t('No mail server is configured: every email is kept here, and none is sent.');

function Content({ service: { canReadOutbox, types } }: { readonly service: MailServiceQuery['mailService'] }) {
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.viewer.isAdmin;
  if (!canReadOutbox)
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={t('For administrators only')}
        action={
          session.status === 'signed-in' ? undefined : (
            <ButtonLink to="/login?returnTo=/outbox">{t('Sign in')}</ButtonLink>
          )
        }
      >
        {t('Only administrators can read the emails of this installation.')}
      </EmptyState>
    );
  if (!isAdmin) return <MailList types={types} isAdmin={false} />;
  return (
    <Tabs
      label={t('Parts of the outbox')}
      tabs={[
        { value: 'mails', label: t('Emails'), content: <MailList types={types} isAdmin /> },
        { value: 'templates', label: t('Templates'), content: <Templates /> },
      ]}
    />
  );
}
