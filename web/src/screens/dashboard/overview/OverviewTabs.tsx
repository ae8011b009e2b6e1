import { Activity as ActivityIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { DashboardQuery, LiveVideoFragment } from '../../../gql/graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Activity } from './Activity.tsx';
import { Overview } from './Overview.tsx';
import { t } from '../../../i18n/t.ts';

const Analytics = lazy(() => import('../analytics/Analytics.tsx'));

export interface OverviewTabsProps {
  readonly credits: number;
  readonly stats: DashboardQuery['videoStats'] | undefined;
  readonly videos: readonly LiveVideoFragment[] | undefined;
}

/** Overview, Analytics, Activity. */
export default function OverviewTabs({ credits, stats, videos }: OverviewTabsProps) {
  return (
    <Card>
      <Tabs
        label={t('Your work')}
        tabs={[
          { value: 'overview', label: t('Overview'), content: <Overview credits={credits} stats={stats} /> },
          {
            value: 'analytics',
            label: t('Analytics'),
            content: (
              <Suspense fallback={<Skeleton $height="240px" />}>
                <Analytics />
              </Suspense>
            ),
          },
          { value: 'activity', label: t('Activity'), content: <Latest videos={videos} /> },
        ]}
      />
    </Card>
  );
}

function Latest({ videos }: Pick<OverviewTabsProps, 'videos'>) {
  if (videos === undefined)
    return (
      <Loading label={t('Loading activity…')}>
        <Skeleton $height="140px" />
      </Loading>
    );
  if (videos.length === 0) return <EmptyState icon={<ActivityIcon />} title={t('No recent activity')} />;
  return <Activity videos={videos} />;
}
