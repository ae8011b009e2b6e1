import { useQuery } from '@apollo/client/react';
import { formatCount } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { platformTotalsQuery } from '../header/HeaderCards.tsx';
import { t } from '../../../i18n/t.ts';

const shown = (figure: number | undefined): string | undefined =>
  figure === undefined ? undefined : formatCount(figure);

/** Video statistics and the breakdown of presenters, refreshed by the header of the page. */
export function PlatformFigures() {
  const { data } = useQuery(platformTotalsQuery, { fetchPolicy: 'cache-first' });
  const videos = data?.platformTotals.videosByStatus;
  const avatars = data?.platformTotals.avatarsByType;
  return (
    <>
      <Stack as="section" $gap={3} aria-labelledby="video-figures">
        <h2 id="video-figures">{t('Videos')}</h2>
        <StatCards $columns={5}>
          <StatCard label={t('All videos')} value={shown(videos?.total)} />
          <StatCard label={t('Ready')} value={shown(videos?.ready)} />
          <StatCard label={t('Processing')} value={shown(videos?.processing)} />
          <StatCard label={t('Pending')} value={shown(videos?.pending)} />
          <StatCard label={t('Failed')} value={shown(videos?.failed)} />
        </StatCards>
      </Stack>
      <Stack as="section" $gap={3} aria-labelledby="avatar-figures">
        <h2 id="avatar-figures">{t('Avatars')}</h2>
        <StatCards $columns={5}>
          <StatCard label={t('Stock')} value={shown(avatars?.stock)} />
          <StatCard label={t('Custom')} value={shown(avatars?.custom)} />
        </StatCards>
      </Stack>
    </>
  );
}
