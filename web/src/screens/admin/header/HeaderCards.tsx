import { useQuery } from '@apollo/client/react';
import { Clapperboard, UserRound, UsersRound, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import { menuName } from '../../../app/session/useSession.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { graphql } from '../../../gql/gql.ts';
import { text } from '../../../theme/tokens.ts';
import { creditsInWords, formatCount, formatCredits } from '../../../ui/format.ts';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';

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
 * Current User, Total Videos, Total Avatars, User Credits (spec part 3 section 2): the platform's figures, with the
 * user's own as hints.
 */
export function HeaderCards() {
  const { user, account } = useViewer();
  const { data } = useQuery(platformTotalsQuery, { fetchPolicy: 'cache-and-network' });
  const totals = data?.platformTotals;
  const own = data?.videoStats.total;
  return (
    <StatCards $columns={4}>
      <StatCard
        label="Current User"
        value={<Name title={user.email}>{menuName(user)}</Name>}
        hint={<Email title={user.email}>{user.email}</Email>}
        icon={<UserRound aria-hidden="true" />}
      />
      <StatCard
        label="Total Videos"
        value={totals && formatCount(totals.videos)}
        hint={own === undefined ? ' ' : `${formatCount(own)} of your own`}
        icon={<Clapperboard aria-hidden="true" />}
      />
      <StatCard
        label="Total Avatars"
        value={totals && formatCount(totals.avatars)}
        hint={
          totals
            ? `${formatCount(totals.avatarsByType.stock)} stock, ${formatCount(totals.avatarsByType.custom)} custom`
            : ' '
        }
        icon={<UsersRound aria-hidden="true" />}
      />
      <StatCard
        label="User Credits"
        value={formatCredits(account.available)}
        hint={account.held > 0 ? `Your own, ${creditsInWords(account.held)} held` : 'Your own'}
        icon={<Wallet aria-hidden="true" />}
      />
    </StatCards>
  );
}
