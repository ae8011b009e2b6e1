import { CircleCheck, Film, LoaderCircle, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { space, up } from '../../theme/tokens.ts';
import { formatCredits } from '../../ui/format.ts';
import { StatCard } from '../../ui/StatCard.tsx';

const Row = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  ${up.lg} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space[4]};
  }
`;

export interface StatsProps {
  /** `undefined` while they are loading. */
  readonly stats: DashboardQuery['videoStats'] | undefined;
  readonly account: { readonly available: number; readonly held: number; readonly debt: number };
}

/** The four figures, each with a link to its details. */
export function Stats({ stats, account: { available, held, debt } }: StatsProps) {
  const failed = stats === undefined || stats.failed === 0 ? 'All your videos' : `${stats.failed} failed`;
  const waiting = stats === undefined || stats.pending === 0 ? 'Being rendered' : `${stats.pending} waiting to begin`;
  const owed = debt > 0 ? `${formatCredits(debt)} owed` : undefined;
  const credits = owed ?? (held > 0 ? `${formatCredits(held)} held for rendering` : 'Available now');
  return (
    <Row aria-label="Your figures">
      <StatCard
        label="Total Videos"
        value={stats?.total}
        hint={failed}
        icon={<Film aria-hidden="true" />}
        to="/my-videos"
      />
      <StatCard
        label="Ready Videos"
        value={stats?.ready}
        hint="Finished and playable"
        icon={<CircleCheck aria-hidden="true" />}
        to="/my-videos?status=ready"
      />
      <StatCard
        label="Processing"
        value={stats?.processing}
        hint={waiting}
        icon={<LoaderCircle aria-hidden="true" />}
        to="/my-videos?status=processing"
      />
      <StatCard
        label="Credits"
        value={formatCredits(available)}
        hint={credits}
        icon={<Wallet aria-hidden="true" />}
        to="/statement"
      />
    </Row>
  );
}
