import { Eye, History, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import type { AdminUserRowFragment } from '../../../gql/graphql.ts';
import { color, space, text, up } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { formatCount, formatCredits, formatDay } from '../../../ui/format.ts';
import { blank, type Column } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { customerPath } from '../../../app/console/paths.ts';
import { historyPath } from '../../../features/audit/historyPath.ts';
import { IconLink } from '../IconLink.tsx';
import { SubscriptionBadge } from '../badges.tsx';
import { breakable } from '../../../ui/breakable.tsx';
import { nameOf } from '../../../features/user-name.ts';
import { shortId } from '../user.ts';
import { t } from '../../../i18n/t.ts';

const Id = styled.code`
  color: ${color.text2};
  white-space: nowrap;
`;
/** On one line if it is short; a long name takes two, so that it never pushes the actions out of view. */
const OneLine = styled.span`
  overflow-wrap: anywhere;
  ${up.md} {
    min-inline-size: 8rem;
  }
`;
/** Breaks anywhere, so that a long address never pushes the actions out of view. */
const Email = styled.span`
  overflow-wrap: anywhere;
  ${up.md} {
    display: inline-block;
    min-inline-size: 160px;
  }
`;
const User = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;
const Credits = styled.span`
  display: inline-flex;
  flex-direction: column;
  align-items: end;
  & > small {
    ${text('caption')} color: ${color.text2};
    white-space: nowrap;
    &[data-tone='danger'] {
      color: ${color.danger};
    }
  }
`;
const Actions = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  white-space: nowrap;
`;
export interface UserActions {
  readonly onDetail: (user: AdminUserRowFragment) => void;
  readonly onSetCredits: (user: AdminUserRowFragment) => void;
}

/** The columns of the table of users. */
export const columnsOf = ({ onDetail, onSetCredits }: UserActions): readonly Column<AdminUserRowFragment>[] => [
  { id: 'id', header: 'ID', cell: ({ id }) => <Id title={id}>{shortId(id)}</Id> },
  {
    id: 'user',
    header: t('User'),
    primary: true,
    cell: (user) => (
      <User>
        <OneLine>
          <Link to={customerPath(user.id)}>{nameOf(user)}</Link>
        </OneLine>
        {user.isAdmin && <Badge tone="info">{t('Admin')}</Badge>}
        {user.roles.includes('FINANCE') && <Badge tone="info">{t('Finance')}</Badge>}
        {user.accountSuspended && <Badge tone="warning">{t('Suspended')}</Badge>}
      </User>
    ),
  },
  {
    id: 'email',
    header: t('Email'),
    cell: ({ email }) => (email === '' ? blank : <Email>{breakable(email)}</Email>),
  },
  { id: 'credits', header: t('Credits'), align: 'end', sortValue: ({ credits }) => credits, cell: CreditsCell },
  {
    id: 'subscription',
    header: t('Subscription'),
    cell: ({ subscriptionStatus }) => <SubscriptionBadge status={subscriptionStatus} />,
  },
  { id: 'videos', header: t('Videos'), align: 'end', cell: ({ totalVideos }) => formatCount(totalVideos) },
  { id: 'avatars', header: t('Avatars'), align: 'end', cell: ({ totalAvatars }) => formatCount(totalAvatars) },
  {
    id: 'joined',
    header: t('Joined'),
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} style={{ whiteSpace: 'nowrap' }}>
        {formatDay(createdAt)}
      </time>
    ),
  },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (user) => (
      <Actions>
        <IconButton
          label={t('Details of {user}', { user: nameOf(user) })}
          icon={<Eye aria-hidden="true" />}
          onClick={() => onDetail(user)}
        />
        <IconButton
          label={t('Update credits of {user}', { user: nameOf(user) })}
          icon={<Wallet aria-hidden="true" />}
          onClick={() => onSetCredits(user)}
        />
        <IconLink
          to={historyPath('CREDITS', user.id)}
          label={t('Credit history of {user}', { user: nameOf(user) })}
          icon={<History aria-hidden="true" />}
        />
      </Actions>
    ),
  },
];

function CreditsCell({ credits, creditsHeld, debt }: AdminUserRowFragment) {
  return (
    <Credits>
      {formatCredits(credits)}
      {creditsHeld > 0 && <small>{t('{creditsHeld} held', { creditsHeld: formatCredits(creditsHeld) })}</small>}
      {debt > 0 && <small data-tone="danger">{t('{debt} owed', { debt: formatCredits(debt) })}</small>}
    </Credits>
  );
}
