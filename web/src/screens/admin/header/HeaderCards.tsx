import { useQuery } from '@apollo/client/react';
import { Clapperboard, UserRound, UsersRound, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import { menuName } from '../../../app/session/useSession.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { graphql } from '../../../gql/gql.ts';
import { text } from '../../../theme/tokens.ts';
import { creditsInWords, formatCount, formatCredits } from '../../../ui/format.ts';
import { blank } from '../../../ui/DataTable.tsx';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { t } from '../../../i18n/t.ts';

export const platformTotalsQuery = graphql(`
  query PlatformTotals {
    platformTotals {
      users
      administrators
      videos
      videosByStatus {
        total
        pending
        processing
        ready
        failed
      }
      avatars
      avatarsByType {
        stock
        custom
      }
    }
    videoStats {
      total
    }
  }
`);

const Name = styled.span`
  display: block;
  ${text('h2')} overflow-wrap: anywhere;
`;
const Email = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * "Current User", "Total Videos", "Total Avatars" and "User Credits": the platform's figures, with the
 * user's own as hints.
 */
export function HeaderCards() {
  const { user, account } = useViewer();
  const { data, error } = useQuery(platformTotalsQuery, { fetchPolicy: 'cache-and-network' });
  const totals = data?.platformTotals;
  const own = data?.videoStats.total;
  const isMissing = data === undefined && error !== undefined;
  const unknown = isMissing ? blank : undefined;
  const noHint = isMissing ? t('Could not be loaded') : '\u00a0';
  return (
    <StatCards $columns={4}>
      <StatCard
        label={t('Current User')}
        value={<Name title={user.email}>{menuName(user)}</Name>}
        hint={<Email title={user.email}>{user.email}</Email>}
        icon={<UserRound aria-hidden="true" />}
      />
      <StatCard
        label={t('Total Videos')}
        value={totals ? formatCount(totals.videos) : unknown}
        hint={own === undefined ? noHint : t('{own} of your own', { own: formatCount(own) })}
        icon={<Clapperboard aria-hidden="true" />}
      />
      <StatCard
        label={t('Total Avatars')}
        value={totals ? formatCount(totals.avatars) : unknown}
        hint={
          totals
            ? t('{stock} stock, {custom} custom', {
                stock: formatCount(totals.avatarsByType.stock),
                custom: formatCount(totals.avatarsByType.custom),
              })
            : noHint
        }
        icon={<UsersRound aria-hidden="true" />}
      />
      <StatCard
        label={t('User Credits')}
        value={formatCredits(account.available)}
        hint={account.held > 0 ? t('Your own, {held} held', { held: creditsInWords(account.held) }) : t('Your own')}
        icon={<Wallet aria-hidden="true" />}
      />
    </StatCards>
  );
}
