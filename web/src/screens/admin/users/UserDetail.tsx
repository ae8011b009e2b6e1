import { useQuery } from '@apollo/client/react';
import { UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/Link.tsx';
import { styled } from 'styled-components';
import { historyPath } from '../../../features/audit/historyPath.ts';
import { space } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { CreditLine } from '../../../ui/CreditLine.tsx';
import { blank } from '../../../ui/DataTable.tsx';
import { formatCredits, formatDay } from '../../../ui/format.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { CreditActs } from '../../../features/credit-acts/CreditActs.tsx';
import { customerPath } from '../../../app/console/paths.ts';
import { SubscriptionBadge } from '../badges.tsx';
import { nameOf } from '../../../features/user-name.ts';
import { AccountActions } from './AccountActions.tsx';
import { userDetailQuery, type DetailedUser } from './detail.ts';
import { UserAvatars, UserVideos } from './UserItems.tsx';
import { t } from '../../../i18n/t.ts';
import { QueryError } from '../../../app/apollo/QueryError.tsx';

const Id = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;

export interface UserDetailProps {
  readonly userId: string;
  readonly onClose: () => void;
  readonly onSetCredits: () => void;
}

/** The details of an account: user, figures, latest videos and Digital Twins, and the acts of administrators. */
export function UserDetail({ userId, onClose, onSetCredits }: UserDetailProps) {
  const { data, error, refetch } = useQuery(userDetailQuery, {
    variables: { id: userId },
    fetchPolicy: 'cache-and-network',
  });
  const user = data?.adminUser ?? null;
  const footer = user !== null && (
    <>
      <ButtonLink variant="secondary" to={customerPath(userId)} icon={<UserRound aria-hidden="true" />}>
        {t('Open page')}
      </ButtonLink>
      <Button variant="secondary" icon={<Wallet aria-hidden="true" />} onClick={onSetCredits}>
        {t('Update credits')}
      </Button>
      <CreditActs userId={userId} onDone={() => void refetch()} />
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={user === null ? t('User') : nameOf(user)}
      size="lg"
      {...(footer ? { footer } : {})}
    >
      {user !== null && (
        <Stack $gap={5}>
          <Facts user={user} />
          <UserVideos user={user} onChanged={() => void refetch()} />
          <UserAvatars user={user} />
          <AccountActions user={user} />
        </Stack>
      )}
      {user === null && error !== undefined && <QueryError error={error} retry={refetch} />}
      {user === null &&
        error === undefined &&
        (data === undefined ? (
          <Loading label={t('Loading the user…')}>
            <Skeleton $height="280px" />
          </Loading>
        ) : (
          <ErrorState title={t('User not found')} message={t('This account no longer exists.')} />
        ))}
    </Dialog>
  );
}

/** The state of the account in words. */
function stateOf({ deletionAt, suspendedBy }: DetailedUser) {
  if (deletionAt !== null)
    return <Badge tone="danger">{t('To be deleted on {deletionAt}', { deletionAt: formatDay(deletionAt) })}</Badge>;
  if (suspendedBy === null) return <Badge tone="success">{t('Active')}</Badge>;
  return <Badge tone="warning">{suspendedBy === 'USER' ? t('Paused by the user') : t('Suspended')}</Badge>;
}

/** A value with a link to the audit of its history. */
function WithHistory({
  to,
  label,
  children,
}: {
  readonly to: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Id>
      {children}
      <Link to={to} aria-label={label}>
        {t('History')}
      </Link>
    </Id>
  );
}

function Facts({ user }: { readonly user: DetailedUser }) {
  const roles = user.roles.map((role) => (role === 'ADMIN' ? t('Administrator') : t('Finance')));
  return (
    <>
      <DescriptionList
        items={[
          {
            term: 'ID',
            value: (
              <Id>
                <code>{user.id}</code>
                <CopyButton iconOnly value={user.id} label={t('Copy ID')} />
              </Id>
            ),
          },
          { term: t('Email'), value: user.email || blank },
          { term: t('User name'), value: user.username || blank },
          { term: t('Roles'), value: roles.length === 0 ? t('User') : roles.join(', ') },
          { term: t('State'), value: stateOf(user) },
          {
            term: t('Subscription'),
            value: (
              <WithHistory to={historyPath('SUBSCRIPTION', user.id)} label={t('History of the subscription')}>
                <SubscriptionBadge status={user.subscriptionStatus} />
              </WithHistory>
            ),
          },
          { term: t('Joined'), value: <time dateTime={user.createdAt}>{formatDay(user.createdAt)}</time> },
          {
            term: t('Digital Twin credits'),
            value: (
              <WithHistory to={historyPath('TWIN_CREDITS', user.id)} label={t('History of the Digital Twin credits')}>
                {user.digitalTwinCredits}
              </WithHistory>
            ),
          },
          ...(user.debt > 0 ? [{ term: t('Owed'), value: formatCredits(user.debt) }] : []),
        ]}
      />
      <Stack as="section" $gap={3} aria-labelledby="detail-credits">
        <h3 id="detail-credits">{t('Credits')}</h3>
        <CreditLine available={user.credits} held={user.creditsHeld} used={user.creditsUsed} />
      </Stack>
    </>
  );
}
