import { CircleCheck, Film, LoaderCircle, Wallet } from 'lucide-react';
import { styled } from 'styled-components';
import type { DashboardQuery } from '../../gql/graphql.ts';
import { space, up } from '../../theme/tokens.ts';
import { formatCredits } from '../../ui/format.ts';
import { StatCard } from '../../ui/StatCard.tsx';
import { t } from '../../i18n/t.ts';

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
  const failed =
    stats === undefined || stats.failed === 0 ? t('All your videos') : t('{failed} failed', { failed: stats.failed });
  const waiting =
    stats === undefined || stats.pending === 0
      ? t('Being rendered')
      : t('{pending} waiting to begin', { pending: stats.pending });
  const owed = debt > 0 ? t('{debt} owed', { debt: formatCredits(debt) }) : undefined;
  const credits =
    owed ?? (held > 0 ? t('{held} held for rendering', { held: formatCredits(held) }) : t('Available now'));
  return (
    <Row aria-label={t('Your figures')}>
      <StatCard
        label={t('Total Videos')}
        value={stats?.total}
        hint={failed}
        icon={<Film aria-hidden="true" />}
        to="/my-videos"
      />
      <StatCard
        label={t('Ready Videos')}
        value={stats?.ready}
        hint={t('Finished and playable')}
        icon={<CircleCheck aria-hidden="true" />}
        to="/my-videos?status=ready"
      />
      <StatCard
        label={t('Processing')}
        value={stats?.processing}
        hint={waiting}
        icon={<LoaderCircle aria-hidden="true" />}
        to="/my-videos?status=processing"
      />
      <StatCard
        label={t('Credits')}
        value={formatCredits(available)}
        hint={credits}
        icon={<Wallet aria-hidden="true" />}
        to="/statement"
      />
    </Row>
  );
}
