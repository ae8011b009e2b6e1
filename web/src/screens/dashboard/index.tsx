import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { loadAfterPaint } from '../../app/shown.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { graphql } from '../../gql/gql.ts';
import { color, space, up } from '../../theme/tokens.ts';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CreditManagement } from './CreditManagement.tsx';
import { greeting, isNew } from './greeting.ts';
import { MlsPromo } from './MlsPromo.tsx';
import { QuickTemplates } from './QuickTemplates.tsx';
import { StartCreation } from './StartCreation.tsx';
import { Stats } from './Stats.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const RecentVideos = lazy(() => loadAfterPaint(() => import('./recent/RecentVideos.tsx')));
const OverviewTabs = lazy(() => loadAfterPaint(() => import('./overview/OverviewTabs.tsx')));

/** Counts and the latest videos. The list has a separate cache entry, because it names no order. */
const dashboardQuery = graphql(`
  query Dashboard {
    videoStats {
      id
      total
      pending
      processing
      ready
      failed
    }
    videos(first: 3) {
      edges {
        cursor
        node {
          ...LiveVideo
        }
      }
      pageInfo {
        ...PageFields
      }
    }
  }
`);

/** How many videos the dashboard shows at most. */
const shownVideos = 3;

const Banner = styled.header`
  & > p {
    color: ${color.text2};
    margin-block-start: ${space[1]};
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${up.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;

/** `/dashboard`: figures, latest videos and links. */
export default function Dashboard() {
  const viewer = useViewer();
  const { account } = viewer;
  const { data, error, refetch } = useQuery(dashboardQuery, { fetchPolicy: 'cache-and-network' });
  const { title, sentence, link } = greeting(viewer, data?.videoStats);
  const begins = isNew(account);
  const videos = data?.videos.edges.slice(0, shownVideos).map(({ node }) => node);
  return (
    <Stack $gap={6}>
      <Banner>
        <h1>{title}</h1>
        <p>
          {sentence}
          {link !== undefined && (
            <>
              {' '}
              <Link to={link.to}>{link.label}</Link>
            </>
          )}
        </p>
      </Banner>
      {begins && <StartCreation credits={account.available} />}
      <Stats stats={data?.videoStats} account={account} />
      {data === undefined && error !== undefined && (
        <QueryError title={t('Your videos cannot be shown right now')} error={error} retry={refetch} />
      )}
      <Columns>
        <Stack $gap={6}>
          {!begins && <StartCreation credits={account.available} />}
          <QuickTemplates />
          <Suspense fallback={<Skeleton $height="280px" $radius="14px" />}>
            <OverviewTabs credits={account.available} stats={data?.videoStats} videos={videos} />
          </Suspense>
        </Stack>
        <Stack $gap={6} as="aside" aria-label={t('Credits and recent videos')}>
          <CreditManagement account={account} />
          <Suspense fallback={<Skeleton $height="220px" $radius="14px" />}>
            <RecentVideos videos={videos} failed={error !== undefined} />
          </Suspense>
          <MlsPromo />
        </Stack>
      </Columns>
    </Stack>
  );
}
