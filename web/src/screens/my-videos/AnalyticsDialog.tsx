import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { WatchThrough } from '../../features/analytics/WatchThrough.tsx';
import { graphql } from '../../gql/gql.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Fact, Figures } from '../../ui/Figures.tsx';
import { formatCount } from '../../ui/format.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import type { Video } from './words.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const videoAnalyticsQuery = graphql(`
  query VideoAnalytics($id: ID!) {
    video(id: $id) {
      id
      analytics {
        watched {
          ...WatchedFields
        }
      }
    }
  }
`);

export interface AnalyticsDialogProps {
  readonly video: Video;
  readonly onClose: () => void;
}

/** How one video was watched. Mounted while it is open. */
export default function AnalyticsDialog({ video: { id, title }, onClose }: AnalyticsDialogProps) {
  const { data, error, refetch } = useQuery(videoAnalyticsQuery, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const figures = data?.video?.analytics;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Analytics')}
      description={t('“{title}”, since it was made. A viewer counts once a day.', { title })}
    >
      {figures === undefined && error === undefined && (
        <Loading label={t('Loading analytics…')}>
          <Skeleton $height="200px" />
        </Loading>
      )}
      {figures === undefined && error !== undefined && (
        <QueryError title={t('The figures cannot be shown right now')} error={error} retry={refetch} />
      )}
      {figures !== undefined && (
        <Stack $gap={5}>
          <Figures>
            <Fact name={t('Views')}>{formatCount(figures.watched.views)}</Fact>
            <Fact name={t('Unique viewers')}>{formatCount(figures.watched.viewers)}</Fact>
            <Fact name={t('Shares')}>{formatCount(figures.watched.shares)}</Fact>
            <Fact name={t('Exports')}>{formatCount(figures.watched.exports)}</Fact>
          </Figures>
          <WatchThrough watched={figures.watched} />
          <Cluster>
            <ButtonAnchor
              href={`/api/analytics?format=csv&videoId=${encodeURIComponent(id)}`}
              download
              variant="secondary"
              icon={<Download aria-hidden="true" />}
            >
              {t('Download CSV')}
            </ButtonAnchor>
          </Cluster>
        </Stack>
      )}
    </Dialog>
  );
}
