import { useMutation, useQuery } from '@apollo/client/react';
import { MailX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { graphql } from '../../gql/gql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Cluster, Page, screenRoom, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { t } from '../../i18n/t.ts';

const unsubscriptionQuery = graphql(`
  query MailUnsubscription($token: String!) {
    mailUnsubscription(token: $token) {
      label
      wanted
    }
  }
`);
const unsubscribeMutation = graphql(`
  mutation Unsubscribe($input: UnsubscribeInput!) {
    unsubscribe(input: $input) {
      label
      wanted
    }
  }
`);

const Body = styled(Stack)`
  ${screenRoom}
`;

/** `/unsubscribe`: switches one type of email off, or on again, by the link in an email. */
export default function Unsubscribe() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useQuery(unsubscriptionQuery, { variables: { token }, skip: token === '' });
  return (
    <Page $width="reading">
      <Body $gap={5}>
        <h1>{t('Email preferences')}</h1>
        {token === '' || error ? (
          <EmptyState
            icon={<MailX />}
            title={t('This link does not work')}
            action={<ButtonLink to="/profile">{t('Choose emails in your profile')}</ButtonLink>}
          >
            {error ? sentenceOf(error) : t('The link is not complete. Please copy all of it from the email.')}
          </EmptyState>
        ) : data ? (
          <Choice token={token} {...data.mailUnsubscription} />
        ) : (
          <Loading label={t('Loading your choice…')}>
            <Skeleton $height="120px" $radius="14px" />
          </Loading>
        )}
      </Body>
    </Page>
  );
}

function Choice({
  token,
  label,
  ...before
}: {
  readonly token: string;
  readonly label: string;
  readonly wanted: boolean;
}) {
  const [change, { data, loading, error }] = useMutation(unsubscribeMutation);
  const wanted = data?.unsubscribe.wanted ?? before.wanted;
  const choose = (next: boolean): void =>
    void change({ variables: { input: { token, wanted: next } } }).catch(() => undefined);
  return (
    <Stack $gap={4}>
      {error && (
        <Alert tone="danger" title={t('That did not work')}>
          {sentenceOf(error)}
        </Alert>
      )}
      <p role="status">
        {wanted
          ? t('You’re subscribed to “{label}” emails.', { label })
          : t('You’re no longer subscribed to “{label}” emails.', { label })}
      </p>
      <Cluster $gap={3}>
        <Button loading={loading} variant={wanted ? 'primary' : 'secondary'} onClick={() => choose(!wanted)}>
          {wanted ? t('Stop these emails') : t('Get these emails again')}
        </Button>
        <ButtonLink variant="ghost" to="/profile#email-preferences">
          {t('All email preferences')}
        </ButtonLink>
      </Cluster>
      <p>{t('You always get emails about payments and the security of your account.')}</p>
    </Stack>
  );
}
