import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { graphql } from '../../gql/gql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { formatCredits, formatDay } from '../../ui/format.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { space } from '../../theme/tokens.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const statusQuery = graphql(`
  query AccountSubscription {
    viewer {
      subscriptionStatus
    }
  }
`);

/** On one line. Copying it includes the part that does not fit. */
const Identifier = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  & > code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Facts about the account. */
export function AccountCard() {
  const { user, account } = useViewer();
  const { data, error, refetch } = useQuery(statusQuery, { fetchPolicy: 'cache-and-network' });
  const status = data?.viewer?.subscriptionStatus;
  return (
    <Card title={t('Account information')}>
      {status !== undefined ? (
        <>
          <DescriptionList
            items={[
              {
                term: t('Account ID'),
                value: (
                  <Identifier>
                    <code title={user.id}>{user.id}</code>
                    <CopyButton iconOnly variant="ghost" value={user.id} label={t('Copy account ID')} />
                  </Identifier>
                ),
              },
              { term: t('Credits available'), value: formatCredits(account.available) },
              { term: t('Member since'), value: formatDay(user.createdAt) },
              {
                term: t('Subscription status'),
                value: status === 'ACTIVE' ? t('Active subscription') : t('No active subscription'),
              },
            ]}
          />
          <ButtonLink to="/billing" variant="secondary">
            {t('Manage Billing')}
          </ButtonLink>
        </>
      ) : error ? (
        <QueryError error={error} retry={refetch} />
      ) : (
        <Loading label={t('Loading your account…')}>
          <Skeleton $height="220px" $radius="14px" />
        </Loading>
      )}
    </Card>
  );
}
