import { Film } from 'lucide-react';
import { useState } from 'react';
import type { LiveVideoFragment } from '../../../gql/graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlainList, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { RecentVideo } from './RecentVideo.tsx';
import { t } from '../../../i18n/t.ts';

export interface RecentVideosProps {
  /** The latest first; `undefined` while they are loading. */
  readonly videos: readonly LiveVideoFragment[] | undefined;
  /** True after a failure, which the screen shows elsewhere. */
  readonly failed: boolean;
}

/** The latest videos, one of them may play. */
export default function RecentVideos({ videos, failed }: RecentVideosProps) {
  const [playing, setPlaying] = useState<string | null>(null);
  if (videos === undefined)
    return failed ? null : (
      <Card title={t('Recent Videos')}>
        <Loading label={t('Loading videos…')}>
          <Stack $gap={4}>
            <Skeleton $height="60px" />
            <Skeleton $height="60px" />
          </Stack>
        </Loading>
      </Card>
    );
  if (videos.length === 0) {
    return (
      <Card title={t('Recent Videos')}>
        <EmptyState
          icon={<Film />}
          title={t('No videos yet')}
          action={<ButtonLink to="/generate-video">{t('Create First Video')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Card title={t('Recent Videos')}>
      <PlainList $gap={4}>
        {videos.map((video) => (
          <li key={video.id}>
            <RecentVideo
              video={video}
              playing={playing === video.id}
              onPlayingChange={(next) =>
                setPlaying((current) => (next ? video.id : current === video.id ? null : current))
              }
            />
          </li>
        ))}
      </PlainList>
      <ButtonLink to="/my-videos" variant="secondary">
        {t('View All Videos')}
      </ButtonLink>
    </Card>
  );
}
