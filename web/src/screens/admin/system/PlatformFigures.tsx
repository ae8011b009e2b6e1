import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { space, up } from '../../../theme/tokens.ts';
import { Stack } from '../../../ui/layout.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { platformTotalsQuery } from '../header/HeaderCards.tsx';

const Cards = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${up.lg} {
    gap: ${space[4]};
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;
const count = new Intl.NumberFormat('en-US');
const shown = (figure: number | undefined): string | undefined =>
  figure === undefined ? undefined : count.format(figure);

/** Video statistics and the avatar breakdown (spec part 3 section 2), refreshed by the header of the page. */
export function PlatformFigures() {
  const { data } = useQuery(platformTotalsQuery, { fetchPolicy: 'cache-first' });
  const videos = data?.platformTotals.videosByStatus;
  const avatars = data?.platformTotals.avatarsByType;
  return (
    <>
      <Stack as="section" $gap={3} aria-labelledby="video-figures">
        <h2 id="video-figures">Videos</h2>
        <Cards>
          <StatCard label="All videos" value={shown(videos?.total)} />
          <StatCard label="Ready" value={shown(videos?.ready)} />
          <StatCard label="Processing" value={shown(videos?.processing)} />
          <StatCard label="Pending" value={shown(videos?.pending)} />
          <StatCard label="Failed" value={shown(videos?.failed)} />
        </Cards>
      </Stack>
      <Stack as="section" $gap={3} aria-labelledby="avatar-figures">
        <h2 id="avatar-figures">Avatars</h2>
        <Cards>
          <StatCard label="Stock" value={shown(avatars?.stock)} />
          <StatCard label="Custom" value={shown(avatars?.custom)} />
        </Cards>
      </Stack>
    </>
  );
}
