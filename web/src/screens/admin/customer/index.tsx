import { useQuery } from '@apollo/client/react';
import { ArrowLeft, History, ScrollText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { historyPath } from '../../../features/audit/historyPath.ts';
import { color, space, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { actionsPath } from '../actionsPath.ts';
import { BackLink } from '../audit/layout.ts';
import { SubscriptionBadge } from '../badges.tsx';
import { CreditsCard } from './CreditsCard.tsx';
import { customerQuery, type ShownCustomer } from './documents.ts';
import { Events } from './Events.tsx';
import { SignInCard } from './SignInCard.tsx';
import { SupportCard } from './SupportCard.tsx';
import { VideosCard } from './VideosCard.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${up.xl} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
/** Above the events on phones, because people look for the balance first. */
const Side = styled(Stack)`
  ${up.xl} {
    order: 1;
  }
`;
const Head = styled(Cluster)`
  & h1 {
    overflow-wrap: anywhere;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    margin-block-start: ${space[1]};
    color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;

/** `/admin/users/:id`: one customer, with everything that happened and the acts of support. */
export default function Customer() {
  const { id = '' } = useParams();
  const { isAdmin } = useViewer();
  const { data, error, refetch } = useQuery(customerQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const customer = data?.customer;
  return (
    <Stack $gap={5}>
      {isAdmin && (
        <BackLink to="/admin">
          <ArrowLeft aria-hidden="true" />
          {t('Users')}
        </BackLink>
      )}
      {!customer && <VisuallyHidden as="h1">{t('Customer')}</VisuallyHidden>}
      {customer ? (
        <Found key={id} customer={customer} isAdmin={isAdmin} onChanged={() => void refetch()} />
      ) : customer === null ? (
        <ErrorState title={t('Customer not found')} message={t('There is no account with this ID.')} />
      ) : error !== undefined ? (
        <QueryError error={error} retry={refetch} />
      ) : (
        <Loading label={t('Loading the customer…')}>
          <Skeleton $height="480px" $radius="14px" />
        </Loading>
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly customer: ShownCustomer;
  readonly isAdmin: boolean;
  readonly onChanged: () => void;
}

function Found({ customer, isAdmin, onChanged }: FoundProps) {
  const { id, erased } = customer;
  const staysOpen = isAdmin && !erased;
  return (
    <>
      <CustomerHead customer={customer} isAdmin={isAdmin} />
      <Columns>
        <Side $gap={5}>
          <CreditsCard customer={customer} mayChange={staysOpen} onChanged={onChanged} />
          {staysOpen && <SupportCard userId={id} name={nameOf(customer)} onChanged={onChanged} customer={customer} />}
          {staysOpen && <SignInCard userId={id} name={nameOf(customer)} />}
        </Side>
        <Stack $gap={5}>
          <Events userId={id} isAdmin={isAdmin} />
          {isAdmin && <VideosCard userId={id} />}
        </Stack>
      </Columns>
    </>
  );
}

const nameOf = ({ name, email, id }: ShownCustomer): string => name || email || id;

function CustomerHead({ customer, isAdmin }: Omit<FoundProps, 'onChanged'>) {
  const { id, name, email, erased, createdAt, deletionAt, suspendedBy, roles, subscriptionStatus } = customer;
  return (
    <Head $justify="space-between" $gap={3}>
      <div>
        <h1>{erased ? t('Erased account') : nameOf(customer)}</h1>
        <p>
          {email !== '' && email !== name && <span>{email}</span>}
          <code>{id}</code>
          <CopyButton iconOnly value={id} label={t('Copy ID')} />
        </p>
        <Cluster $gap={2}>
          {subscriptionStatus !== 'NONE' && <SubscriptionBadge status={subscriptionStatus} />}
          {roles.map((role) => (
            <Badge key={role} tone="info">
              {role === 'ADMIN' ? t('Administrator') : t('Finance')}
            </Badge>
          ))}
          {suspendedBy !== null && (
            <Badge tone="warning">{suspendedBy === 'USER' ? t('Paused by the user') : t('Suspended')}</Badge>
          )}
          {deletionAt !== null && (
            <Badge tone="danger">{t('To be deleted on {deletionAt}', { deletionAt: formatDay(deletionAt) })}</Badge>
          )}
          {createdAt !== null && <span>{t('Joined {day}', { day: formatDay(createdAt) })}</span>}
        </Cluster>
      </div>
      <Cluster $gap={2}>
        <ButtonLink variant="secondary" to={historyPath('CREDITS', id)} icon={<History aria-hidden="true" />}>
          {t('Credit history')}
        </ButtonLink>
        {isAdmin && (
          <ButtonLink variant="secondary" to={actionsPath(id)} icon={<ScrollText aria-hidden="true" />}>
            {t('Audit log')}
          </ButtonLink>
        )}
      </Cluster>
    </Head>
  );
}
